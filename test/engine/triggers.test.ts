import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { type Planned, startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildTrigger, createHarness, type Harness, headSha, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

interface Asked {
  readonly on: string;
  readonly trigger: Trigger;
  readonly start?: string;
  readonly extra?: string;
}

async function plan(harness: Harness, { on, trigger, start = 'workflow run 900', extra = '' }: Asked): Promise<Planned> {
  const configText = `version: 1
signing: { keys: ["${harness.publicKey}"] }
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  fix:
    on: ${on}
    ${extra}
    stages: { only: { agent: one, prompt: "{{ event.comment }} {{ subject.comments }}" } }
`;
  const planned = await startFromEvent(harness.engine, {
    trigger,
    config: checkConfig(configText),
    commit: headSha,
    inline: true,
    start,
  });
  if (!planned.ok) throw new Error(planned.error.map(({ message }) => message).join('\n'));
  return planned.value;
}

const actor = { id: 11, login: 'mona', type: 'User' };

function byComment(subject: Partial<Trigger['subject']> = {}): Trigger {
  const { repository, subject: issue } = buildTrigger({});
  const comment = { id: 9_000, author: actor, body: '/baton fix\nnow', createdAt: '2026-03-18T10:00:00Z' };
  return { kind: 'comment', repository, actor, label: '', comment, subject: { ...issue, ...subject } };
}

function ofWebhook(payload: unknown): Trigger {
  const { repository, subject } = buildTrigger({});
  const none = { ...subject, number: 0, comments: 0, title: '', body: '' };
  return { kind: 'webhook', repository, actor, label: '', subject: none, webhook: { type: 'alert', payload } };
}

function withRun(harness: Harness, id: number): Harness {
  const { engine } = harness;
  return { ...harness, engine: { ...engine, settings: { ...engine.settings, workflowRun: { id, attempt: 1, url: '' } } } };
}

const pull: Trigger['subject'] = {
  ...buildTrigger({}).subject,
  kind: 'pull-request',
  head: { branch: 'mend', sha: 'd'.repeat(40), repository: 99 },
  base: { branch: 'main', sha: 'e'.repeat(40), repository: 7 },
};
const command = '{ comment: { command: /baton fix } }';

describe('a comment', () => {
  requirement(
    {
      ids: ['I-8', 'DESIGN-2'],
      title: 'on a pull request starts at the commit that it has now, also when that lives in a fork',
      input: '`/baton fix` on a pull request from a fork',
      expected: 'one run, its code at the head of the fork',
    },
    async () => {
      const planned = await plan(createHarness({ pull }), { on: command, trigger: byComment({ kind: 'pull-request' }) });
      expect(planned.runs.map(({ state }) => state.run.body.head)).toEqual(['d'.repeat(40)]);
      expect(planned.inline?.dispatch.head).toBe('d'.repeat(40));
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T14', 'T24'],
      title: 'on a pull request from a fork that was pushed to after it starts nothing: nobody has looked at that',
      input: '`/baton fix`; the fork was pushed to a second later; the same with a push before, and in this repository',
      expected: 'refused in words; the other two start',
    },
    async () => {
      const trigger = byComment({ kind: 'pull-request' });
      const at = (seconds: number) => new Date(Date.parse(trigger.comment?.createdAt ?? '') + seconds * 1000).toISOString();
      const late = await plan(createHarness({ pull: { ...pull, headPushedAt: at(1) } }), { on: command, trigger });
      expect(late.runs).toEqual([]);
      expect(late.refused[0]?.reason).toMatch(/#42 comes from was pushed to after the command was written.*comment again/);
      const early = await plan(createHarness({ pull: { ...pull, headPushedAt: at(-1) } }), { on: command, trigger });
      expect(early.runs).toHaveLength(1);
      const own = { ...pull, base: { branch: 'main', sha: 'e'.repeat(40), repository: 99 }, headPushedAt: at(1) };
      expect((await plan(createHarness({ pull: own }), { on: command, trigger })).runs).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['I-8'],
      title: 'on a pull request whose commits nobody knows starts nothing',
      input: 'GitHub has no such pull request any more',
      expected: 'refused with the number, in an answer',
    },
    async () => {
      const harness = createHarness();
      const planned = await plan(harness, { on: command, trigger: byComment({ kind: 'pull-request' }) });
      expect(planned.refused).toEqual([
        { pipeline: 'fix', reason: `GitHub does not say which commits pull request #${subjectNumber} is made of` },
      ]);
      expect(harness.started).toEqual([]);
      expect(harness.writes).toEqual(['react comment 9000 -1', 'comment 101', 'artifact baton-trace-42-1']);
    },
  );

  requirement(
    {
      ids: ['I-32', 'T14'],
      title: 'freezes the thread as it was when it was made',
      input: 'one comment before it, one edited after it, one made after it',
      expected: 'the first alone, and two are said to be left out',
    },
    async () => {
      const harness = createHarness();
      const { threads } = harness;
      threads.post({ subject: subjectNumber, body: 'before' });
      const edited = threads.post({ subject: subjectNumber, body: 'soon edited' });
      const late = threads.post({ subject: subjectNumber, body: 'after' });
      threads.edit(edited.id, 'edited');
      const trigger = byComment({ comments: 3 });
      const comment = { id: 1, author: actor, body: '/baton fix', createdAt: late.createdAt };
      const planned = await plan(harness, { on: command, trigger: { ...trigger, comment } });
      const body = planned.runs[0]?.state.run.body;
      expect(body?.comments.map((comment) => comment.body)).toEqual(['before']);
      expect(body?.leftOut).toEqual({ later: 2, older: 0 });
      const texts = (await threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map((comment) => comment.body);
      expect(texts.join('\n')).toContain(
        'Left out of its prompts: 2 comments that came or were edited at the moment of the event or later.',
      );
    },
  );

  requirement(
    {
      ids: ['I-32'],
      title: 'keeps the newest comments that fit, and says how many do not',
      input: 'three comments of 30,000 bytes',
      expected: 'the two newest, and one older is said to be left out',
    },
    async () => {
      const harness = createHarness();
      for (const letter of ['a', 'b', 'c']) harness.threads.post({ subject: subjectNumber, body: letter.repeat(30_000) });
      const planned = await plan(harness, { on: command, trigger: byComment({ comments: 3 }) });
      const body = planned.runs[0]?.state.run.body;
      expect(body?.comments.map((comment) => comment.body[0])).toEqual(['b', 'c']);
      expect(body?.leftOut).toEqual({ later: 0, older: 1 });
    },
  );
});

describe('an event of another program', () => {
  const on = '{ webhook: { type: alert, map: { id: id, title: name, severity: alert.severity } } }';
  const payload = { id: 7, name: 'Disk full', alert: { severity: 'high' }, secret: 'not asked for' };

  requirement(
    {
      ids: ['I-18', 'H-40'],
      title: 'starts a run on the runs issue with the mapped fields and nothing else',
      input: 'repository_dispatch `alert` with five fields, three of them mapped',
      expected: 'title and inputs as mapped, the payload is not kept',
    },
    async () => {
      const harness = createHarness();
      const planned = await plan(harness, { on, trigger: ofWebhook(payload) });
      const run = planned.runs[0]?.state.run;
      expect(run?.run).toBe(`fix-${run?.thread}-900`);
      expect(run?.body.trigger.subject).toMatchObject({ title: 'Disk full', number: run?.thread });
      expect(run?.body.trigger.inputs).toEqual({ id: '7', title: 'Disk full', severity: 'high' });
      expect(JSON.stringify(run)).not.toContain('not asked for');
      expect(planned.inline?.dispatch.lock).toBe(0);
    },
  );

  requirement(
    {
      ids: ['I-18'],
      title: 'with the same id starts nothing twice, and another one does not wait',
      input: 'id 7 by workflow run 900, id 8 by 901, id 7 again by 902',
      expected: 'two runs under way at the same time',
    },
    async () => {
      const harness = createHarness({ run: 900 });
      await plan(harness, { on, trigger: ofWebhook(payload) });
      const other = await plan(withRun(harness, 901), {
        on,
        trigger: ofWebhook({ ...payload, id: 8 }),
        start: 'workflow run 901',
      });
      expect(other.refused).toEqual([]);
      const again = await plan(withRun(harness, 902), { on, trigger: ofWebhook(payload), start: 'workflow run 902' });
      expect(again.runs).toEqual([]);
      expect(again.refused[0]?.reason).toMatch(/^run fix-\d+-900 was started by the same event$/);
    },
  );

  requirement(
    {
      ids: ['T-22', 'T17'],
      title: 'starts nothing if Baton itself sent it to listeners of this repository',
      input: 'the type that a pipeline waits for, with the CloudEvent of a run of this repository, and with that of another one',
      expected: 'nothing, and a run: another repository may pass its events on',
    },
    async () => {
      const trigger = (source: string) => ofWebhook({ specversion: '1.0', type: 'dev.baton.run.ended', source });
      const plain = '{ webhook: { type: alert } }';
      const own = await plan(createHarness(), { on: plain, trigger: trigger('https://github.com/octo-org/Ledger') });
      expect(own.runs).toEqual([]);
      const other = await plan(createHarness(), { on: plain, trigger: trigger('https://github.com/octo-org/other') });
      expect(other.runs).toHaveLength(1);
    },
  );

  it('is planned once by a job that runs again, also after a newer one', async () => {
    const harness = createHarness({ run: 900 });
    const plain = '{ webhook: { type: alert } }';
    await plan(harness, { on: plain, trigger: ofWebhook({}) });
    await plan(withRun(harness, 901), { on: plain, trigger: ofWebhook({}), start: 'workflow run 901' });
    const again = await plan(harness, { on: plain, trigger: ofWebhook({}) });
    const thread = again.runs[0]?.state.run.thread ?? 0;
    const { records } = await harness.engine.ports.store.readSince(thread, '2000-01-01T00:00:00Z');
    expect(records.map(({ record }) => record.run)).toEqual([`fix-${thread}-900`, `fix-${thread}-901`]);
  });
});

describe('what is asked of GitHub', () => {
  requirement(
    {
      ids: ['I-2'],
      title: 'the files of a pull request, where a filter is about them',
      input: 'files.include src/**, the pull request changes docs/a or src/a',
      expected: 'no run, and a run',
    },
    async () => {
      const on = '{ pull-requests: { labels: [agent-ready], files: { include: ["src/**"] } } }';
      const subject = { ...pull, head: { branch: 'mend', sha: 'd'.repeat(40), repository: 7 } };
      const trigger: Trigger = { ...buildTrigger({}), kind: 'pull-request-labeled', subject };
      const docs = await plan(createHarness({ files: ['docs/a'] }), { on, trigger });
      expect(docs.runs).toEqual([]);
      const source = await plan(createHarness({ files: ['src/a'] }), { on, trigger });
      expect(source.runs).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['F-P4', 'I-4'],
      title: 'asks for the files only where they decide: a filter that refuses the event anyway needs none',
      input:
        'GitHub cannot list the files; a filter over files with another base branch, in a list beside one with another label, and alone with all else fitting',
      expected: 'no run and no fault for the first two; the fault of GitHub for the third',
    },
    async () => {
      const subject = { ...pull, head: { branch: 'mend', sha: 'd'.repeat(40), repository: 7 } };
      const trigger: Trigger = { ...buildTrigger({}), kind: 'pull-request-labeled', subject };
      const asked = (filters: string) =>
        plan(createHarness({ files: 'unavailable' }), { on: `{ pull-requests: [${filters}] }`, trigger });
      const other = '{ labels: [agent-ready], base-branch: next, files: { include: ["src/**"] } }';
      expect((await asked(other)).runs).toEqual([]);
      expect((await asked(`${other}, { labels: [another], files: { include: ["**"] } }`)).runs).toEqual([]);
      // One filter fits without files, so those of the other decide nothing.
      expect(
        (await asked(`{ labels: [agent-ready], files: { include: ["src/**"] } }, { labels: [agent-ready] }`)).runs,
      ).toHaveLength(1);
      await expect(asked('{ labels: [agent-ready], files: { include: ["src/**"] } }')).rejects.toThrow('try later');
    },
  );

  requirement(
    {
      ids: ['I-15', 'DESIGN-2'],
      title: 'agent jobs over max-concurrency wait in the group of a slot',
      input: 'max-concurrency: 3, run fix-42',
      expected: 'group fix-slot-0, before which run.yml puts baton-agent-',
    },
    async () => {
      const on = '{ issues: { labels: [agent-ready] } }';
      const planned = await plan(createHarness(), { on, trigger: buildTrigger({}), extra: 'max-concurrency: 3' });
      expect(planned.inline?.dispatch.job.group).toBe('fix-slot-0');
      const free = await plan(createHarness(), { on, trigger: buildTrigger({}), extra: 'max-concurrency: 0' });
      expect(free.inline?.dispatch.job.group).toBe('fix-42-only');
    },
  );
});
