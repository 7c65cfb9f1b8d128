import type { PushedPull } from '../../src/core/run/check-push.ts';
import { type Commits, type Comparisons, GitHubError, type PullRequests } from '../../src/ports/github.ts';
import type { Issues } from '../../src/ports/issues.ts';
import type { Ledgers } from '../../src/ports/ledgers.ts';
import type { Reactions, ReactionTarget } from '../../src/ports/reactions.ts';
import type { PushTargets, Reviews } from '../../src/ports/reviews.ts';
import { createAccounts } from '../simulation/world/accounts.ts';
import { createCode } from '../simulation/world/code.ts';
import { createIssueBoard, type IssueBoard } from '../simulation/world/issues.ts';
import { createPulls, type Pulls } from '../simulation/world/pulls.ts';
import { checkRequests, tellWrites } from './watch-port.ts';

/** The ledgers and runs issues, with what a test asks of them. */
export interface HarnessLedgers extends Ledgers {
  /** The requests that were made, in words. */
  readonly requests: readonly string[];
  /** All issues that were made, of one kind. */
  readonly issues: IssueBoard['listLedgers'];
  /** From now on every request fails. */
  fail(error: Error | undefined): void;
}

/** Pull requests, issues and reviews, with what a test asks of them. */
export interface HarnessPublishing
  extends Pick<Pulls, 'pulls' | 'open'>,
    Pick<Pulls['ports'], 'pullRequests' | 'reviews'>,
    Pick<IssueBoard, 'made' | 'issues'> {
  /** The reviews. */
  readonly written: Pulls['reviews'];
  /** From now on this request is refused. */
  refuse(request: keyof typeof publishing, error: Error): void;
}

const publishing = {
  'pull-request': 'pullRequests.create',
  reviewers: 'pullRequests.requestReviewers',
  issue: 'issues.create',
  review: 'reviews.create',
} as const;

/** The GitHub of the simulation, as a test of the engine has it: it tells of each write, and refuses what the test wants. */
export interface HarnessWorld {
  readonly reactions: Reactions &
    Pick<IssueBoard, 'given'> & {
      /** From now on GitHub refuses reactions. */
      refuse(): void;
    };
  readonly ledgers: HarnessLedgers;
  readonly publishing: HarnessPublishing;
  readonly pushTargets: PushTargets;
  readonly branches: Map<string, string>;
  readonly commits: Commits;
  readonly comparisons: Comparisons;
}

/** What the push to the branch of a pull request meets. */
export interface PushFacts {
  /** What is special about the pull request of the run; `gone`: GitHub shows none. */
  readonly pushedPull?: Partial<PushedPull> | 'gone';
  /** Other open pull requests of that branch. */
  readonly samePulls?: readonly PushedPull[];
  readonly protectedBranch?: string;
}

interface WorldOptions {
  /** Is told of every write in words, after it. */
  readonly written: (what: string) => void;
  readonly countComments: (thread: number) => number;
  readonly now: () => number;
  readonly facts: PushFacts;
}

export function createHarnessWorld({ written, countComments, now, facts }: WorldOptions): HarnessWorld {
  /** The refusals, by the port, or by the port and its method. */
  const refused = new Map<string, Error>();
  let next = 500;
  const board = createIssueBoard(() => next++, { countComments, now });
  const asked: string[] = [];
  const check = (port: string) => (request: string, given: readonly unknown[]) => {
    if (port === 'ledgers') asked.push([request.replace(/^list(?:All)?$/, 'find'), ...given].join(' '));
    const error = refused.get(port) ?? refused.get(`${port}.${request}`);
    if (error !== undefined) throw error;
  };
  const notAccessible = new GitHubError('not accessible', { reason: 'forbidden', status: 403, code: 'BATON-E801' });
  const checked = checkRequests(board.reactions, check('reactions'));
  const reactions = tellWrites<Reactions>(
    checked,
    {
      add: ([target, content]) => `react ${nameOf(target)} ${content}`,
      remove: ([target]) => `unreact ${nameOf(target)}`,
    },
    written,
  );
  const ledgers = checkRequests(board.ledgers, check('ledgers'));
  const code = createCode();
  // A test says which branches there are.
  code.branches.delete('main');
  let nextPull = 100;
  const pulling = createPulls({ takeNumber: () => nextPull++, code, accounts: createAccounts('write') });
  return {
    branches: code.branches,
    comparisons: code.ports.comparisons,
    commits: tellWrites<Commits>(
      code.ports.commits,
      {
        createCommit: (_, { sha }) => `commit ${sha}`,
        createBranch: ([branch]) => `branch ${branch}`,
        moveBranch: ([branch], isMoved) => (isMoved ? `move ${branch}` : undefined),
      },
      written,
    ),
    publishing: {
      pulls: pulling.pulls,
      open: pulling.open,
      made: board.made,
      written: pulling.reviews,
      refuse: (request, error) => void refused.set(publishing[request], error),
      pullRequests: tellWrites<PullRequests>(
        checkRequests(pulling.ports.pullRequests, check('pullRequests')),
        {
          create: (_, { number }) => `pull request ${number}`,
          update: ([number]) => `update pull request ${number}`,
          requestReviewers: ([number]) => `reviewers ${number}`,
        },
        written,
      ),
      issues: tellWrites<Issues>(
        checkRequests(board.issues, check('issues')),
        { create: (_, { number }) => `issue ${number}` },
        written,
      ),
      reviews: tellWrites<Reviews>(
        checkRequests(pulling.ports.reviews, check('reviews')),
        { create: (_, { id }) => `review ${id}` },
        written,
      ),
    },
    pushTargets: changePushTargets(pulling, facts),
    ledgers: {
      ...tellWrites<Ledgers>(ledgers, { create: (_, { number }) => `ledger ${number}` }, written),
      requests: asked,
      issues: board.listLedgers,
      fail: (error) => void (error === undefined ? refused.delete('ledgers') : refused.set('ledgers', error)),
    },
    reactions: {
      ...reactions,
      async replaceEyes(target, eyes, content) {
        await reactions.add(target, content);
        await reactions.remove(target, eyes);
      },
      given: board.given,
      refuse: () => void refused.set('reactions', notAccessible),
    },
  };
}

/** Returns what pushes meet, with what people did to a pull request that nobody opened in the test. */
function changePushTargets({ ports, rules }: Pulls, facts: PushFacts): PushTargets {
  const unhindered = { state: 'open', hasAutoMerge: false, approvedBy: [] } as const;
  if (facts.protectedBranch !== undefined) rules.protected.add(facts.protectedBranch);
  return {
    ...ports.pushTargets,
    listPulls: async (branch) => [...(facts.samePulls ?? []), ...(await ports.pushTargets.listPulls(branch))],
    readPull: async (number) =>
      facts.pushedPull === 'gone' ? undefined : { number, branch: 'fix-docs', ...unhindered, ...facts.pushedPull },
  };
}

function nameOf(target: ReactionTarget): string {
  return 'comment' in target ? `comment ${target.comment}` : `subject ${target.subject}`;
}
