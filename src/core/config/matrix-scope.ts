import type { MatrixScope } from '../template/template-shape.ts';
import type { Matrix } from './schema/matrix-schema.ts';

/** Returns what templates may read of the elements of a matrix stage. `find` returns the matrices of other stages. */
export function matrixScopeOf({ origin }: Matrix, find: (stage: string) => Matrix | undefined): MatrixScope {
  switch (origin.kind) {
    case 'values':
      return {
        kind: 'values',
        keys: [...new Set(origin.values.flatMap((value) => (typeof value === 'string' ? [] : Object.keys(value))))],
      };
    case 'data':
      return { kind: 'data' };
    case 'each': {
      const inner = find(origin.stage);
      // Stages that need each other are refused elsewhere; here they must not go on for ever.
      const others = (stage: string): Matrix | undefined => (stage === origin.stage ? undefined : find(stage));
      return { kind: 'each', ...(inner === undefined ? {} : { of: matrixScopeOf(inner, others) }) };
    }
  }
}
