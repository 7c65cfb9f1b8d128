import type { PushedPull } from '../../src/core/run/check-push.ts';
import type { PushTargets } from '../../src/ports/reviews.ts';
import type { FakePull } from './fake-publishing.ts';

const unhindered = { state: 'open', hasAutoMerge: false, approvedBy: [] } as const;

/** What the push to the branch of a pull request meets. */
export interface PushFacts {
  /** What is special about the pull request of the run; `gone`: GitHub shows none. */
  readonly pushedPull?: Partial<PushedPull> | 'gone';
  /** Other open pull requests of that branch. */
  readonly samePulls?: readonly PushedPull[];
  readonly protectedBranch?: string;
}

/** Creates the port for what a push would meet: by default nothing is in its way. */
export function createFakePushTargets(
  facts: PushFacts,
  {
    branches,
    pulls,
    messages,
    parents,
  }: {
    readonly branches: ReadonlyMap<string, string>;
    readonly pulls: readonly FakePull[];
    readonly messages: ReadonlyMap<string, string>;
    readonly parents: ReadonlyMap<string, readonly string[]>;
  },
): PushTargets {
  return {
    readProtection: async (branch) => (branches.has(branch) ? branch === facts.protectedBranch : undefined),
    listPulls: async (branch) => [
      ...(facts.samePulls ?? []),
      ...pulls.flatMap(({ number, head }) => (head === branch ? [{ ...unhindered, number, branch }] : [])),
    ],
    async readPull(number) {
      if (facts.pushedPull === 'gone') return undefined;
      return { number, branch: 'fix-docs', ...unhindered, ...facts.pushedPull };
    },
    async listMessages(commit) {
      const found: string[] = [];
      for (let sha: string | undefined = commit; sha !== undefined; sha = parents.get(sha)?.[0])
        found.push(messages.get(sha) ?? '');
      return found;
    },
  };
}
