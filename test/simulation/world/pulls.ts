import type { PushedPull } from '../../../src/core/run/check-push.ts';
import type { PullRequests } from '../../../src/ports/github.ts';
import type { NewReview, PushTargets, Review, Reviews } from '../../../src/ports/reviews.ts';
import type { Accounts } from './accounts.ts';
import type { Code } from './code.ts';
import { bot } from './comments.ts';
import { refuse } from './refuse.ts';

export interface SimPull {
  readonly number: number;
  readonly head: string;
  readonly base: string;
  title: string;
  body: string;
  readonly author: number;
  readonly draft: boolean;
  state: PushedPull['state'];
  hasAutoMerge: boolean;
  /** The branch is one of a fork. */
  readonly isOfFork: boolean;
  /** Those who were asked for a review. */
  readonly reviewers: Set<string>;
}

export interface SimReview extends Review, Pick<NewReview, 'event'> {
  readonly pull: number;
  readonly by: string;
  readonly commit?: string;
}

/** The rules of the repository, which its maintainers change. */
interface Rules {
  /** "Allow GitHub Actions to create and approve pull requests". */
  areActionsAllowed: boolean;
  /** Branches that nobody may push to. */
  readonly protected: Set<string>;
}

/** Pull requests and reviews of a repository. */
export interface Pulls {
  readonly pulls: readonly SimPull[];
  readonly reviews: readonly SimReview[];
  readonly rules: Rules;
  /** Somebody opens a pull request. */
  open(pull: Pick<SimPull, 'head' | 'author'> & Partial<SimPull>): SimPull;
  /** Somebody reviews one. */
  review(pull: number, review: { readonly by: string; readonly event: NewReview['event'] }): void;
  readonly ports: { readonly pullRequests: PullRequests; readonly pushTargets: PushTargets; readonly reviews: Reviews };
}

interface PullsOptions {
  readonly takeNumber: () => number;
  readonly code: Code;
  readonly accounts: Accounts;
}

const writing: readonly (string | undefined)[] = ['write', 'maintain', 'admin'];

export function createPulls({ takeNumber, code, accounts }: PullsOptions): Pulls {
  const pulls: SimPull[] = [];
  const reviews: SimReview[] = [];
  const rules: Rules = { areActionsAllowed: true, protected: new Set() };
  const find = (number: number): SimPull | undefined => pulls.find((pull) => pull.number === number);
  const listOpen = (head: string): readonly SimPull[] =>
    pulls.filter((pull) => pull.head === head && pull.state === 'open' && !pull.isOfFork);

  function open({ head, author, ...more }: Parameters<Pulls['open']>[0]): SimPull {
    const text = { title: 'x', body: '', base: 'main', draft: false };
    const pull = { ...text, state: 'open', hasAutoMerge: false, isOfFork: false, reviewers: new Set<string>() } as const;
    const opened: SimPull = { ...pull, number: more.number ?? takeNumber(), head, author, ...more };
    pulls.push(opened);
    return opened;
  }

  function add(
    pull: number,
    review: Pick<SimReview, 'body' | 'event' | 'by' | 'commit'> & { readonly author: number },
  ): SimReview {
    const id = 900 + reviews.length;
    const made = { ...review, id, pull, url: `https://github.com/octo-org/ledger/pull/${pull}#pullrequestreview-${id}` };
    reviews.push(made);
    return made;
  }

  /** Describes a pull request, with those whose approvals let GitHub merge: the newest verdict of each who may write. */
  async function describe({ number, head, state, hasAutoMerge }: SimPull): Promise<PushedPull> {
    const verdicts = new Map(
      reviews.filter(({ pull, event }) => pull === number && event !== 'comment').map(({ by, event }) => [by, event]),
    );
    const approvedBy: string[] = [];
    for (const [login, event] of verdicts) {
      const canMerge = login.endsWith('[bot]') || writing.includes(await accounts.permissions.askRole(login));
      if (event === 'approve' && canMerge) approvedBy.push(login);
    }
    return { number, branch: head, state, hasAutoMerge, approvedBy: state === 'open' ? approvedBy : [] };
  }

  function checkAllowed(what: string): void {
    if (!rules.areActionsAllowed)
      throw refuse({ status: 403, message: `GitHub Actions is not permitted to ${what} pull requests.` });
  }

  return {
    pulls,
    reviews,
    rules,
    open,
    review: (pull, { by, event }) => void add(pull, { body: '', event, by, author: 0 }),
    ports: {
      pullRequests: {
        readOpen: async (head) => listOpen(head).map(render)[0],
        async create({ head, base, ...text }) {
          checkAllowed('create or approve');
          const message = `A pull request already exists for octo-org:${head}.`;
          if (listOpen(head).some((pull) => pull.base === base)) throw refuse({ status: 422, message });
          return render(open({ head, base, ...text, author: bot.id }));
        },
        async update(number, change) {
          const pull = find(number);
          if (pull !== undefined) Object.assign(pull, change);
        },
        async requestReviewers(number, { reviewers, teams }) {
          const words =
            'One or more of the users or teams you specified is not a collaborator of the octo-org/ledger repository.';
          const message = `Reviews may only be requested from collaborators. ${words}`;
          for (const login of reviewers)
            if ((await accounts.permissions.askRole(login)) === undefined) throw refuse({ status: 422, message });
          for (const name of [...reviewers, ...teams]) find(number)?.reviewers.add(name);
        },
      },
      pushTargets: {
        readProtection: async (branch) => (code.branches.has(branch) ? rules.protected.has(branch) : undefined),
        listPulls: async (branch) => Promise.all(listOpen(branch).map(describe)),
        async readPull(number) {
          const pull = find(number);
          return pull && describe(pull);
        },
        async listMessages(commit, base) {
          const known = new Set(code.listAncestors(code.branches.get(base) ?? base));
          const own = code.listAncestors(code.branches.get(commit) ?? commit).filter((sha) => !known.has(sha));
          return own.flatMap((sha) => code.commits.get(sha)?.message ?? []);
        },
      },
      reviews: {
        list: async (pull) => reviews.filter((review) => review.pull === pull),
        async create(pull, { body, event, commit }) {
          if (event === 'approve') checkAllowed('approve');
          const what = event === 'approve' ? 'approve' : 'request changes on';
          if (event !== 'comment' && find(pull)?.author === bot.id)
            throw refuse({ status: 422, message: `Can not ${what} your own pull request` });
          return add(pull, { body, event, commit, by: bot.login, author: bot.id });
        },
      },
    },
  };
}

function render({ number, body, author }: SimPull) {
  return { number, url: `https://github.com/octo-org/ledger/pull/${number}`, body, author };
}
