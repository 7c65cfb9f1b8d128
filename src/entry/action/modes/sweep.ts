import { renderSweepSummary } from '../../../core/text/summary-sweep.ts';
import { createDryPorts } from '../../../engine/create-dry-ports.ts';
import { sweep as sweepRuns } from '../../../engine/sweep.ts';
import { silenceWords } from '../../../engine/sweep-run.ts';
import { createEngine, type WiredEngine } from '../create-engine.ts';
import type { JobContext } from '../job-context.ts';
import { keepConfigIssue } from '../keep-config-issue.ts';
import { writeOutputs } from '../write-outputs.ts';
import { writeSummary } from '../write-summary.ts';

/** Finds what runs wait for in vain, and dispatches what settles it. */
export async function sweep(context: JobContext): Promise<void> {
  const tasks = await sweepAll(context, await createEngine(context));
  await writeOutputs({ tasks: JSON.stringify(tasks) });
}

/** Names of the executions that something was started for. */
export async function sweepAll(context: JobContext, wired: WiredEngine): Promise<readonly string[]> {
  const dry = context.inputs.dryRun ? createDryPorts(wired.engine.ports) : undefined;
  const engine = { ...wired.engine, ports: dry?.ports ?? wired.engine.ports };
  const swept = await sweepRuns(engine, wired.github.listRecordThreads);
  await keepConfigIssue(context, { ports: wired.github, text: wired.configText });
  const found = swept.tasks.map(({ title, silence }) => ({ title, words: silenceWords(silence) }));
  await writeSummary(renderSweepSummary({ open: swept.open, found, repeated: swept.repeated, dryEffects: dry?.effects }));
  return swept.tasks.filter(({ silence }) => silence.kind !== 'hopeless').map(({ title }) => title);
}
