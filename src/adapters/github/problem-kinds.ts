import type { ProblemKind } from '../../core/problem.ts';
import { kindByReason } from './kind-by-reason.ts';

/** Errors of GitHub, for `docs/errors.md`. */
export const githubProblemKinds: readonly ProblemKind[] = Object.values(kindByReason);
