import { oneLine } from '../../core/text/one-line.ts';
import type { Change } from '../../core/trigger/change.ts';
import { describeChange } from '../../core/trigger/describe-change.ts';
import { changeRuns } from '../../engine/change-runs.ts';
import { createDryPorts } from '../../engine/create-dry-ports.ts';
import type { WiredEngine } from './create-engine.ts';
import type { JobContext } from './job-context.ts';
import { writeSummary } from './write-summary.ts';

/** Lets the runs about a subject answer to its change, and says what they made of it. */
export async function planChange(
  context: JobContext,
  { wired, change }: { wired: WiredEngine; change: Change | 'not-so' },
): Promise<void> {
  if (change === 'not-so')
    return writeSummary(
      'Nothing was done: what this workflow run was told of its issue or pull request is not so, or not any more.',
    );
  const dry = context.inputs.dryRun ? createDryPorts(wired.engine.ports) : undefined;
  const engine = { ...wired.engine, ports: dry?.ports ?? wired.engine.ports };
  const changed = await changeRuns(engine, { change, configText: wired.configText });
  if (!changed.ok) throw new Error(changed.error.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const about = `#${change.subject.number}: ${describeChange(change)}.`;
  const lines = changed.value.map(({ run, said }) => `Run \`${run}\`: ${oneLine(said, 500)}.`);
  const effects = (dry?.effects ?? []).map((effect) => `- Dry run: would ${oneLine(effect, 500)}`);
  const words = [about, ...(lines.length === 0 ? ['No run about it was under way.'] : lines), ...effects];
  for (const line of words) context.log.info(line);
  await writeSummary(words.join('\n\n'));
}
