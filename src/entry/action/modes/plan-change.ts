import { oneLine } from '../../../core/markdown/inline.ts';
import { problemText } from '../../../core/problem.ts';
import { type Change, describeChange } from '../../../core/trigger/change.ts';
import { applyChange } from '../../../engine/decision/apply-change.ts';
import type { JobContext } from '../job/job-context.ts';
import { writeSummary } from '../report/summary.ts';
import type { WiredEngine } from '../wire/create-engine.ts';

/** Lets the runs about a subject answer to its change, and says what they made of it. */
export async function planChange(
  context: JobContext,
  { wired, change }: { wired: WiredEngine; change: Change | 'not-so' },
): Promise<void> {
  if (change === 'not-so')
    return writeSummary(
      'Nothing was done: what this workflow run was told of its issue or pull request is not so, or not any more.',
    );
  const changed = await applyChange(wired.engine, { change, configText: wired.configText });
  if (!changed.ok) throw new Error(changed.error.map(problemText).join('\n'));
  const about = `#${change.subject.number}: ${describeChange(change)}.`;
  const lines = changed.value.map(({ run, said }) => `Run \`${run}\`: ${oneLine(said, 500)}.`);
  const effects = (wired.effects ?? []).map((effect) => `- Dry run: would ${oneLine(effect, 500)}`);
  const words = [about, ...(lines.length === 0 ? ['No run about it was under way.'] : lines), ...effects];
  for (const line of words) context.log.info(line);
  await writeSummary(words.join('\n\n'));
}
