import { oneLine } from '../../markdown/elements.ts';

/** Renders the effects that a job would have had for its summary; empty unless it is a dry run. */
export function renderDryRun(
  effects: readonly string[] | undefined,
  avoided: 'written' | 'started' = 'written',
): readonly string[] {
  if (effects === undefined) return [];
  const lines = effects.map((effect) => `- ${oneLine(effect, 500)}`).join('\n');
  return [`Dry run: nothing was ${avoided}. It would have:`, lines];
}
