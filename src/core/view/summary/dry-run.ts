import { oneLine } from '../../markdown/elements.ts';
import type { State } from '../../run/state.ts';
import { renderRunOverview } from '../status/stage-graph.ts';

/** Renders the effects that a job would have had for its summary; empty unless it is a dry run. */
export function renderDryRun(
  effects: readonly string[] | undefined,
  avoided: 'written' | 'started' = 'written',
): readonly string[] {
  if (effects === undefined) return [];
  if (effects.length === 0) return [`Dry run: nothing was ${avoided}, and there was nothing to do.`];
  const lines = effects.map((effect) => `- ${oneLine(effect, 500)}`).join('\n');
  return [`Dry run: nothing was ${avoided}. It would have:`, lines];
}

/** Renders the stages of a run after a job. After a dry run they stand like this only in theory, and the text says so. */
export function renderOverviewAfter(state: State, { isDry }: { readonly isDry: boolean }): string {
  const overview = renderRunOverview(state);
  return isDry ? `The run would then look like this:\n\n${overview}` : overview;
}
