import { needsPerson } from '../../core/output/outcome.ts';
import { awaitingStages } from '../../core/run/decide.ts';
import { parseViewMarker } from '../../core/view/markers.ts';
import type { Views } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import { listOwnViews } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';
import { labelAnswered } from './labels.ts';

/**
 * Folds the comments in which a run asked a person about stages that wait for nobody any more, and takes the label off that called
 * for one. Does nothing for a run that never asked.
 */
export async function closeRequests(engine: Views, reading: RunReading): Promise<void> {
  const { state } = reading;
  const { run } = state.run;
  if (!mayAsk(reading)) return;
  const open = new Set(state.end === undefined ? awaitingStages(state).map(({ stage }) => `${run}/${stage}`) : []);
  const what = `The requests of run ${run} to a person were not folded`;
  await warnIfRefused(engine, { what }, async () => {
    const views = await listOwnViews(engine, reading);
    const dealt = views.filter(({ body }) => isRequestOf(run, body) && !open.has(stageOf(body) ?? ''));
    if (dealt.length === 0) return;
    if (open.size === 0 && !needsPerson(state.end?.body.outcome ?? 'succeeded')) await labelAnswered(engine, state);
    const shown = dealt.filter(({ isMinimised }) => isMinimised !== true);
    if (shown.length > 0) await engine.ports.threads.minimiseAll(shown, 'resolved');
  });
}

/** Returns whether the run can have asked a person, by its config. */
function mayAsk({ state }: RunReading): boolean {
  const { config, pipeline } = state.run.body;
  return Object.values(config.pipelines[pipeline]?.stages ?? {}).some(({ approval }) => approval !== undefined);
}

function isRequestOf(run: string, body: string): boolean {
  return parseViewMarker('request', body)?.startsWith(`${run}/`) === true;
}

/** Returns the run and stage of a request: its marker without what was asked. */
function stageOf(body: string): string | undefined {
  return parseViewMarker('request', body)?.split('/').slice(0, 2).join('/');
}
