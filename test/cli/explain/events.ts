/** An event as GitHub sends it, cut to what is read. */
export interface SentEvent {
  readonly name: string;
  readonly payload: unknown;
}

interface Thread {
  readonly labels?: readonly string[];
  readonly state?: string;
  readonly author?: string;
  readonly authorId?: number;
  readonly assignees?: readonly string[];
  readonly title?: string;
  readonly body?: string | null;
}

interface Sender {
  readonly sender?: string;
  readonly senderType?: string;
  readonly senderId?: number;
}

const repositoryId = 722_001;

const base = ({ sender = 'mona', senderType = 'User', senderId = 9 }: Sender = {}) => ({
  repository: {
    id: repositoryId,
    name: 'ledger',
    owner: { login: 'octo-org' },
    default_branch: 'main',
    private: false,
  },
  sender: { id: senderId, login: sender, type: senderType },
});

function thread(given: Thread) {
  const { labels = [], state = 'open', assignees = [], title = 'It breaks', body = 'Steps' } = given;
  const { author = 'hubot', authorId = 5 } = given;
  return {
    number: 42,
    title,
    body,
    user: { id: authorId, login: author, type: 'User' },
    author_association: 'NONE',
    labels: labels.map((name) => ({ name })),
    state,
    assignees: assignees.map((login) => ({ login })),
    html_url: 'https://github.com/octo-org/ledger/issues/42',
    comments: 0,
    created_at: '2026-03-17T16:40:12Z',
  };
}

type Change = Thread & Sender & { readonly action?: string; readonly label?: string; readonly assignee?: string };

function act({ action, label, assignee }: Change) {
  const does = action ?? (label === undefined ? 'opened' : 'labeled');
  return {
    action: does,
    ...(label === undefined ? {} : { label: { name: label } }),
    ...(assignee === undefined ? {} : { assignee: { login: assignee } }),
  };
}

/** Labelled when there is a `label`, else opened. */
export function issue(change: Change = {}): SentEvent {
  return { name: 'issues', payload: { ...act(change), issue: thread(change), ...base(change) } };
}

type Pull = Change & { readonly draft?: boolean; readonly into?: string; readonly fork?: boolean };

function pullRequest(change: Pull) {
  const { draft = false, into = 'main', fork = false } = change;
  return {
    ...thread(change),
    draft,
    head: { ref: 'mend', sha: 'a'.repeat(40), repo: { id: fork ? 5 : repositoryId } },
    base: { ref: into, sha: 'b'.repeat(40), repo: { id: repositoryId } },
  };
}

export function pull(change: Pull = {}): SentEvent {
  return { name: 'pull_request', payload: { ...act(change), pull_request: pullRequest(change), ...base(change) } };
}

export function review(state: string, change: Pull = {}): SentEvent {
  return {
    name: 'pull_request_review',
    payload: {
      action: change.action ?? 'submitted',
      pull_request: pullRequest(change),
      review: { id: 3, user: { id: 9, login: 'mona' }, state, body: 'Look here', submitted_at: '2026-03-18T09:00:00Z' },
      ...base(change),
    },
  };
}

export function comment(body: string, change: Change & { readonly onPull?: boolean } = {}): SentEvent {
  return {
    name: 'issue_comment',
    payload: {
      action: change.action ?? 'created',
      issue: { ...thread(change), ...(change.onPull === true ? { pull_request: { url: 'u' } } : {}) },
      comment: { id: 8, user: { id: 9, login: 'mona' }, body, created_at: '2026-03-18T09:00:00Z' },
      ...base(change),
    },
  };
}

export function webhook(type: string, payload: unknown = {}, sender: Sender = {}): SentEvent {
  return { name: 'repository_dispatch', payload: { action: type, branch: 'main', client_payload: payload, ...base(sender) } };
}

export function manual(pipeline: unknown, sender: Sender = {}): SentEvent {
  return { name: 'workflow_dispatch', payload: { inputs: { pipeline }, ref: 'refs/heads/main', ...base(sender) } };
}

export function tick(schedule: unknown): SentEvent {
  return { name: 'schedule', payload: { schedule, ...base() } };
}
