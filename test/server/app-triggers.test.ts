import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

const stages = {
  look: {
    agent: 'one',
    prompt:
      '{{ event.name }} {{ event.action }} {{ subject.title }} {{ inputs.severity }}\n{{ event.review.comments }}\n{{ event.comment }}',
  },
};
const on = {
  opened: { issues: { 'title-pattern': '^Crash' } },
  assigned: { issues: { assignee: 'mona' } },
  ready: { 'pull-requests': { draft: false, 'title-pattern': '^Ready' } },
  reviewed: { 'pull-requests': { 'review-state': 'changes_requested' } },
  forked: { 'pull-requests': { labels: ['forked'] } },
  command: { comment: { command: '/baton look' } },
  alert: { webhook: { type: 'alert', map: { severity: 'severity' } } },
};
const config = JSON.stringify({
  version: 1,
  signing: { keys: ['KEY'] },
  agents: { one: { engine: 'command', command: ['node', 'scripts/one.mjs'] } },
  pipelines: Object.fromEntries(Object.entries(on).map(([name, triggers]) => [name, { on: triggers, stages }])),
});

describe('what the App hears', () => {
  let world: LocalWorld;
  let app: WorldApp;
  beforeAll(async () => {
    world = await create({
      agents: { one: { script: "await tell('one', prompt); hand({ summary: 'done' });" } },
      pipelines: {},
      config,
      files: { '.github/workflows/baton-agent.yml': agentCaller },
    });
    app = await startApp(world);
  });
  afterAll(() => app.close());

  /** Runs of the pipelines that a subject's thread holds, by name. */
  const runs = async (number: number): Promise<readonly string[]> =>
    (await world.records(number)).records.flatMap(({ record }) => (record.kind === 'run' ? [record.run] : [])).toSorted();
  /** The newest payload of an opening that the App was sent. */
  const payloadOf = (name: string): Record<string, unknown> =>
    JSON.parse(world.server.deliveries.findLast(({ event, action }) => event === name && action === 'opened')?.body ?? '{}');
  const openPull = async (title: string, head: string): Promise<number> => {
    const body = { title, body: 'Please look.', head, base: 'main' };
    return ((await world.ask('/pulls', { method: 'POST', body })) as { number: number }).number;
  };
  const push = (branch: string): string =>
    pushCommit({ directory: world.repository.directory, branch, files: { [`${branch}.txt`]: branch } });
  const told = (): string => world.switchboard.told('one').at(-1) ?? '';
  const asked = (): number => world.server.requests.filter(({ by }) => by.startsWith('app:')).length;

  requirement(
    {
      ids: ['DESIGN-2', 'I-1'],
      title: 'the App starts a run when an issue is opened or assigned, with one read-only job',
      input: 'an issue opened by somebody with the role; the same issue assigned to mona; another one opened by a reader',
      expected: 'opened-<n>, then assigned-<n>; nothing for the reader',
    },
    async () => {
      const issue = await world.open({ title: 'Crash at start', as: 'mona' });
      await app.settle();
      expect(await runs(issue)).toEqual([`opened-${issue}`]);
      expect(world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['agent success']);
      expect(told()).toContain('issues opened Crash at start');
      const opened = payloadOf('issues');
      const assigned = { ...opened, action: 'assigned', assignee: { login: 'mona' } };
      expect(await app.deliver('issues', assigned)).toBe(202);
      await app.settle();
      // The payload is that of the opening: nobody was assigned yet, which does not fit.
      expect(await runs(issue)).toEqual([`opened-${issue}`]);
      const thread = { ...(opened.issue as object), assignees: [{ login: 'mona' }] };
      expect(await app.deliver('issues', { ...assigned, issue: thread })).toBe(202);
      await app.settle();
      expect(await runs(issue)).toEqual([`assigned-${issue}`, `opened-${issue}`]);
      const other = await world.open({ title: 'Crash as well' });
      await app.settle();
      expect(await runs(other)).toEqual([]);
    },
    120_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'I-2'],
      title: 'the App starts a run when a pull request is marked as ready',
      input: 'a draft; then ready_for_review',
      expected: 'nothing, then ready-<n>',
    },
    async () => {
      push('ready');
      const number = await openPull('Ready soon', 'ready');
      await app.settle();
      const opened = payloadOf('pull_request');
      const pull = opened.pull_request as object;
      const before = (await runs(number)).length;
      await app.deliver('pull_request', { ...opened, action: 'reopened', pull_request: { ...pull, draft: true } });
      await app.settle();
      expect(await runs(number)).toHaveLength(before);
      const updated_at = new Date().toISOString();
      await app.deliver('pull_request', { ...opened, action: 'ready_for_review', pull_request: { ...pull, updated_at } });
      await app.settle();
      expect((await runs(number)).length).toBe(before + 1);
      expect(told()).toContain('pull_request ready_for_review Ready soon');
    },
    120_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'I-2'],
      title: 'the App starts a run of a submitted review, with its comments on lines in the prompt',
      input: 'a review that requests changes, with a comment on a line; then one that only comments',
      expected: 'reviewed-<n> once, with the path, the line and the text',
    },
    async () => {
      push('review');
      const number = await openPull('A change', 'review');
      const { token } = world.server.addUser({ login: 'reviewer' });
      world.server.setRole(repositoryName, 'reviewer', 'write');
      const submit = (event: string) =>
        fetch(`${world.server.apiUrl}/repos/${repositoryName}/pulls/${number}/reviews`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: JSON.stringify({ event, body: 'See the line.', comments: [{ path: 'review.txt', line: 1, body: 'Why this?' }] }),
        });
      expect((await submit('REQUEST_CHANGES')).status).toBe(200);
      await app.settle();
      expect(await runs(number)).toEqual([`reviewed-${number}`]);
      expect(told()).toMatch(/review\.txt:1\s+Why this\?/);
      expect((await submit('COMMENT')).status).toBe(200);
      await app.settle();
      expect(await runs(number)).toEqual([`reviewed-${number}`]);
    },
    120_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'I-8', 'I-11'],
      title: 'the App starts commands without a runner, and comments that are none cost no request',
      input: 'talk; a command by a reader; the same by somebody with the role; /baton run of a pipeline',
      expected: 'no request for the talk; no run for the reader; command-<n>; opened-<n>',
    },
    async () => {
      const issue = await world.open({ title: 'A question' });
      await app.settle();
      const say = async (body: string, as = 'mona') => {
        await world.ask(`/issues/${issue}/comments`, { as, method: 'POST', body: { body } });
        await app.settle();
      };
      const before = asked();
      await say('I would say /baton look');
      expect(asked()).toBe(before);
      await say('/baton look', 'hubot');
      expect(await runs(issue)).toEqual([]);
      const jobs = world.jobs().length;
      await say('/baton look\nAt the cookie.');
      expect(await runs(issue)).toEqual([`command-${issue}`]);
      expect(told()).toContain('At the cookie.');
      expect(world.jobs().length - jobs).toBe(1);
      await say('/baton run opened');
      expect(await runs(issue)).toEqual([`command-${issue}`, `opened-${issue}`]);
    },
    120_000,
  );

  requirement(
    {
      ids: ['F-S13', 'T15'],
      title:
        'the App starts nothing for bytes that it knows, even if they come with another delivery id after the end of the run',
      input: 'a signed delivery of an issue that was opened; the same bytes twice more, each time with a new id',
      expected: 'one run of it; its first record names the digest of the bytes, so that this holds after a restart',
    },
    async () => {
      const issue = await world.open({ title: 'Crash again', as: 'mona' });
      await app.settle();
      const payload = payloadOf('issues');
      // Opened after the end of the run that it started, so that nothing but the bytes can be known.
      const created_at = new Date(Date.now() + 3_600_000).toISOString();
      const opened = { ...payload, issue: { ...(payload.issue as object), created_at } };
      const send = async () => {
        expect(await app.deliver('issues', opened)).toBe(202);
        await app.settle();
        return runs(issue);
      };
      const once = await send();
      expect(once).toEqual([`opened-${issue}`, `opened-${issue}-2`]);
      expect(await send()).toEqual(once);
      expect(await send()).toEqual(once);
      const first = (await world.records(issue)).records.find(({ record }) => record.kind === 'run')?.record;
      expect(first?.kind === 'run' ? first.body.start : '').toMatch(/^delivery sha256:[0-9a-f]{64}$/);
    },
    120_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'I-18'],
      title:
        'the App starts a run for every webhook, also for two that come at the same moment, and once for one that comes twice',
      input: 'two repository_dispatch at once; the second delivery again',
      expected: 'two runs with different names',
    },
    async () => {
      const send = (severity: string) =>
        world.ask('/dispatches', { method: 'POST', body: { event_type: 'alert', client_payload: { severity } } });
      await Promise.all([send('low'), send('high')]);
      await app.settle();
      const [issue] = (await world.ask('/issues?labels=baton:runs&state=closed')) as { number: number; title: string }[];
      expect(issue?.title).toBe('Baton runs: alert');
      const number = issue?.number ?? 0;
      const started = await runs(number);
      expect(new Set(started).size).toBe(2);
      expect(world.switchboard.told('one').filter((prompt) => /alert.*(?:low|high)/s.test(prompt))).toHaveLength(2);
      const { guid = '' } = world.server.deliveries.findLast(({ event }) => event === 'repository_dispatch') ?? {};
      world.server.redeliver(guid);
      await app.settle();
      expect(await runs(number)).toEqual(started);
    },
    120_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T24'],
      title: 'the App serves pull requests from forks: the label of somebody with the role starts a run on the head commit',
      input: 'a pull request of a fork, labelled by its author, who may only read, and by mona',
      expected: 'no run, then one at the head of the fork, and nothing pushed to it',
    },
    async () => {
      const fork = world.server.addFork({ of: repositoryName, owner: 'outsider' });
      world.server.setRole(repositoryName, 'outsider', 'triage');
      const { token } = world.server.addUser({ login: 'outsider' });
      const sha = pushCommit({ directory: fork.directory, branch: 'theirs', files: { 'theirs.txt': 'from the fork' } });
      const number = await openPull('From outside', 'outsider:theirs');
      const labelled = await fetch(`${world.server.apiUrl}/repos/${repositoryName}/issues/${number}/labels`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ labels: ['forked'] }),
      });
      expect(labelled.status).toBe(200);
      await app.settle();
      expect(await runs(number)).toEqual([]);
      await world.ask(`/issues/${number}/labels/forked`, { method: 'DELETE' });
      await world.label(number, 'forked');
      await app.settle();
      const [run] = (await world.records(number)).records.map(({ record }) => record);
      expect(run?.kind === 'run' && run.body.head).toBe(sha);
      expect((await world.records(number)).records.at(-1)?.record).toMatchObject({ kind: 'end', body: { outcome: 'succeeded' } });
    },
    120_000,
  );
});
