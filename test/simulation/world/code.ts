import type { PushedPull } from '../../../src/core/run/check-push.ts';
import { type Commits, type Comparisons, type FileChange, GitHubError, type PullRequests } from '../../../src/ports/github.ts';
import type { Issue, Issues } from '../../../src/ports/issues.ts';
import type { PushTargets, Reviews } from '../../../src/ports/reviews.ts';
import { bot } from './comments.ts';

export interface SimCommit {
  readonly sha: string;
  readonly message: string;
  readonly parents: readonly string[];
  readonly changes: readonly FileChange[];
}

export interface SimPull {
  readonly number: number;
  readonly head: string;
  title: string;
  body: string;
  readonly author: number;
}

/** Branches, commits, pull requests, reviews and further issues of a repository. */
export interface Code {
  readonly branches: ReadonlyMap<string, string>;
  readTip(branch: string): string | undefined;
  readonly commits: ReadonlyMap<string, SimCommit>;
  readonly pulls: readonly SimPull[];
  readonly made: readonly Issue[];
  readonly ports: {
    readonly commits: Commits;
    readonly comparisons: Comparisons;
    readonly pullRequests: PullRequests;
    readonly pushTargets: PushTargets;
    readonly issues: Issues;
    readonly reviews: Reviews;
  };
}

export const headSha = 'a'.repeat(40);
const conflict = (message: string): GitHubError =>
  new GitHubError(message, { reason: 'conflict', status: 422, code: 'BATON-E805' });

/** Returns the id of a commit: its first seven digits, which are all that a reader sees, are its own. */
export function shaOf(kind: string, number: number): string {
  return number.toString(16).padStart(7, kind).padEnd(40, '0');
}

export function createCode(takeNumber: () => number): Code {
  const branches = new Map([['main', headSha]]);
  const commits = new Map<string, SimCommit>([[headSha, { sha: headSha, message: 'begin', parents: [], changes: [] }]]);
  const pulls: SimPull[] = [];
  const made: Issue[] = [];
  const reviews: {
    readonly id: number;
    readonly pull: number;
    readonly url: string;
    readonly body: string;
    readonly author: number;
  }[] = [];
  const render = ({ number, body, author }: SimPull) => ({
    number,
    url: `https://github.com/octo-org/ledger/pull/${number}`,
    body,
    author,
  });

  const listAncestors = (sha: string): readonly string[] => {
    const found = new Set([sha]);
    for (const each of found) for (const parent of commits.get(each)?.parents ?? []) found.add(parent);
    return [...found];
  };

  return {
    branches,
    readTip: (branch) => branches.get(branch),
    commits,
    pulls,
    made,
    ports: {
      commits: {
        readBranch: async (branch) => branches.get(branch),
        async readCommit(sha) {
          const { message = '', parents = [] } = commits.get(sha) ?? {};
          return { message, verified: true, parents };
        },
        async createCommit({ message, parent, merged, changes }) {
          const sha = shaOf('c', commits.size);
          commits.set(sha, { sha, message, parents: merged === undefined ? [parent] : [parent, merged], changes });
          return { sha, tree: sha, verified: true };
        },
        async createBranch(branch, sha) {
          if ((branches.get(branch) ?? sha) !== sha) throw conflict('Reference already exists');
          branches.set(branch, sha);
        },
        async moveBranch(branch, sha) {
          const tip = branches.get(branch);
          if (tip === undefined || !listAncestors(sha).includes(tip)) return false;
          branches.set(branch, sha);
          return true;
        },
        deleteBranch: async (branch, sha) => branches.get(branch) === sha && branches.delete(branch),
      },
      comparisons: {
        async compare(base, head) {
          const known = new Set(listAncestors(base));
          const fresh = listAncestors(head).filter((sha) => !known.has(sha));
          return { commits: fresh.length, files: (commits.get(head)?.changes ?? []).map(toFile) };
        },
      },
      pullRequests: {
        readOpen: async (head) => pulls.filter((pull) => pull.head === head).map(render)[0],
        async create({ head, title, body }) {
          if (pulls.some((pull) => pull.head === head)) throw conflict(`A pull request already exists for octo-org:${head}.`);
          const pull = { number: takeNumber(), head, title, body, author: bot.id };
          pulls.push(pull);
          return render(pull);
        },
        async update(number, change) {
          const pull = pulls.find((each) => each.number === number);
          if (pull !== undefined) Object.assign(pull, change);
        },
        requestReviewers: async () => undefined,
      },
      pushTargets: {
        readProtection: async (branch) => (branches.has(branch) ? false : undefined),
        listPulls: async (branch) => pulls.filter(({ head }) => head === branch).map(({ number }) => toPushed(number, branch)),
        async readPull(number) {
          const pull = pulls.find((each) => each.number === number);
          return pull && toPushed(number, pull.head);
        },
        async listMessages(commit, base) {
          const known = new Set(listAncestors(branches.get(base) ?? headSha));
          return listAncestors(commit).flatMap((sha) => (known.has(sha) ? [] : [commits.get(sha)?.message ?? '']));
        },
      },
      issues: {
        listSince: async () => made,
        async create({ body }) {
          const number = takeNumber();
          const issue = { number, url: `https://github.com/octo-org/ledger/issues/${number}`, body, author: bot.id };
          made.push(issue);
          return issue;
        },
      },
      reviews: {
        list: async (pull) => reviews.filter((review) => review.pull === pull),
        async create(pull, { body }) {
          const id = 900 + reviews.length;
          const review = { id, pull, url: `https://github.com/octo-org/ledger/pull/${pull}#review-${id}`, body, author: bot.id };
          reviews.push(review);
          return review;
        },
      },
    },
  };
}

function toPushed(number: number, branch: string): PushedPull {
  return { number, branch, state: 'open', hasAutoMerge: false, approvedBy: [] };
}

/** Returns a file with one line as it stands in a comparison with a base that lacks it. */
function toFile({ path, content }: FileChange) {
  const patch = `@@ -0,0 +1 @@\n+${Buffer.from(content ?? '').toString()}\n\\ No newline at end of file`;
  return { path, status: 'added', additions: 1, deletions: 0, patch };
}
