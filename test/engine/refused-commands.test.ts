import { describe, expect, it } from 'vitest';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { buildTrigger, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { orderOf, plan } from './chain.ts';

const outsider = { id: 77, login: 'visitor', type: 'User' };

/** `/baton run fix`, written now. */
function command(harness: Harness, body = '/baton run fix', author = outsider): Trigger {
  const { id, createdAt } = harness.threads.post({ subject: subjectNumber, body, author });
  const trigger = buildTrigger();
  const named = body === '/baton run fix' ? { named: 'fix' } : {};
  return { ...trigger, ...named, kind: 'comment', label: '', actor: author, comment: { id, author, body, createdAt } };
}

/** What was answered, without the marker. */
async function answers(harness: Harness): Promise<readonly string[]> {
  const thread = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return thread.filter(({ body }) => body.includes('<!-- baton-refused:')).map(({ body }) => body.split('\n\n<!--')[0] ?? '');
}

describe('a command without effect', () => {
  requirement(
    {
      ids: ['U13', 'I-11'],
      title: 'is answered with the role that is needed, the one that was seen, and who can',
      input: '`/baton run fix` by a reader, whose pipeline also allows ana',
      expected: '👎 and one comment; nothing starts',
    },
    async () => {
      const harness = createHarness({ role: 'read' });
      const trigger = command(harness);
      const planned = await plan(harness, { trigger, extra: 'allow: { minimum-role: maintain, users: [ana] }' });
      expect(planned.runs).toEqual([]);
      expect(harness.started).toEqual([]);
      expect([...harness.reactions.given.values()]).toEqual([`comment ${trigger.comment?.id} -1`]);
      expect(await answers(harness)).toEqual([
        '⛔ The command of `visitor` had no effect.\n\n- pipeline `fix`: visitor has the role `read`; at least `maintain` is asked for. Those with `maintain` or more can, and `ana`.',
      ]);
    },
  );

  requirement(
    {
      ids: ['U13', 'I-11', 'DESIGN-5.2'],
      title: 'is answered once to one person a day, so that nobody can make us fill a thread',
      input: 'the same job again; ten more commands; then one of somebody else',
      expected: 'one answer; then a second one',
    },
    async () => {
      const harness = createHarness({ role: 'read' });
      const trigger = command(harness);
      await plan(harness, { trigger });
      await plan(harness, { trigger });
      for (let times = 0; times < 10; times += 1) await plan(harness, { trigger: command(harness) });
      expect(await answers(harness)).toHaveLength(1);
      await plan(harness, { trigger: command(harness, '/baton run fix', { id: 78, login: 'other', type: 'User' }) });
      expect(await answers(harness)).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['I-16', 'DESIGN-5.2'],
      title: 'says so while a run goes on, once for each comment',
      input: 'a command during a run, its job twice; then another command',
      expected: 'two answers that name the run',
    },
    async () => {
      const harness = createHarness();
      orderOf(await plan(harness));
      const trigger = command(harness);
      for (let times = 0; times < 2; times += 1) await plan(harness, { trigger, start: 'second' });
      expect(await answers(harness)).toEqual([
        '⛔ The command of `visitor` had no effect.\n\n- pipeline `fix`: run fix-42 of this pipeline has not ended.',
      ]);
      await plan(harness, { trigger: command(harness), start: 'third' });
      expect(await answers(harness)).toHaveLength(2);
    },
  );

  it('is not answered where it is no command, or of a bot', async () => {
    const harness = createHarness({ role: 'read' });
    await plan(harness, { trigger: command(harness, 'Nice.') });
    await plan(harness, { trigger: command(harness, '/baton run fix', { id: 80, login: 'x[bot]', type: 'Bot' }) });
    await plan(harness);
    expect(harness.writes).toEqual(['artifact baton-trace-42']);
    expect(await answers(harness)).toEqual([]);
  });

  it('keeps plan from nothing where the thread takes no answer', async () => {
    const harness = createHarness({ role: 'read' });
    const trigger = command(harness);
    harness.threads.fill(subjectNumber);
    expect((await plan(harness, { trigger })).runs).toEqual([]);
    expect(harness.warnings).toEqual([expect.stringContaining('nobody was told')]);
  });
});
