import type { BuiltinName } from '../config/builtin-schemas.ts';
import type { State } from './state.ts';

/** How many things the built-ins of one kind have made in a run so far: labels that were changed, else one for each success. */
export function countMade({ tasks }: Pick<State, 'tasks'>, kind: BuiltinName): number {
  const own = tasks.filter(({ body }) => body.engine === 'built-in' && body.agent === kind && body.outcome === 'succeeded');
  if (kind !== 'labels') return own.length;
  return own.reduce((sum, { body }) => sum + count(body.results.labels_added) + count(body.results.labels_removed), 0);
}

function count(names: string | undefined): number {
  return names === undefined || names === '' ? 0 : names.split(', ').length;
}
