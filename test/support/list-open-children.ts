import { childrenOf } from '../../src/core/run/children.ts';
import type { State } from '../../src/core/run/state.ts';
import { isOpen } from '../../src/core/run/task-row.ts';

/** Lists the children of a task that have not ended, also those that it does not wait for. */
export function listOpenChildren({ run, rows }: Pick<State, 'run' | 'rows'>, parent: string): readonly string[] {
  const children = childrenOf(run, parent).flatMap(({ name }) => rows.get(name) ?? []);
  return children.filter(isOpen).map(({ name }) => name);
}
