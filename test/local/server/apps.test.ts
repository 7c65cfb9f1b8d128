import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Probot } from 'probot';
import { expect, it, onTestFinished } from 'vitest';
import type { LocalServerOptions } from '../../../src/local/server/create-local-server.ts';
import type { Permissions } from '../../../src/local/workflow-contract.ts';
import { validateWebhook } from '../../support/openapi/validate-webhook.ts';
import { requirement } from '../../support/requirement.ts';
import { fullName, refusal, repository, startGitHub } from './start-github.ts';

interface Delivery {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const secret = 'local secret';
const keys = createKeys();

function createKeys() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** Creates the JWT with which an App signs in: issued a minute ago because clocks differ, valid for some minutes. */
function createAppToken(appId: number, { privateKey = keys.privateKey, minutes = 5 } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode({ iat: now - 60, exp: now + minutes * 60, iss: appId })}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
}

async function startHook(): Promise<{ url: string; deliveries: readonly Delivery[] }> {
  const deliveries: Delivery[] = [];
  const server = createServer((message, response) => {
    let body = '';
    message.setEncoding('utf8');
    message.on('data', (chunk) => {
      body += chunk;
    });
    message.on('end', () => {
      deliveries.push({ headers: message.headers, body });
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, deliveries };
}

const everything = [
  'issues',
  'issue_comment',
  'pull_request',
  'push',
  'repository_dispatch',
  'workflow_dispatch',
  'workflow_job',
  'workflow_run',
];
const usual: Permissions = { issues: 'write', pull_requests: 'write', contents: 'write', actions: 'read' };

type StartOptions = LocalServerOptions & { readonly events?: readonly string[] };

async function startApp(permissions = usual, { events = everything, ...options }: StartOptions = {}) {
  const github = await startGitHub(options);
  const hook = await startHook();
  const app = github.server.addApp({
    slug: 'baton',
    publicKey: keys.publicKey,
    webhookUrl: hook.url,
    webhookSecret: secret,
    permissions,
    events,
    repositories: [fullName],
  });
  const asApp = github.connect(createAppToken(app.id));
  const { data } = await asApp.apps.createInstallationAccessToken({ installation_id: app.installationId });
  const asInstallation = github.connect(data.token);
  return { github, hook, app, asApp, asInstallation };
}

it('delivers events to Apps, signed and as GitHub describes them', async () => {
  const { github, hook, app } = await startApp();
  await github.alice.issues.create({ ...repository, title: 'Bug', labels: ['agent-ready'] });
  await github.alice.issues.createComment({ ...repository, issue_number: 1, body: '/baton fix' });
  await github.addBranch('one');
  await github.alice.pulls.create({ ...repository, title: 'Fix', head: 'one', base: 'main' });
  await github.alice.issues.update({ ...repository, issue_number: 1, state: 'closed' });
  await github.alice.repos.createDispatchEvent({ ...repository, event_type: 'escalation' });
  const headSha = (await github.alice.git.getRef({ ...repository, ref: 'heads/main' })).data.object.sha;
  const [id, jobId] = [github.server.newRunId(), github.server.newJobId()];
  const state = {
    id,
    repository: fullName,
    workflow: 'w.yml',
    title: 't',
    event: 'issues',
    headSha,
    headBranch: 'main',
    attempt: 1,
  };
  for (const [status, conclusion] of [
    ['queued', null],
    ['in_progress', null],
    ['completed', 'success'],
  ] as const) {
    github.server.reportRun({ ...state, status, conclusion });
    github.server.reportJob({ id: jobId, runId: id, name: 'agent', status, conclusion });
  }
  await github.server.idle();
  for (const { headers, body } of hook.deliveries) {
    expect(headers['x-hub-signature-256']).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
    const payload = JSON.parse(body);
    validateWebhook(String(headers['x-github-event']), payload);
    expect(payload).toMatchObject({ installation: { id: app.installationId }, repository: { full_name: fullName }, sender: {} });
  }
  const seen = hook.deliveries.map(({ headers, body }) =>
    [headers['x-github-event'], JSON.parse(body).action].filter(Boolean).join('.'),
  );
  expect(seen.toSorted()).toEqual(
    [
      'issue_comment.created',
      'issues.closed',
      'issues.labeled',
      'issues.opened',
      'pull_request.opened',
      'push',
      'repository_dispatch.escalation',
      'workflow_job.completed',
      'workflow_job.in_progress',
      'workflow_job.queued',
      'workflow_run.completed',
      'workflow_run.in_progress',
      'workflow_run.requested',
    ].toSorted(),
  );
  expect(new Set(hook.deliveries.map(({ headers }) => headers['x-github-delivery'])).size).toBe(seen.length);
});

it('delivers only what the permissions of the App cover, also what the App did itself', async () => {
  const { github, hook, asInstallation } = await startApp({ issues: 'write' });
  await asInstallation.issues.create({ ...repository, title: 'Mine' });
  await github.alice.repos.createDispatchEvent({ ...repository, event_type: 'x' });
  await github.server.idle();
  expect(hook.deliveries.map(({ body }) => JSON.parse(body).sender.login)).toEqual(['baton[bot]']);
  expect(github.events[0]).toMatchObject({ name: 'issues', fromJobToken: false, sender: 'baton[bot]' });
});

requirement(
  {
    ids: ['F-GH2'],
    title: 'the local GitHub tells an App which permissions and events it has, and sends it no other event',
    input: 'an App with the permission issues, and the event issue_comment alone; a new issue, and a comment on it',
    expected: 'both in the answer of GET /app and in the installation; only the comment is delivered',
  },
  async () => {
    const { github, hook, app, asApp } = await startApp({ issues: 'write' }, { events: ['issue_comment'] });
    const told = { permissions: { metadata: 'read', issues: 'write' }, events: ['issue_comment'] };
    expect((await asApp.apps.getAuthenticated()).data).toMatchObject(told);
    expect((await asApp.apps.getInstallation({ installation_id: app.installationId })).data).toMatchObject(told);
    await github.alice.issues.create({ ...repository, title: 'Bug' });
    await github.alice.issues.createComment({ ...repository, issue_number: 1, body: 'Now?' });
    await github.server.idle();
    expect(hook.deliveries.map(({ headers }) => headers['x-github-event'])).toEqual(['issue_comment']);
  },
);

it('sends a delivery again under the same id', async () => {
  const { github, hook } = await startApp();
  await github.alice.issues.create({ ...repository, title: 'Bug' });
  await github.server.idle();
  github.server.redeliver(github.server.deliveries[0]?.guid ?? '');
  await github.server.idle();
  expect(hook.deliveries).toHaveLength(2);
  expect(hook.deliveries[0]?.headers['x-github-delivery']).toBe(hook.deliveries[1]?.headers['x-github-delivery']);
});

it('lists the attempts of three days to the App, page by page, and sends one again', async () => {
  let now = Date.now();
  const { github, hook, asApp, asInstallation } = await startApp(usual, { now: () => now });
  const list = async (more: object = {}) => (await asApp.apps.listWebhookDeliveries({ per_page: 100, ...more })).data;
  github.server.loseDeliveries(1);
  await github.alice.issues.create({ ...repository, title: 'Lost' });
  await github.server.idle();
  expect(hook.deliveries).toEqual([]);
  const [lost] = await list();
  expect(lost).toMatchObject({ event: 'issues', action: 'opened', redelivery: false, status_code: 502 });
  expect(await list({ status: 'success' })).toEqual([]);
  await asApp.apps.redeliverWebhookDelivery({ delivery_id: Number(lost?.id) });
  await github.server.idle();
  expect(hook.deliveries.map(({ headers }) => headers['x-github-delivery'])).toEqual([lost?.guid]);
  const [again, ...more] = await list();
  expect(again).toMatchObject({ guid: lost?.guid, redelivery: true, status: 'OK' });
  expect(more).toEqual([lost]);
  expect(await list({ status: 'failure' })).toEqual([lost]);
  const pages = [];
  for await (const { data } of asApp.paginate.iterator('GET /app/hook/deliveries', { per_page: 1 })) pages.push(data);
  expect(pages).toEqual([[again], [lost]]);
  github.server.setListLag(60_000);
  expect(await list()).toEqual([]);
  github.server.setListLag(0);
  expect((await refusal(asInstallation.apps.listWebhookDeliveries())).status).toBe(401);
  expect((await refusal(asApp.apps.redeliverWebhookDelivery({ delivery_id: 1 }))).status).toBe(404);
  // The web token goes by the clock of the machine, so that of the server stands back.
  now -= 4 * 86_400_000;
  await github.alice.issues.create({ ...repository, title: 'Long ago' });
  await github.server.idle();
  now += 4 * 86_400_000;
  expect(await list()).toEqual([again, lost]);
});

requirement(
  {
    ids: ['F-TE1'],
    title: 'the local GitHub promises a redelivery at once, and sends it later',
    input: 'an App asks for a lost delivery, and GitHub needs an hour',
    expected: 'status 202; what happens meanwhile is sent before',
  },
  async () => {
    const { github, hook, asApp } = await startApp();
    github.server.loseDeliveries(1);
    await github.alice.issues.create({ ...repository, title: 'Lost' }).then(() => github.server.idle());
    github.server.setRedeliveryLag(3_600_000);
    const [lost] = github.server.deliveries;
    expect((await asApp.apps.redeliverWebhookDelivery({ delivery_id: lost?.id ?? 0 })).status).toBe(202);
    await github.alice.issues.create({ ...repository, title: 'Sent meanwhile' });
    await expect.poll(() => hook.deliveries.length).toBe(1);
    expect(hook.deliveries[0]?.headers['x-github-delivery']).not.toBe(lost?.guid);
  },
);

it('lets an App find itself and its installations, and act with tokens of an hour', async () => {
  const { github, app, asApp, asInstallation } = await startApp();
  expect((await asApp.apps.getAuthenticated()).data?.slug).toBe('baton');
  expect((await asApp.apps.listInstallations()).data.map(({ id }) => id)).toEqual([app.installationId]);
  expect((await asApp.apps.getRepoInstallation(repository)).data.id).toBe(app.installationId);
  await asApp.apps.getInstallation({ installation_id: app.installationId });
  const { data: issue } = await asInstallation.issues.create({ ...repository, title: 'From the App' });
  expect(issue).toMatchObject({
    user: { login: 'baton[bot]', type: 'Bot' },
    performed_via_github_app: { id: app.id, slug: 'baton' },
  });
  expect((await asInstallation.apps.listReposAccessibleToInstallation()).data.total_count).toBe(1);
  expect(github.server.requests.at(-1)?.by).toBe('app:baton');
  const dispatch = { ...repository, workflow_id: 'baton.yml', ref: 'main' };
  expect(await refusal(asInstallation.actions.createWorkflowDispatch(dispatch))).toMatchObject({
    status: 403,
    accepted: 'actions=write',
  });
});

it('narrows a token to what was asked, and never beyond what was granted', async () => {
  const { github, app, asApp } = await startApp();
  const narrow = { installation_id: app.installationId, permissions: { issues: 'read' as const }, repositories: ['app'] };
  const { data } = await asApp.apps.createInstallationAccessToken(narrow);
  expect(data.permissions).toEqual({ metadata: 'read', issues: 'read' });
  const client = github.connect(data.token);
  await client.issues.listForRepo(repository);
  expect(await refusal(client.issues.create({ ...repository, title: 'x' }))).toMatchObject({ status: 403 });
  const wide = { installation_id: app.installationId, permissions: { actions: 'write' } } as const;
  expect(await refusal(asApp.apps.createInstallationAccessToken(wide))).toMatchObject({ status: 422 });
});

it('takes no web token that another key signed, that has ended, or that lives too long', async () => {
  const { github, app } = await startApp();
  const ask = (token: string) => github.connect(token).apps.getAuthenticated();
  expect((await ask(createAppToken(app.id))).status).toBe(200);
  for (const options of [{ privateKey: createKeys().privateKey }, { minutes: -1 }, { minutes: 11 }]) {
    expect((await refusal(ask(createAppToken(app.id, options)))).status).toBe(401);
  }
});

it('serves a real Probot App with its private key', async () => {
  const { github, app } = await startApp();
  const probot = new Probot({
    appId: app.id,
    privateKey: keys.privateKey,
    secret,
    logLevel: 'fatal',
    baseUrl: github.server.apiUrl,
  });
  await probot.load((robot) => {
    robot.on('issues.opened', async (context) => {
      await context.octokit.rest.issues.createComment(context.issue({ body: 'Seen' }));
    });
  });
  await github.alice.issues.create({ ...repository, title: 'Bug' });
  await github.server.idle();
  const delivery = github.server.deliveries.find(({ event }) => event === 'issues');
  await probot.receive({ id: delivery?.guid ?? '', name: 'issues', payload: JSON.parse(delivery?.body ?? '') } as never);
  const { data } = await github.alice.issues.listComments({ ...repository, issue_number: 1 });
  expect(data).toMatchObject([{ body: 'Seen', user: { login: 'baton[bot]' } }]);
});
