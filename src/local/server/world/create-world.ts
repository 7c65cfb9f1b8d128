import { randomBytes } from 'node:crypto';
import { type Account, type App, isoTime } from './model.ts';
import { Table } from './table.ts';
import type { World } from './world.ts';

/** The number below the first id. Ids of GitHub outgrow 32 bits, with and without a sign; here all do but those of accounts. */
const firstId = 2 ** 32;
/** The number below the first id of an account. GraphQL has them as 32-bit numbers. */
const firstAccountId = 200_000_000;

export function createWorld(options: { readonly directory: string; readonly now: () => number }): World {
  const { now, directory } = options;
  const createdAt = isoTime(now());
  const github: Account = { id: 9919, login: 'github', type: 'Organization', createdAt };
  const actionsBot: Account = { id: 41898282, login: 'github-actions[bot]', type: 'Bot', createdAt };
  let id = firstId;
  let accountId = firstAccountId;
  return {
    now,
    directory,
    urls: { api: '', server: '', results: '' },
    key: randomBytes(32).toString('hex'),
    nextId: () => ++id,
    nextAccountId: () => ++accountId,
    accounts: new Map([github, actionsBot].map((account) => [account.login, account])),
    repositories: new Map(),
    apps: new Map(),
    manifests: new Map(),
    installations: new Map(),
    tokens: new Map(),
    signIn: { browser: undefined, codes: new Map() },
    actionsBot,
    actionsApp: createActionsApp(actionsBot, github),
    issues: new Table(now),
    comments: new Table(now),
    reviews: new Table(now),
    events: new Table(now),
    teams: new Map(),
    labels: new Table(now),
    reactions: new Table(now),
    runs: new Table(now),
    jobs: new Table(now),
    artifacts: new Table(now),
    checkRuns: new Table(now),
    blobs: new Map(),
    signedCommits: new Set(),
    promisedRuns: new Map(),
    requests: [],
    used: new Map(),
    creations: new Map(),
    faults: [],
    deliveries: [],
    listeners: [],
    cancelListeners: [],
    rerunListeners: [],
    approveListeners: [],
    pending: new Set(),
    settings: { listLag: 0, redeliveryLag: 1_000, watcher: undefined, lostDeliveries: 0, limits: {} },
    closing: new AbortController(),
  };
}

function createActionsApp(bot: Account, owner: Account): App {
  return {
    id: 15368,
    slug: 'github-actions',
    name: 'github-actions',
    isPublic: true,
    clientId: 'Iv1.05c79e9ad1f6bdfa',
    bot,
    owner,
    publicKey: '',
    webhookUrl: '',
    webhookSecret: '',
    permissions: {},
    events: [],
    createdAt: bot.createdAt,
  };
}
