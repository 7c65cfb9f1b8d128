import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../src/core/trigger/command.ts';
import { parseTrigger } from '../../../src/core/trigger/parse-trigger.ts';
import { requirement } from '../../support/requirement.ts';

const none = undefined;

/** A body of a comment, and what it asks for. */
const bodies: readonly (readonly [string, unknown])[] = [
  ['/baton cancel', { kind: 'cancel' }],
  ['/baton cancel\r\nThank you.', { kind: 'cancel' }],
  ['/baton cancel  \t\nbecause of #4', { kind: 'cancel' }],
  ['/baton retry', { kind: 'retry', task: undefined }],
  ['/baton retry fix', { kind: 'retry', task: 'fix' }],
  ['/baton retry fix-42/open-pr', { kind: 'retry', task: 'fix-42/open-pr' }],
  ['/baton retry split[0]', { kind: 'retry', task: 'split[0]' }],
  ['/baton retry fix-42/split[12]/1-api', { kind: 'retry', task: 'fix-42/split[12]/1-api' }],
  ['/baton retry split[0', none],
  ['/baton retry split[0](https://example.org)', none],
  ['/baton retry [0]', none],
  ['/baton handoff investigate', { kind: 'handoff', task: 'investigate' }],
  ['/baton run fix\n\nwith care', { kind: 'run', pipeline: 'fix' }],
  ['/baton status', { kind: 'status' }],
  ['/baton why', { kind: 'why' }],
  ['/baton help', { kind: 'help' }],
  ['/baton', { kind: 'help' }],
  ['/baton approve', { kind: 'approve', task: undefined }],
  ['/baton approve deploy 3f9a2c1', { kind: 'approve', task: 'deploy', digest: '3f9a2c1' }],
  ['/baton approve 3f9a2c1', { kind: 'approve', task: '3f9a2c1', digest: undefined }],
  ['/baton approve deploy 3f9a2c1 please', { kind: 'unknown', line: '/baton approve deploy 3f9a2c1 please' }],
  ['/baton answer Use the second way, please!', { kind: 'answer', text: 'Use the second way, please!' }],
  ['/baton answer fix\r\n\r\n1. Yes\r\n2. `no`', { kind: 'answer', text: 'fix\r\n\r\n1. Yes\r\n2. `no`' }],
  ['/baton reject deploy: not on a Friday', { kind: 'reject', text: 'deploy: not on a Friday' }],
  ['/baton answers yes', { kind: 'unknown', line: '/baton answers yes' }],
  ['> /baton answer yes', none],
  ['/baton retyr', { kind: 'unknown', line: '/baton retyr' }],
  ['/baton cancel now please', { kind: 'unknown', line: '/baton cancel now please' }],
  ['/baton handoff', { kind: 'unknown', line: '/baton handoff' }],
  ['/baton run', { kind: 'unknown', line: '/baton run' }],
  ['/baton constructor', { kind: 'unknown', line: '/baton constructor' }],
  ['/batonic cancel', none],
  ['/deploy now', none],
  [' /baton cancel', none],
  ['\n/baton cancel', none],
  ['> /baton cancel', none],
  ['`/baton cancel`', none],
  ['```\n/baton cancel\n```', none],
  ['    /baton cancel', none],
  ['- /baton cancel', none],
  ['1. /baton cancel', none],
  ['<!-- x -->/baton cancel', none],
  ['<b>/baton cancel</b>', none],
  ['@baton cancel', none],
  ['please /baton cancel', none],
  ['Use this:\n/baton cancel', none],
  ['/Baton cancel', none],
  ['/baton  cancel', none],
  ['/baton cancel; rm -rf /', none],
  ['/baton cancel $(id)', none],
  ['/baton cancel <!-- x -->', none],
  [`/baton cancel ${'a'.repeat(300)}`, none],
  ['\u200b/baton cancel', none],
  ['', none],
];

describe('the grammar of commands', () => {
  requirement(
    {
      ids: ['I-8', 'U11'],
      title: 'takes the whole first line of a comment from its first character, with as many words as the verb takes',
      input: `${bodies.length} bodies: plain, with text below, CRLF, code, quote, list, HTML, mention, in the middle, other case, too many words`,
      expected: 'the command for those of plain lines, unknown for a line of ours that says nothing known, nothing for the rest',
    },
    () => {
      for (const [body, command] of bodies) expect(parseCommand(body), JSON.stringify(body)).toEqual(command);
    },
  );

  requirement(
    {
      ids: ['I-10', 'I-8', 'T43'],
      title: 'is for new comments: the text of an issue and an edited comment command nothing',
      input:
        'an issue opened with the text /baton run fix; comments edited to /baton cancel and to an approval; the same comments created',
      expected: 'a trigger that names no pipeline; none; a comment each',
    },
    () => {
      const who = { id: 7, login: 'marla' };
      const repository = { id: 1, name: 'r', owner: { login: 'o' }, default_branch: 'main', private: false };
      const issue = {
        number: 1,
        title: 't',
        body: '/baton run fix',
        user: who,
        labels: [],
        html_url: '',
        created_at: '2026-01-01T00:00:00Z',
      };
      const opened = parseTrigger('issues', { action: 'opened', issue, repository, sender: who });
      expect(opened.ok && opened.value.kind).toBe('issue-changed');
      expect(opened.ok && opened.value.named).toBeUndefined();
      for (const body of ['/baton cancel', '/baton approve deploy 3f9a2c1']) {
        const comment = { id: 5, user: who, body, created_at: '2026-01-01T00:00:00Z' };
        const said = (action: string) => parseTrigger('issue_comment', { action, issue, comment, repository, sender: who });
        expect(said('edited').ok).toBe(false);
        expect(said('created')).toMatchObject({ ok: true, value: { kind: 'comment', comment: { body } } });
      }
    },
  );

  it('is not fooled by names that every object has', () => {
    for (const word of ['toString', '__proto__', 'hasOwnProperty']) expect(parseCommand(`/baton ${word}`)?.kind).not.toBe('run');
  });
});
