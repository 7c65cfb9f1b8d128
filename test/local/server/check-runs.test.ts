import { describe, expect } from 'vitest';
import { appKeys } from '../../support/app-registration.ts';
import { validateWebhook } from '../../support/openapi/validate-webhook.ts';
import { requirement } from '../../support/requirement.ts';
import { fullName, refusal, repository, startGitHub } from './start-github.ts';

const line = { path: 'src/main.ts', start_line: 1, end_line: 1, annotation_level: 'warning', message: 'Look' } as const;
const button = { label: 'Retry', description: 'Try again', identifier: 'retry' };

async function startWithHead() {
  const github = await startGitHub();
  const head = await github.addBranch('one');
  return { github, head, app: github.job({ checks: 'write' }) };
}

describe('check runs', () => {
  requirement(
    {
      ids: ['P10-7'],
      title: 'are made, changed, read and listed as GitHub describes it',
      input: 'a check run that is queued, at work, and completed, with annotations and a button; and a second one of its name',
      expected: 'every exchange conforms; annotations are appended; the list has the newest of each name, or all of them',
    },
    async () => {
      const { head, app } = await startWithHead();
      const output = { title: 'Title', summary: 'Summary', annotations: [line] };
      const { data: made } = await app.checks.create({
        ...repository,
        name: 'Baton: fix',
        head_sha: head,
        external_id: 'fix-1',
        output,
      });
      expect(made).toMatchObject({ status: 'queued', conclusion: null, output: { annotations_count: 1 } });
      const own = { ...repository, check_run_id: made.id };
      await app.checks.update({ ...own, status: 'in_progress', output });
      const { data: done } = await app.checks.update({ ...own, conclusion: 'failure', actions: [button] });
      expect(done).toMatchObject({
        status: 'completed',
        conclusion: 'failure',
        output: { title: 'Title', annotations_count: 2 },
      });
      await app.checks.get(own);
      expect((await app.checks.listAnnotations(own)).data).toHaveLength(2);
      await app.checks.create({ ...repository, name: 'Baton: fix', head_sha: head, status: 'in_progress' });
      const latest = await app.checks.listForRef({ ...repository, ref: head, check_name: 'Baton: fix', per_page: 100 });
      expect(latest.data.check_runs.map(({ status }) => status)).toEqual(['in_progress']);
      const all = await app.checks.listForRef({ ...repository, ref: head, filter: 'all', app_id: made.app?.id ?? 0 });
      expect(all.data.check_runs.map(({ status }) => status)).toEqual(['in_progress', 'completed']);
    },
  );

  requirement(
    {
      ids: ['P10-7'],
      title: 'beyond the limits of GitHub are refused',
      input:
        '51 annotations; a summary of 65,536 characters; 4 buttons; a label of 21, a description of 41, an identifier of 21 characters; an unknown commit; completed without a conclusion; a completed one set back',
      expected: '422 each',
    },
    async () => {
      const { head, app } = await startWithHead();
      const base = { ...repository, name: 'x', head_sha: head };
      const of = (length: number): string => 'x'.repeat(length);
      const output = { title: 't', summary: 's' };
      const wrong = [
        { ...base, output: { ...output, annotations: Array.from({ length: 51 }, () => line) } },
        { ...base, output: { ...output, summary: of(65_536) } },
        { ...base, actions: [button, button, button, button] },
        { ...base, actions: [{ ...button, label: of(21) }] },
        { ...base, actions: [{ ...button, description: of(41) }] },
        { ...base, actions: [{ ...button, identifier: of(21) }] },
        { ...base, head_sha: '0'.repeat(40) },
        { ...base, status: 'completed' as const },
      ];
      for (const each of wrong)
        expect(await refusal(app.request('POST /repos/{owner}/{repo}/check-runs', each))).toMatchObject({ status: 422 });
      const whole = {
        ...base,
        output: { ...output, summary: of(65_535) },
        actions: [{ label: of(20), description: of(40), identifier: of(20) }],
      };
      const { data } = await app.checks.create({ ...whole, conclusion: 'success' });
      const back = app.checks.update({ ...repository, check_run_id: data.id, status: 'in_progress' });
      expect(await refusal(back)).toMatchObject({ status: 422 });
    },
  );

  requirement(
    {
      ids: ['P10-7'],
      title: 'are written by the App that made them, and by nobody else',
      input: 'a person with the right to write; a token without the permission; another App',
      expected: '403 each',
    },
    async () => {
      const { github, head, app } = await startWithHead();
      const wanted = { ...repository, name: 'x', head_sha: head };
      expect(await refusal(github.alice.checks.create(wanted))).toMatchObject({ status: 403 });
      const weak = await refusal(github.job({ checks: 'read' }).checks.create(wanted));
      expect(weak).toMatchObject({ status: 403, accepted: 'checks=write' });
      expect((await app.checks.create(wanted)).status).toBe(201);
    },
  );

  requirement(
    {
      ids: ['F-GH6', 'F-TE1'],
      title: 'tell their App of clicks, as GitHub describes them, and show buttons only when they have completed',
      input: 'a completed check run, a click on its button and on one that it lacks; an open one with a button, and clicks on it',
      expected: 'events as in the description; a refusal; no button, refusals',
    },
    async () => {
      const { github, head } = await startWithHead();
      const { server, alice } = github;
      const permissions = { checks: 'write', metadata: 'read' } as const;
      const hook = { webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'secret', events: ['check_run'] };
      server.addApp({ slug: 'baton', publicKey: appKeys.publicKey, ...hook, permissions, repositories: [fullName] });
      await alice.pulls.create({ ...repository, title: 'Fix', head: 'one', base: 'main' });
      const app = github.job({ checks: 'write' });
      const { data } = await app.checks.create({
        ...repository,
        name: 'x',
        head_sha: head,
        conclusion: 'failure',
        actions: [button],
      });
      expect(data.pull_requests.map(({ number }) => number)).toEqual([1]);
      expect(() => server.clickCheck({ check: data.id, login: 'alice', button: 'cancel' })).toThrow('no button cancel');
      const open = await app.checks.create({
        ...repository,
        name: 'y',
        head_sha: head,
        status: 'in_progress',
        actions: [button],
      });
      expect(server.buttonsOf(open.data.id)).toEqual([]);
      for (const each of ['retry', undefined])
        expect(() => server.clickCheck({ check: open.data.id, login: 'alice', button: each })).toThrow('before it has completed');
      server.clickCheck({ check: data.id, login: 'alice', button: 'retry' });
      server.clickCheck({ check: data.id, login: 'alice' });
      await server.idle();
      // Clicks go to the App whose check it is: this one is that of the workflows.
      const seen = server.deliveries.filter(({ event }) => event === 'check_run');
      expect(seen.map(({ action }) => action)).toEqual(['created', 'created']);
      for (const { body } of seen) validateWebhook('check_run', JSON.parse(body));
    },
  );
});
