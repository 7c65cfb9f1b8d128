import type { PushedPull } from '../../src/core/run/check-push.ts';
import type { PushTargets } from '../../src/ports/reviews.ts';

/** What the push to the branch of a pull request meets. */
export interface PushFacts {
  /** What is special about the pull request of the run; `gone`: GitHub shows none. */
  readonly pushedPull?: Partial<PushedPull> | 'gone';
  /** Other open pull requests of that branch. */
  readonly samePulls?: readonly PushedPull[];
  readonly protectedBranch?: string;
}

/** Creates the port for what a push would meet: by default nothing is in its way. */
export function createFakePushTargets(facts: PushFacts, branches: ReadonlyMap<string, string>): PushTargets {
  return {
    readProtection: async (branch) => (branches.has(branch) ? branch === facts.protectedBranch : undefined),
    listPulls: async () => facts.samePulls ?? [],
    async readPull(number) {
      if (facts.pushedPull === 'gone') return undefined;
      return { number, branch: 'fix-docs', state: 'open', hasAutoMerge: false, approvedBy: [], ...facts.pushedPull };
    },
  };
}
