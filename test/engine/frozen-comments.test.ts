import { describe, expect } from 'vitest';
import { selectNewestComments } from '../../src/core/trigger/comment.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { buildTrigger, createHarness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { plan } from './chain.ts';

const outsider = { id: 77, login: 'visitor', type: 'User' };
const stages = '\n      only: { agent: one, prompt: "{{ subject.comments }}" }';

/** `/baton run fix`, on a thread with so many comments. */
function byCommand(comments: number): Trigger {
  const trigger = buildTrigger({ comments });
  const comment = { id: 9_000, author: trigger.actor, body: '/baton run fix', createdAt: '2026-03-18T10:00:00Z' };
  return { ...trigger, kind: 'comment', named: 'fix', label: '', comment };
}

describe('comments in the second of the event', () => {
  requirement(
    {
      ids: ['F-M26', 'I-32', 'T14'],
      title: 'are known to a command by their ids; edited ones are left out',
      input:
        'three comments and the command within one second: one before it, one before it that was edited meanwhile, one after it',
      expected: 'the first is in the prompt, two are said to be left out',
    },
    async () => {
      const harness = createHarness();
      const trigger = byCommand(3);
      const at = trigger.comment?.createdAt ?? '';
      const before = new Date(Date.parse(at) - 1_000).toISOString();
      const written = { subject: subjectNumber, author: outsider };
      harness.threads.post({ ...written, id: 8_998, body: 'edited', at: before, editedAt: at });
      harness.threads.post({ ...written, id: 8_999, body: 'before', at });
      harness.threads.post({ ...written, id: 9_001, body: 'after', at });
      const planned = await plan(harness, { stages, trigger });
      expect(planned.runs[0]?.state.run.body.comments.map(({ body }) => body)).toEqual(['before']);
      expect(planned.runs[0]?.state.run.body.leftOut).toEqual({ later: 2, older: 0 });
    },
  );

  requirement(
    {
      ids: ['F-M26', 'I-32', 'T14'],
      title: 'are in prompts of a label, but for those of outsiders',
      input: 'comments of the labeller, of a member and of an outsider, all in the second of the label',
      expected: 'the first two are in the prompt; one is left out, and the words say the moment of the event',
    },
    async () => {
      const at = '2026-03-18T10:00:00Z';
      const harness = createHarness({ labeledAt: at });
      const trigger = buildTrigger({ comments: 3 });
      const post = (body: string, more: object) => harness.threads.post({ subject: subjectNumber, body, at, ...more });
      post('of the labeller', { author: trigger.actor, association: 'NONE' });
      post('of a member', { author: { id: 5, login: 'hubot' }, association: 'MEMBER' });
      post('of an outsider', { author: outsider, association: 'NONE' });
      const planned = await plan(harness, { stages, trigger });
      const { comments, leftOut } = planned.runs[0]?.state.run.body ?? {};
      expect(comments?.map(({ body }) => body)).toEqual(['of the labeller', 'of a member']);
      expect(leftOut).toEqual({ later: 1, older: 0 });
      const texts = (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);
      expect(texts.join('\n')).toContain('1 comment that came or was edited at the moment of the event or later.');
    },
  );
});

describe('the room for comments', () => {
  requirement(
    {
      ids: ['F-P7', 'I-32'],
      title: 'keeps a single comment of 65,536 bytes, as the docs say',
      input: 'comments of 65,531 to 65,537 bytes, each alone; two that fill 65,536 bytes with the line between them',
      expected: 'all but the last fit; of the two both, of one byte more one',
    },
    () => {
      const kept = (...lengths: readonly number[]) =>
        selectNewestComments(lengths.map((length) => ({ body: 'x'.repeat(length) }))).length;
      expect([65_531, 65_532, 65_535, 65_536, 65_537].map((length) => kept(length))).toEqual([1, 1, 1, 1, 0]);
      const separator = '\n---\n'.length;
      expect(kept(30_000, 65_536 - 30_000 - separator)).toBe(2);
      expect(kept(30_000, 65_537 - 30_000 - separator)).toBe(1);
    },
  );
});
