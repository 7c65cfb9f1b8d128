import { createNodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { problemText } from '../../core/problem.ts';
import { loadState } from '../../core/state/derive-state.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import { readRun } from '../../engine/thread/read-run.ts';
import { StartBlocked } from '../../host/start-blocked.ts';
import { describeRun } from '../../page/report/describe-run.ts';
import { describeTimeline } from '../../page/report/describe-timeline.ts';
import { fillStoredRecords } from '../../page/report/fill-records.ts';
import type { ShownRun } from '../../page/site/site.ts';
import type { IndexedRun } from '../../ports/app/run-index.ts';
import { GitHubError } from '../../ports/github.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import type { Mode } from '../work/mode.ts';
import type { WorkContext } from '../work/queued-work.ts';
import { createAnswers } from './answers.ts';

/** The time for which a run that was read is shown again, as long as the index knows of no newer record. */
const shownMilliseconds = 10_000;
const mostShown = 20;

/** Creates the reader of runs. People who look at the same run at the same time share one reading. */
export function createRunReader(context: WorkContext, now: () => number): (run: IndexedRun) => Promise<ShownRun> {
  const answers = createAnswers(now, { believedMilliseconds: shownMilliseconds, mostAnswers: mostShown });
  return (run) => answers.ask(`${run.repository.id} ${run.run} ${run.seq}`, () => read(context, run, now));
}

/** The side for an engine that starts nothing: any. To ask who serves the repository would cost a request and queue sweeps. */
export const forReading: Mode = { mode: 'app', since: '', isSettled: true };

/** Creates the engine that reads a repository, with the rights of its installation. It is never told to write. */
async function openReader(
  context: WorkContext,
  { installation, repository }: Pick<IndexedRun, 'installation' | 'repository'>,
): Promise<Engine> {
  const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
  const request = { installation, repository, workflowRun: { id: 0, attempt: 1, url }, mode: forReading };
  return (await createAppEngine(context, request)).engine;
}

/** Reads the records of a run, verified as for the engine, and describes what they tell. */
async function read(context: WorkContext, run: IndexedRun, now: () => number): Promise<ShownRun> {
  try {
    const engine = await openReader(context, run);
    const reading = await readRun(engine, run);
    if (!reading.ok) return { kind: 'trouble', message: problemText(reading.error) };
    const own = reading.value.stored.filter(({ record }) => record.run === run.run);
    const records = await fillStoredRecords({ texts: engine.ports.texts, hasher: createNodeHasher() }, own);
    const state = await loadState(records, run.run);
    if (!state.ok) return { kind: 'trouble', message: problemText(state.error) };
    const facts = { state: state.value, records, now: new Date(now()).toISOString() };
    // The App hears all comments.
    return { kind: 'run', run: describeRun(state.value, records, { isHeard: true }), timeline: describeTimeline(facts) };
  } catch (thrown) {
    if (thrown instanceof StartBlocked) return { kind: 'trouble', message: thrown.message };
    if (!(thrown instanceof GitHubError)) throw thrown;
    if (thrown.reason === 'not-found' || thrown.reason === 'expired') return { kind: 'gone' };
    context.log.warning(
      `Run ${run.run} of ${run.repository.owner}/${run.repository.name} could not be shown: ${problemText(thrown)}`,
    );
    return { kind: 'trouble', message: 'GitHub does not show the records of this run now.' };
  }
}
