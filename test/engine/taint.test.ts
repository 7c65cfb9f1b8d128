import { describe, expect } from 'vitest';
import type { RunBody } from '../../src/core/record/record.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { pullSummaryMarker } from '../../src/core/view/comment/pull-summary.ts';
import { refusalMarker } from '../../src/core/view/comment/refusal.ts';
import { replyMarker } from '../../src/core/view/comment/reply.ts';
import { builtinMarker } from '../../src/core/view/markers.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { buildTrigger, createHarness, type Harness, type HarnessOptions, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const stages = '\n      only: { agent: one, prompt: "{{ subject.body }} {{ subject.comments }}" }';
const reviewed = `
      look: { agent: one, prompt: "Look." }
      say: { needs: [look], uses: review, with: { body: "Fine.", event: approve } }`;

async function bodyOf(harness: Harness): Promise<RunBody> {
  const record = (await harness.records())[0]?.record;
  if (record?.kind !== 'run') throw new Error('There is no run.');
  return record.body;
}

function by(association: string, changes: Partial<Trigger> = {}): Trigger {
  return { ...buildTrigger({ association, comments: 2 }), ...changes };
}

/** A thread on which an outsider and a member have written. */
function talked(options: HarnessOptions = {}): Harness {
  const harness = createHarness({ ...options, labeledAt: '2030-01-01T00:00:00Z' });
  for (const [login, association] of [
    ['visitor', 'NONE'],
    ['ana', 'MEMBER'],
  ] as const)
    harness.threads.post({ subject: subjectNumber, body: `By ${login}.`, author: { id: 5, login }, association });
  return harness;
}

describe('a run on text of outsiders', () => {
  for (const [title, trigger, expected] of [
    ['a label of an insider on an outsider’s issue', by('NONE'), ['reporter']],
    ['somebody who once contributed is no insider', by('CONTRIBUTOR'), ['reporter']],
    ['a member’s issue', by('MEMBER'), undefined],
    ['the text of the one who asked', by('NONE', { actor: { id: 2, login: 'reporter' } }), undefined],
  ] as const)
    requirement(
      { ids: ['T02', 'DESIGN-6'], title, input: 'a label', expected: `outsiders: ${expected?.join(', ') ?? 'none'}` },
      async () => {
        const harness = createHarness();
        await plan(harness, { stages, trigger });
        expect((await bodyOf(harness)).outside).toEqual(expected);
      },
    );

  for (const [title, actor, extra] of [
    ['a bot opens its own pull request, named by `allow.bots`', { id: 2, login: 'helper[bot]', type: 'Bot' }, 'bots: [2]'],
    ['anybody opens an issue where `minimum-role` is `read`', { id: 2, login: 'reporter' }, 'minimum-role: read'],
    ['a name in `allow.users`, whatever its role', { id: 2, login: 'reporter' }, 'users: [reporter]'],
  ] as const)
    requirement(
      { ids: ['T02', 'T05', 'DESIGN-6'], title, input: 'their own text, association NONE', expected: 'outsiders: they' },
      async () => {
        const harness = createHarness({ roles: { reporter: 'read' } });
        await plan(harness, { stages, trigger: by('NONE', { actor }), extra: `allow: { ${extra} }` });
        expect((await bodyOf(harness)).outside).toEqual(['reporter']);
      },
    );

  requirement(
    {
      ids: ['T02', 'DESIGN-6'],
      title: 'comments that prompts show count as well',
      input: 'a member’s issue with comments of a stranger and a member',
      expected: 'outsiders: visitor; all comments in the prompt',
    },
    async () => {
      const harness = talked();
      await plan(harness, { stages, trigger: by('MEMBER') });
      const body = await bodyOf(harness);
      expect(body.outside).toEqual(['visitor']);
      expect(body.comments.map(({ author }) => author)).toEqual(['visitor', 'ana']);
    },
  );

  requirement(
    {
      ids: ['T02', 'DESIGN-6'],
      title: 'does not take what Baton itself answered for a stranger’s, nor a stranger’s marker for its own',
      input:
        'a member’s issue with our status, answer, refusal and summary, a stage’s comment, and a marker in a stranger’s comment',
      expected: 'prompts have the stage’s comment and the stranger’s, and both taint the run',
    },
    async () => {
      const harness = createHarness({ labeledAt: '2030-01-01T00:00:00Z' });
      const own = { id: 41_898_282, login: 'github-actions[bot]', type: 'Bot' };
      const views = [statusMarker('fix-41'), replyMarker(4), refusalMarker({ person: 9 }), pullSummaryMarker('fix')];
      for (const marker of [...views, builtinMarker('fix-41', 'say')])
        harness.threads.post({ subject: subjectNumber, body: `Ours.\n\n${marker}`, author: own, association: 'NONE' });
      const author = { id: 5, login: 'visitor', type: 'User' };
      harness.threads.post({ subject: subjectNumber, body: `Mine. ${replyMarker(4)}`, author, association: 'NONE' });
      await plan(harness, { stages, trigger: buildTrigger({ association: 'MEMBER', comments: 6 }) });
      const body = await bodyOf(harness);
      expect(body.comments.map((comment) => comment.author)).toEqual(['github-actions[bot]', 'visitor']);
      expect(body.outside).toEqual(['github-actions[bot]', 'visitor']);
    },
  );

  requirement(
    {
      ids: ['T02', 'DESIGN-6'],
      title: 'with `outside-text: refuse` needs an author who may start it, and leaves strangers’ comments out',
      input: 'an author who may read; then one who may write, with comments of a stranger and a member',
      expected: 'nothing starts; then a run without the stranger’s comment, which is counted',
    },
    async () => {
      const extra = 'allow: { outside-text: refuse }';
      const asked: string[] = [];
      const refused = talked({ roles: { reporter: 'read' }, asked });
      const planned = await plan(refused, { stages, trigger: by('NONE'), extra });
      expect(planned.runs).toEqual([]);
      expect(asked).toEqual(['role of mona', 'role of reporter']);
      const taken = talked();
      await plan(taken, { stages, trigger: by('MEMBER'), extra });
      const body = await bodyOf(taken);
      expect([body.outside, body.comments.map(({ author }) => author)]).toEqual([undefined, ['ana']]);
      expect(body.leftOut).toEqual({ later: 0, older: 0, outside: 1 });
    },
  );

  requirement(
    {
      ids: ['T02', 'DESIGN-6'],
      title: 'with `outside-text: trust` is a run like any other',
      input: 'an outsider’s issue',
      expected: 'not tainted',
    },
    async () => {
      const harness = talked();
      await plan(harness, { stages, trigger: by('NONE'), extra: 'allow: { outside-text: trust }' });
      expect((await bodyOf(harness)).outside).toBeUndefined();
    },
  );

  for (const [association, outcome] of [
    ['NONE', 'failed'],
    ['MEMBER', 'succeeded'],
  ] as const)
    requirement(
      {
        ids: ['T02', 'T42', 'DESIGN-6'],
        title: `approves a pull request of association ${association}: ${outcome}`,
        input: 'a stage `review` with `event: approve` after an agent',
        expected: outcome === 'failed' ? 'outside-text, and no review' : 'the review',
      },
      async () => {
        const harness = createHarness();
        const revision = { branch: 'mend', sha: 'd'.repeat(40), repository: 7 };
        const { subject, ...rest } = by(association);
        const pull = { ...subject, kind: 'pull-request' as const, comments: 0, head: revision, base: revision };
        const trigger: Trigger = { ...rest, kind: 'pull-request-labeled', subject: pull };
        await advance(harness, orderOf(await plan(harness, { stages: reviewed, trigger })));
        const { task } = await advance(harness, lastStarted(harness));
        expect([task?.outcome, harness.publishing.written.length]).toEqual([outcome, outcome === 'failed' ? 0 : 1]);
        if (outcome === 'failed')
          expect(task?.failure).toMatchObject({ reason: 'outside-text', message: expect.stringContaining('`reporter`') });
      },
    );
});
