import { describe, expect, it } from 'vitest';
import { parseWholeConfig } from '../../src/core/config/parse/parse-whole-config.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { renderWhyReply } from '../../src/engine/command/show.ts';
import { listRunsAbout } from '../../src/engine/thread/runs.ts';
import {
  buildTrigger as build,
  createHarness,
  type Harness,
  type HarnessOptions,
  subjectNumber,
} from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { configText, orderOf, plan } from './chain.ts';

const asker = { id: 1, login: 'mona', type: 'User' };
const name = `baton-trace-${subjectNumber}-1`;

/** Older than all comments. */
function buildTrigger(changes: Partial<Trigger['subject']> = {}): Trigger {
  return build({ createdAt: '2026-03-17T08:00:00Z', ...changes });
}

/** What was kept is found again by its name, as the artifact service gives it back. */
function create(options: HarnessOptions = {}): Harness {
  const harness = createHarness(options);
  const traces = {
    read: async (wanted: readonly string[]) =>
      wanted.map((each) => harness.texts.saved.get(each)?.text).findLast((text) => text !== undefined),
  };
  return { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, traces } } };
}

async function why(harness: Harness, top = ''): Promise<string> {
  const config = await parseWholeConfig(configText(harness, undefined, { top }));
  if (!config.ok) throw new Error('The config is wrong.');
  const trigger = buildTrigger({ comments: harness.threads.count(subjectNumber) });
  const { runs } = await listRunsAbout(harness.engine, {
    subject: trigger.subject,
    config: config.value,
    before: Number.MAX_SAFE_INTEGER,
  });
  return renderWhyReply(harness.engine, { trigger, runs });
}

function labelled(label: string): Trigger {
  return { ...buildTrigger(), label };
}

describe('why', () => {
  requirement(
    {
      ids: ['DESIGN-4.8', 'DESIGN-6'],
      title: 'a run started: its record holds the checks that its event passed',
      input: 'a label; `why`',
      expected: 'the run, by whom, and each check in words',
    },
    async () => {
      const harness = create();
      await plan(harness);
      expect(harness.texts.saved.size).toBe(0);
      const text = await why(harness);
      expect(text).toContain('**Run `fix-42` of pipeline `fix` was started**');
      expect(text).toContain('- ✅ yes, label: The label just added, `agent-ready`, is one of the pipeline');
      expect(text).toContain('- ✅ yes, permission: mona has the role `write`; at least `write` is asked for.');
      expect(text).not.toContain('❌');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'U13'],
      title: 'nothing started: the last event that could have is kept for a week, signed',
      input: 'the label by a reader; `why`',
      expected: 'one artifact; the check that failed, who can, and those that passed',
    },
    async () => {
      const harness = create({ role: 'read' });
      await plan(harness);
      expect([...harness.texts.saved].map(([key, { days }]) => [key, days])).toEqual([[name, 7]]);
      const text = await why(harness);
      expect(text).toContain('**Nothing was started**');
      expect(text).toContain('- ❌ no, permission: mona has the role `read`; at least `write` is asked for.');
      expect(text).toContain('- ✅ yes, label:');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'I-16'],
      title: 'nothing started, since a run goes on: both are told, the newest first',
      input: 'the label twice; `why`',
      expected: 'the refusal, then the run',
    },
    async () => {
      const harness = create();
      orderOf(await plan(harness));
      await plan(harness, { start: 'again', comments: 2 });
      const text = await why(harness);
      expect(text.indexOf('run fix-42 of this pipeline has not ended')).toBeGreaterThan(0);
      expect(text.indexOf('**Run `fix-42`')).toBeGreaterThan(text.indexOf('has not ended'));
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'U13'],
      title: 'nothing is kept: that is what is said, and where else to look, and not that nothing happened',
      input: 'a label that no pipeline waits for; an event that could have started one, in the App, which keeps no trace; `why`',
      expected: 'nothing is kept here; the events that leave no trace, and the summary and the log that tell of them',
    },
    async () => {
      const harness = create({ role: 'read' });
      await plan(harness, { trigger: labelled('bug') });
      expect(harness.texts.saved.size).toBe(0);
      const { save: _save, ...texts } = harness.engine.ports.texts;
      await plan({ ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, texts } } });
      const text = await why(harness);
      expect(text).toContain('Nothing is kept here about `#42`');
      for (const word of ['forks', 'Dependabot', 'App', 'faulty configuration', 'summary of the workflow run'])
        expect(text).toContain(word);
      expect(text).not.toContain('nothing happened');
    },
  );

  requirement(
    {
      ids: ['T12', 'DESIGN-6'],
      title: 'takes no trace for true that somebody else made, or of another subject',
      input: 'a changed trace, one without a signature, one of #43, no JSON at all',
      expected: 'as if there were none',
    },
    async () => {
      const harness = create({ role: 'read' });
      await plan(harness);
      const kept = harness.texts.saved.get(name);
      if (kept === undefined) throw new Error('Nothing was kept.');
      const { sig: _sig, key: _key, ...unsigned } = JSON.parse(kept.text);
      const texts = [
        kept.text.replace('role `read`', 'role `owner`'),
        JSON.stringify(unsigned),
        kept.text.replace('"subject":42', '"subject":43'),
        '{',
      ];
      for (const text of texts) {
        kept.text = text;
        expect(await why(harness), text.slice(0, 60)).toContain('Nothing is kept here about `#42`');
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'U14'],
      title: '`/baton why` answers once where it was asked',
      input: 'the label; `/baton why` by a maintainer, its job twice',
      expected: 'one answer with the checks',
    },
    async () => {
      const harness = create();
      await plan(harness);
      const { id, createdAt } = harness.threads.post({ subject: subjectNumber, body: '/baton why', author: asker });
      const comment = { id, author: asker, body: '/baton why', createdAt };
      const subject = { ...buildTrigger().subject, comments: harness.threads.count(subjectNumber) };
      const trigger: Trigger = { ...buildTrigger(), kind: 'comment', label: '', actor: asker, subject, comment };
      for (let times = 0; times < 2; times += 1) await plan(harness, { trigger, start: `comment ${id}` });
      const thread = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      const answers = thread.filter(({ body }) => body.includes(`<!-- baton-reply:${id} -->`));
      expect(answers.map(({ body }) => body)).toEqual([expect.stringContaining('- ✅ yes, label:')]);
    },
  );

  it('finds runs whose records stand on the runs issue', async () => {
    const harness = create();
    await plan(harness, { top: 'comments: outcomes', trigger: buildTrigger() });
    expect(await why(harness, 'comments: outcomes')).toContain('**Run `fix-42`');
  });

  it('goes on without a trace where artifacts cannot be made, and where one of that name is there', async () => {
    const harness = create({ role: 'read' });
    const { save: _save, ...texts } = harness.engine.ports.texts;
    const inApp = { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, texts } } };
    expect((await plan(inApp)).runs).toEqual([]);
    await plan(harness);
    expect((await plan(harness)).runs).toEqual([]);
  });
});
