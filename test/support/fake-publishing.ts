import { GitHubError, type PullRequests } from '../../src/ports/github.ts';
import type { Issue, Issues } from '../../src/ports/issues.ts';
import type { NewReview, Review, Reviews } from '../../src/ports/reviews.ts';

export interface FakePull {
  readonly number: number;
  readonly head: string;
  title: string;
  body: string;
  readonly author: number;
  readonly draft: boolean;
  readonly reviewers: Set<string>;
}

/** Pull requests, issues and reviews in memory, as GitHub keeps them. */
export interface FakePublishing {
  readonly pullRequests: PullRequests;
  readonly issues: Issues;
  readonly reviews: Reviews;
  readonly pulls: FakePull[];
  readonly made: (Issue & {
    readonly title: string;
    readonly labels: readonly string[];
    readonly assignees: readonly string[];
  })[];
  readonly written: (Review & Pick<NewReview, 'event' | 'commit'> & { readonly pull: number })[];
  /** From now on this request is refused. */
  refuse(request: 'pull-request' | 'reviewers' | 'issue' | 'review', error: Error | undefined): void;
}

const bot = 41_898_282;

/** The refusal of something that is there already. */
export function conflict(message: string): GitHubError {
  return new GitHubError(message, { reason: 'conflict', status: 422, code: 'BATON-E805' });
}

/** `written` is told of every write, after it. */
export function createFakePublishing(written: (what: string) => void): FakePublishing {
  const pulls: FakePull[] = [];
  const made: FakePublishing['made'] = [];
  const reviews: FakePublishing['written'] = [];
  const refused = new Map<string, Error | undefined>();
  const check = (request: string): void => {
    const error = refused.get(request);
    if (error !== undefined) throw error;
  };
  const render = ({ number, body, author }: FakePull) => ({ number, url: `pull/${number}`, body, author });
  return {
    pulls,
    made,
    written: reviews,
    refuse: (request, error) => void refused.set(request, error),
    pullRequests: {
      readOpen: async (head) => pulls.filter((pull) => pull.head === head).map(render)[0],
      async create({ head, title, body, draft }) {
        check('pull-request');
        if (pulls.some((pull) => pull.head === head)) throw conflict(`A pull request already exists for octo-org:${head}.`);
        const pull = { number: 100 + pulls.length, head, title, body, draft, author: bot, reviewers: new Set<string>() };
        pulls.push(pull);
        written(`pull request ${pull.number}`);
        return render(pull);
      },
      async update(number, change) {
        const pull = pulls.find((candidate) => candidate.number === number);
        if (pull !== undefined) Object.assign(pull, change);
        written(`update pull request ${number}`);
      },
      async requestReviewers(number, { reviewers, teams }) {
        check('reviewers');
        const pull = pulls.find((candidate) => candidate.number === number);
        for (const name of [...reviewers, ...teams]) pull?.reviewers.add(name);
        written(`reviewers ${number}`);
      },
    },
    issues: {
      listSince: async () => made,
      async create(issue) {
        check('issue');
        const number = 700 + made.length;
        made.push({ ...issue, number, url: `issues/${number}`, author: bot });
        written(`issue ${number}`);
        return { number, url: `issues/${number}`, body: issue.body, author: bot };
      },
    },
    reviews: {
      list: async (pull) => reviews.filter((review) => review.pull === pull),
      async create(pull, review) {
        check('review');
        const id = 900 + reviews.length;
        const kept = { ...review, id, pull, url: `pull/${pull}#review-${id}`, author: bot };
        reviews.push(kept);
        written(`review ${id}`);
        return kept;
      },
    },
  };
}
