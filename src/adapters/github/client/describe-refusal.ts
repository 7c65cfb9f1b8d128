import type { GitHubErrorReason } from '../../../ports/github.ts';

/**
 * Renders the header `x-accepted-github-permissions` in the words of a workflow file. GitHub writes `issues=write;
 * pull_requests=write` when either permission is enough and `contents=write,workflows=write` when both are needed.
 */
function describePermissions(header: unknown): string | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const choices = header.split(';').map((choice) => choice.split(',').map(describePermission).join(' and '));
  return choices.join(' or ');
}

function describePermission(permission: string): string {
  const [name = '', level = ''] = permission.trim().split('=');
  return `${name.replaceAll('_', '-')}: ${level}`;
}

/** GitHub's refusal of a request; `status` is undefined when GitHub did not respond. */
export interface RequestRefusal {
  readonly status: number | undefined;
  readonly message: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface Rule {
  readonly reason: GitHubErrorReason;
  matches(refusal: RequestRefusal): boolean;
  render(refusal: RequestRefusal): string;
}

/**
 * Rules in order; the first one that matches provides the reason and the message. Settings and policies come before permissions,
 * because GitHub answers 403 to all of them.
 */
const rules: readonly Rule[] = [
  {
    reason: 'unavailable',
    matches: ({ status }) => status === undefined,
    render: (refusal) => `GitHub could not be reached for ${requestOf(refusal)}: ${refusal.message}. Try again later.`,
  },
  {
    reason: 'unavailable',
    matches: ({ status = 0 }) => status >= 500,
    render: (refusal) => `GitHub answered ${refusal.status} to ${requestOf(refusal)}: ${refusal.message}. Try again later.`,
  },
  {
    reason: 'unauthenticated',
    matches: ({ status }) => status === 401,
    render: (refusal) =>
      `GitHub does not accept the token for ${requestOf(refusal)}: ${refusal.message}. ` +
      'Pass a token that is valid now; that of a workflow ends with its job.',
  },
  { reason: 'rate-limited', matches: isRateLimit, render: renderRateLimit },
  {
    reason: 'pull-requests-forbidden',
    matches: ({ message }) => /not permitted to (create or )?approve pull requests/i.test(message),
    render: () =>
      'GitHub Actions may not open or approve pull requests here. Turn on "Allow GitHub Actions to create and approve pull requests" ' +
      'in the repository settings under Actions, General, Workflow permissions.',
  },
  {
    reason: 'dispatch-forbidden',
    matches: ({ message, path }) =>
      path.endsWith('/dispatches') && /not allowed to trigger|disabled|not permitted/i.test(message),
    render: ({ message }) =>
      `GitHub refuses to start the workflow: ${message}. Allow the event workflow_dispatch and the actor github-actions[bot] ` +
      'in the "Workflow execution protections" of the repository or organisation, and see that Actions and this workflow are enabled.',
  },
  {
    reason: 'workflows-forbidden',
    matches: (refusal) => /workflows?\W+(permission|scope)/i.test(refusal.message) || isBranchWithWorkflows(refusal),
    render: ({ message }) =>
      `GitHub refuses a branch whose workflow files differ from those of the default branch: ${message}. ` +
      'A workflow token never gets the permission workflows: bring the branch up to date with the default branch.',
  },
  {
    reason: 'comments-refused',
    matches: ({ status, message }) => status === 403 && /locked|more than 2,?500 comments|archived/i.test(message),
    render: (refusal) =>
      `The thread takes no comments (${requestOf(refusal)}): ${refusal.message}. Unlock it, or start the run on another issue.`,
  },
  { reason: 'forbidden', matches: ({ status }) => status === 403, render: renderForbidden },
  {
    reason: 'not-found',
    matches: ({ status }) => status === 404,
    render: (refusal) =>
      `GitHub finds nothing at ${requestOf(refusal)}. It is not there, or the token may not see it${renderNeeds(refusal, ': it needs ')}.`,
  },
  {
    reason: 'expired',
    matches: ({ status }) => status === 410,
    render: (refusal) => `What ${requestOf(refusal)} asks for is gone: ${refusal.message}.`,
  },
  {
    reason: 'too-large',
    matches: ({ status, message }) => status === 413 || (status === 422 && /too (long|large)|maximum is/i.test(message)),
    render: (refusal) => `GitHub takes no more than its limit in ${requestOf(refusal)}: ${refusal.message}.`,
  },
  {
    reason: 'conflict',
    matches: ({ status, message }) => status === 409 || (status === 422 && /already exists/i.test(message)),
    render: (refusal) => `Somebody was first at ${requestOf(refusal)}: ${refusal.message}.`,
  },
  {
    reason: 'rejected',
    matches: ({ path, message }) =>
      path.includes('/git/refs') && /rule violations|through a pull request|update failed/i.test(message),
    render: (refusal) =>
      `GitHub rejects ${requestOf(refusal)} with ${refusal.status}: ${refusal.message}. A ruleset or the protection of the branch ` +
      'forbids this, also where GitHub does not say so: name another branch, or change the rule.',
  },
  {
    reason: 'rejected',
    matches: () => true,
    render: (refusal) => `GitHub rejects ${requestOf(refusal)} with ${refusal.status}: ${refusal.message}.`,
  },
];

/** Returns the reason for a refusal, and a sentence that names what to change. */
export function describeRefusal(refusal: RequestRefusal): { readonly reason: GitHubErrorReason; readonly message: string } {
  const message = refusal.message.replaceAll(/\s+/g, ' ').trim();
  const cleaned = { ...refusal, message: message.replace(/ - https?:\/\/\S+$/, '').replace(/\.$/, '') };
  const rule = rules.find((candidate) => candidate.matches(cleaned));
  return { reason: rule?.reason ?? 'rejected', message: rule?.render(cleaned) ?? cleaned.message };
}

/**
 * Returns whether the refusal is about a branch with other workflow files. The API answers as it does for a missing permission,
 * and only the header shows the difference.
 */
function isBranchWithWorkflows({ status, path, headers }: RequestRefusal): boolean {
  return (
    status === 403 && path.includes('/git/refs') && String(headers['x-accepted-github-permissions']).includes('workflows=write')
  );
}

function requestOf({ method, path }: RequestRefusal): string {
  return `${method} ${path.replace(/^\/api\/v3(?=\/)/, '')}`;
}

function isRateLimit({ status, message, headers }: RequestRefusal): boolean {
  const limited = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
  return status === 429 || (status === 403 && (limited || /rate limit|abuse detection/i.test(message)));
}

function renderRateLimit(refusal: RequestRefusal): string {
  const reset = Number(refusal.headers['x-ratelimit-reset'] ?? Number.NaN);
  const end = Number.isFinite(reset) ? ` until ${new Date(reset * 1000).toISOString()}` : '';
  return `GitHub takes no more requests from this token${end} (${requestOf(refusal)}): ${refusal.message}. Start it again after that.`;
}

function renderForbidden(refusal: RequestRefusal): string {
  const isEvent = /\/repos\/[^/]+\/[^/]+\/dispatches$/.test(refusal.path);
  const unnamed = isEvent ? ` needs contents: write: ${refusal.message}` : ` was refused: ${refusal.message}`;
  const right = renderNeeds(refusal, ' needs ') || unnamed;
  const onPull = refusal.path.endsWith('/comments') ? ' (on a pull request: pull-requests: write)' : '';
  return `GitHub answered 403, the token may not do this: ${requestOf(refusal)}${right}${onPull}; grant it in the workflow's permissions.`;
}

function renderNeeds({ headers }: RequestRefusal, words: string): string {
  const permissions = describePermissions(headers['x-accepted-github-permissions']);
  return permissions === undefined ? '' : `${words}${permissions}`;
}
