import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrigger } from '../../../src/core/trigger/parse-trigger.ts';
import { type Trigger, triggerSchema } from '../../../src/core/trigger/trigger.ts';
import { requirement } from '../../support/requirement.ts';

function readEvent(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../fixtures/events/${name}.json`, import.meta.url), 'utf8'));
}

function parse(eventName: string, fixture: string): Trigger {
  const parsed = parseTrigger(eventName, readEvent(fixture));
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

function reasonOf(eventName: string, payload: unknown): string {
  const parsed = parseTrigger(eventName, payload);
  return parsed.ok ? '' : parsed.error.reason;
}

describe('triggers', () => {
  it('come from a labelled issue', () => {
    expect(parse('issues', 'issues.labeled')).toEqual({
      kind: 'issue-labeled',
      repository: { id: 722_001, owner: 'octo-org', name: 'checkout', defaultBranch: 'main', private: false },
      subject: {
        kind: 'issue',
        number: 42,
        title: 'Session cookie survives logout',
        body: 'After logging out the cookie is still sent.\r\n\r\n1. Log in\r\n2. Log out\r\n3. Look at the request headers\r\n',
        author: { id: 5502, login: 'mona', type: 'User' },
        association: 'NONE',
        labels: ['agent-ready', 'bug'],
        url: 'https://github.com/octo-org/checkout/issues/42',
        comments: 2,
        createdAt: '2026-03-17T16:40:12Z',
        state: 'open',
        assignees: [],
      },
      actor: { id: 5503, login: 'hubot-human', type: 'User' },
      label: 'agent-ready',
      changedAt: '2026-03-18T08:59:57Z',
    });
  });

  it('come from a labelled pull request, with its commits frozen', () => {
    expect(parse('pull_request', 'pull_request.labeled')).toMatchObject({
      kind: 'pull-request-labeled',
      subject: {
        kind: 'pull-request',
        number: 57,
        head: { branch: 'clear-cookie', sha: 'a'.repeat(40), repository: 722_001 },
        base: { branch: 'main', sha: 'b'.repeat(40), repository: 722_001 },
      },
    });
  });

  it('know a fork that is gone', () => {
    expect(parse('pull_request', 'pull_request.labeled.fork-gone').subject.head?.repository).toBeNull();
  });

  it('read an issue without text, by an account that is gone', () => {
    const { subject } = parse('issues', 'issues.labeled.no-body');
    expect(subject.body).toBe('');
    expect(subject.author.login).toBe('ghost');
  });

  it('fit the schema that records are read with', () => {
    for (const trigger of [parse('issues', 'issues.labeled'), parse('pull_request', 'pull_request.labeled.from-fork')]) {
      expect(triggerSchema.parse(JSON.parse(JSON.stringify(trigger)))).toEqual(trigger);
    }
  });

  requirement(
    {
      ids: ['T14'],
      title: 'the text is the one of the payload',
      input: 'the payload of the label event, CRLF and all',
      expected: 'title and body unchanged, nothing is asked again',
    },
    () => expect(parse('issues', 'issues.labeled').subject.body).toContain('sent.\r\n\r\n1. Log in'),
  );
});

describe('events that start nothing', () => {
  it('say so for another event', () => expect(reasonOf('push', {})).toContain('`push`'));
  it('say what is missing where there is no action', () =>
    expect(reasonOf('issues', {})).toMatch(/^The payload of `issues` has no `action`; write `"action": "labeled"`/));
  it('say so for another action', () => expect(reasonOf('issues', readEvent('issues.unlabeled'))).toContain('`unlabeled`'));
  it('say so for a labelled issue that is a pull request', () => {
    expect(reasonOf('issues', readEvent('issues.labeled.on-pull-request'))).toContain('#42 is a pull request');
  });

  requirement(
    {
      ids: ['T15'],
      title: 'an event of another shape is refused',
      input: 'the body of `issues` under the name `pull_request`',
      expected: 'no trigger, the field is named',
    },
    () => expect(reasonOf('pull_request', readEvent('issues.labeled'))).toContain('`pull_request`'),
  );

  it.each([null, 7, 'labeled', [], {}, { action: 'labeled' }, { action: { __proto__: null } }])('never throw: %j', (payload) => {
    expect(reasonOf('issues', payload)).not.toBe('');
  });
});
