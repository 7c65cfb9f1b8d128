// This folder connects an App that has no settings with GitHub: a page behind a token, a manifest from which GitHub registers an App,
// and the exchange of GitHub's code for its keys. When that is done, what is left is a look at each start (`log-missing-rights.ts`).

import { callbackOf } from '../page/sign-in.ts';

/** A set of permissions that is chosen as a whole. */
export interface Tier {
  readonly id: string;
  readonly title: string;
  readonly permissions: readonly Permission[];
}

interface Permission {
  /** The name in a manifest. */
  readonly name: string;
  readonly level: 'read' | 'write';
  readonly what: string;
  /** The events that come with it. */
  readonly events: readonly string[];
}

const basis: readonly Permission[] = [
  { name: 'metadata', level: 'read', what: 'names and ids of repositories; every App has it', events: [] },
  {
    name: 'issues',
    level: 'write',
    what: 'hears labels and commands; writes records, the status comment and labels',
    events: ['issues', 'issue_comment'],
  },
  {
    name: 'pull_requests',
    level: 'write',
    what: 'the same on pull requests, and their reviews',
    events: ['pull_request', 'pull_request_review'],
  },
  {
    name: 'actions',
    level: 'write',
    what: 'starts the jobs of agents, cancels them, and reads what they leave',
    events: ['workflow_job', 'workflow_run'],
  },
  { name: 'actions_variables', level: 'read', what: 'reads BATON_PAUSE and BATON_MODE', events: [] },
];
const checks: Permission = {
  name: 'checks',
  level: 'write',
  what: 'shows runs as checks of pull requests, with their buttons',
  events: ['check_run'],
};
const mergeQueues: Permission = {
  name: 'merge_queues',
  level: 'read',
  what: 'puts its checks on what a merge queue builds',
  events: ['merge_group'],
};
const contents = { name: 'contents', events: ['push', 'repository_dispatch'] } as const;
const reading: Permission = { ...contents, level: 'read', what: 'reads the configuration' };
const writing: Permission = { ...contents, level: 'write', what: 'reads the configuration; pushes what agents commit' };
const teams: Permission = { name: 'members', level: 'read', what: 'who is in which team, for allow.teams', events: [] };

/** The tiers from which one is chosen, each wider than the one before. */
export const tiers: readonly [Tier, Tier, Tier] = [
  { id: 'comment', title: 'Comment: agents read, and answer in comments', permissions: [...basis, reading] },
  { id: 'code', title: 'Code: agents commit, and open pull requests', permissions: [...basis, checks, mergeQueues, writing] },
  {
    id: 'teams',
    title: 'Code and teams: teams of an organization may start runs',
    permissions: [...basis, checks, mergeQueues, writing, teams],
  },
];

/** The tier that `deploy/app.yml` asks for. */
export const usualTier: Tier = tiers[1];

export interface ManifestRequest {
  readonly tier: Tier;
  readonly name: string;
  /** The public address of the App, where GitHub sends deliveries. */
  readonly url: string;
  /** The address to which GitHub sends the browser with its code. */
  readonly back: string;
}

/** Builds the manifest from which GitHub registers the App. */
export function buildManifest({ tier, name, url, back }: ManifestRequest): object {
  return {
    name,
    url,
    description: 'Passes work between coding agents on GitHub, with signed handoffs between them.',
    public: false,
    hook_attributes: { url: `${url}/api/github/webhooks`, active: true },
    redirect_url: back,
    callback_urls: [callbackOf({ url })],
    default_permissions: Object.fromEntries(tier.permissions.map((permission) => [permission.name, permission.level])),
    default_events: tier.permissions.flatMap(({ events }) => events),
  };
}
