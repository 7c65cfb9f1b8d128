import type { ProblemKind } from '../../core/problem.ts';
import { kindByReason } from './kind-by-reason.ts';

/** Errors of GitHub, for `docs/errors.md`. */
export const problemKinds: readonly ProblemKind[] = Object.values(kindByReason);
