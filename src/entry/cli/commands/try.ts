import { printJson, printText } from '../files/read-json.ts';
import type { RunReport } from '../report/run-report.ts';
import { explainNothing } from '../try/explain-nothing.ts';
import { renderTry } from '../try/render-try.ts';
import { type EndedTry, runTry } from '../try/run-try.ts';
import type { TryOptions } from '../try/try-options.ts';

/** Exit code of a program that was ended by Ctrl-C. */
const interrupted = 130;

/** Plays a pipeline of the user on a local GitHub. Returns 0 if the run ended well or waits for a person, 1 if not. */
export async function tryPipeline(options: TryOptions): Promise<number> {
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const controller = new AbortController();
  const stop = (): void => {
    say('Stopping. Nothing is left behind.');
    controller.abort();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const ended = await runTry(options, { directory: process.cwd(), signal: controller.signal, say });
    return report(ended, { options, say });
  } catch (error) {
    if (controller.signal.aborted) return interrupted;
    throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

function report(
  { plan, report: facts, files, events, folder }: EndedTry,
  { options, say }: { readonly options: TryOptions; readonly say: (line: string) => void },
): number {
  if (options.json === true) printJson({ ...facts, folder, files });
  else printText(renderTry(facts, files));
  const hasStarted = facts.runs.length > 0 || facts.steps.length > 0;
  if (!hasStarted) say(explainNothing({ plan, role: options.as, events, report: facts }));
  say(`Prompts, handoffs and diffs are in ${folder}.`);
  return hasStarted && isGood(facts) ? 0 : 1;
}

/** Returns whether nothing failed. A run that waits for a person, or had nothing to do, has not failed. */
function isGood({ runs, steps, failures, jobs }: RunReport): boolean {
  const outcomes = [...runs.map(({ outcome }) => outcome), ...steps.map(({ outcome }) => outcome)];
  const isBroken = failures.length > 0 || jobs.some(({ conclusion }) => conclusion === 'failure');
  return !isBroken && !outcomes.some((outcome) => outcome === 'failed' || outcome === 'cancelled');
}
