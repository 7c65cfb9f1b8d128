import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Config, configSchema } from '../../../src/core/config/schema/config-schema.ts';
import { matchPipelines, type PipelineMatch } from '../../../src/core/trigger/match/match-pipelines.ts';
import { parseTrigger } from '../../../src/core/trigger/parse-trigger.ts';
import type { Trigger } from '../../../src/core/trigger/trigger.ts';
import { requirement } from '../../support/requirement.ts';

function readTrigger(eventName: string, fixture: string): Trigger {
  const url = new URL(`../../fixtures/events/${fixture}.json`, import.meta.url);
  const parsed = parseTrigger(eventName, JSON.parse(readFileSync(url, 'utf8')));
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

const issue = readTrigger('issues', 'issues.labeled');
const pullRequest = readTrigger('pull_request', 'pull_request.labeled');
const ready = { labels: ['agent-ready'] };

function buildConfig(pipeline: object): Config {
  return configSchema.parse({ version: 1, pipelines: { fix: { on: { issues: ready }, stages: {}, ...pipeline } } });
}

function match(pipeline: object, trigger: Trigger = issue, role: string | undefined = 'write'): PipelineMatch {
  const [only] = matchPipelines({ config: buildConfig(pipeline), trigger, role });
  if (only === undefined) throw new Error('no pipeline');
  return only;
}

function failed(result: PipelineMatch): readonly string[] {
  return result.checks.filter((check) => !check.passed).map((check) => check.check);
}

describe('an issue', () => {
  it('starts a pipeline when everything fits', () => {
    const result = match({});
    expect(result).toMatchObject({ pipeline: 'fix', matched: true });
    expect(result.checks.map((check) => check.check)).toEqual([
      'sender',
      'subject',
      'label',
      'labels',
      'exclude-labels',
      'permission',
    ]);
    for (const check of result.checks) expect(check.detail).toMatch(/^[A-Z][^\n]*\.$|^[a-z][^\n]*\.$/);
  });

  it('starts nothing where only pull requests do', () => {
    expect(failed(match({ on: { 'pull-requests': ready } }))).toEqual(['subject']);
  });

  requirement(
    {
      ids: ['I-1'],
      title: 'the label just added is one of the filter',
      input: '`bug` is added to an issue that has `agent-ready`',
      expected: 'no run',
    },
    () => expect(failed(match({}, { ...issue, label: 'bug' }))).toEqual(['label']),
  );

  requirement(
    {
      ids: ['I-1', 'I-3'],
      title: 'all labels must be there',
      input: 'labels: [agent-ready, triaged]',
      expected: 'no run without `triaged`',
    },
    () => {
      const on = { issues: { labels: ['agent-ready', 'triaged'] } };
      expect(failed(match({ on }))).toEqual(['labels']);
      const labelled = { ...issue, subject: { ...issue.subject, labels: ['triaged', 'agent-ready'] } };
      expect(match({ on }, labelled).matched).toBe(true);
    },
  );

  requirement(
    {
      ids: ['I-1'],
      title: 'an excluded label stops it',
      input: 'exclude-labels: [Bug], the issue has `bug`',
      expected: 'no run',
    },
    () => {
      expect(failed(match({ on: { issues: { ...ready, 'exclude-labels': ['Bug'] } } }))).toEqual(['exclude-labels']);
    },
  );

  it('matches labels whatever their case, as GitHub keeps them', () => {
    expect(match({ on: { issues: { labels: ['Agent-Ready'] } } }).matched).toBe(true);
  });
});

describe('a pull request', () => {
  const on = { 'pull-requests': ready };

  it('of the same repository starts a pipeline', () => expect(match({ on }, pullRequest).matched).toBe(true));

  it.each(['pull_request.labeled.from-fork', 'pull_request.labeled.fork-gone'])('%s starts nothing', (fixture) => {
    expect(failed(match({ on }, readTrigger('pull_request', fixture)))).toEqual(['same-repository']);
  });
});

describe('the sender', () => {
  requirement(
    {
      ids: ['T05', 'T17'],
      title: 'bots, our own account among them, start nothing',
      input: 'sender github-actions[bot]',
      expected: 'no run',
    },
    () => expect(failed(match({}, readTrigger('issues', 'issues.labeled.by-bot'), 'admin'))).toEqual(['sender']),
  );

  requirement(
    {
      ids: ['T05'],
      title: 'a bot is known by type or by name',
      input: 'Copilot of type Bot; evil-app[bot] of no type',
      expected: 'no run',
    },
    () => {
      expect(failed(match({}, { ...issue, actor: { id: 1, login: 'Copilot', type: 'Bot' } }))).toEqual(['sender']);
      expect(failed(match({}, { ...issue, actor: { id: 1, login: 'evil-app[bot]' } }))).toEqual(['sender']);
    },
  );
});

describe('the permission', () => {
  const ladder = ['read', 'triage', 'write', 'maintain', 'admin'];

  requirement(
    {
      ids: ['I-12', 'T19'],
      title: 'roles are a ladder',
      input: 'every role against every minimum',
      expected: 'as high or higher',
    },
    () => {
      for (const [rank, minimum] of ladder.entries()) {
        const allowed = ladder.filter((role) => match({ allow: { 'minimum-role': minimum } }, issue, role).matched);
        expect(allowed).toEqual(ladder.slice(rank));
      }
    },
  );

  requirement(
    {
      ids: ['I-12', 'I-13', 'T05', 'T19'],
      title: 'an unknown role means no',
      input: 'no answer, `none`, a custom role',
      expected: 'no run, whatever the minimum',
    },
    () => {
      const allow = { 'minimum-role': 'read' };
      const [silent] = matchPipelines({ config: buildConfig({ allow }), trigger: issue, role: undefined });
      expect(silent && failed(silent)).toEqual(['permission']);
      fc.assert(
        fc.property(
          fc.oneof(fc.string(), fc.constantFrom('none', 'Admin', 'security-manager', '__proto__', 'write ')),
          (role) => match({ allow }, issue, role).matched === ladder.includes(role),
        ),
      );
    },
  );

  requirement(
    {
      ids: ['F-S15', 'T05'],
      title: 'is given by the numeric id, whatever the account is called; a login goes to whoever has the name',
      input: 'allow.users with an id and with a login; the account under another name; another account with the name',
      expected: 'the id follows the account, the login the name',
    },
    () => {
      const { actor } = issue;
      const renamed = { ...issue, actor: { ...actor, login: 'new-name' } };
      const heir = { ...issue, actor: { ...actor, id: 987_654_321 } };
      const byId = { allow: { users: [actor.id] } };
      const byName = { allow: { users: [actor.login] } };
      expect([issue, renamed, heir].map((trigger) => match(byId, trigger, 'none').matched)).toEqual([true, true, false]);
      expect([issue, renamed, heir].map((trigger) => match(byName, trigger, 'none').matched)).toEqual([true, false, true]);
      const refused = match(byId, heir, 'none').checks.find(({ check }) => check === 'permission');
      expect(refused?.detail).toContain(`and \`id ${actor.id}\``);
    },
  );

  it('is given by login too', () => {
    expect(match({ allow: { users: ['Hubot-Human'] } }, issue, 'read').matched).toBe(true);
    expect(match({ allow: { users: ['somebody'] } }, issue, 'read').matched).toBe(false);
  });

  it('does not help a bot that is named', () => {
    const trigger = readTrigger('issues', 'issues.labeled.by-bot');
    expect(match({ allow: { users: ['github-actions[bot]'] } }, trigger).matched).toBe(false);
  });
});

describe('who and what a filter means', () => {
  const review = {
    id: 5,
    author: pullRequest.actor,
    state: 'commented',
    body: 'Please mend the tests.',
    submittedAt: '2026-03-18T10:00:00Z',
    comments: [],
  };
  const reviewed: Trigger = {
    ...pullRequest,
    kind: 'review',
    label: '',
    review,
    subject: { ...pullRequest.subject, body: 'WIP', author: { id: 3, login: 'opener' } },
  };
  const on = (filter: object) => ({ on: { 'pull-requests': { 'review-state': 'any', ...filter } } });

  requirement(
    {
      ids: ['F-P9', 'I-6'],
      title: 'beside review-state the patterns over the text mean that of the review',
      input: 'a review that says "mend", of a pull request that says "WIP"; body-pattern and exclude-body-patterns of both',
      expected: 'the text of the review decides; the title is that of the pull request',
    },
    () => {
      expect(match(on({ 'body-pattern': 'mend' }), reviewed).matched).toBe(true);
      expect(failed(match(on({ 'body-pattern': 'WIP' }), reviewed))).toEqual(['body-pattern']);
      expect(match(on({ 'exclude-body-patterns': ['WIP'] }), reviewed).matched).toBe(true);
      const excluded = match(on({ 'exclude-body-patterns': ['mend'] }), reviewed);
      expect(excluded.checks.find(({ passed }) => !passed)?.detail).toBe(
        'The text of the review fits the excluded pattern "mend".',
      );
      expect(match(on({ 'title-pattern': pullRequest.subject.title }), reviewed).matched).toBe(true);
    },
  );

  requirement(
    {
      ids: ['F-P9', 'I-5'],
      title: '`sender` and `exclude-senders` mean who sent the event, `author` and `exclude-authors` who opened the thread',
      input: 'a review by one account of a pull request that another opened; filters by login and by id; a command',
      expected: 'each key looks at its own account',
    },
    () => {
      const { id, login } = pullRequest.actor;
      for (const filter of [{ sender: login }, { sender: id }, { 'exclude-senders': ['opener', 3] }, { author: 'opener' }])
        expect(match(on(filter), reviewed).matched, JSON.stringify(filter)).toBe(true);
      expect(failed(match(on({ sender: 'opener' }), reviewed))).toEqual(['event-sender']);
      expect(failed(match(on({ 'exclude-senders': [id] }), reviewed))).toEqual(['exclude-senders']);
      expect(failed(match(on({ author: login }), reviewed))).toEqual(['author']);
      const comment = { id: 9, author: issue.actor, body: '/baton fix', createdAt: '2026-03-18T10:00:00Z' };
      const said: Trigger = { ...issue, kind: 'comment', label: '', comment };
      const command = (filter: object) => ({ on: { comment: { command: '/baton fix', ...filter } } });
      expect(match(command({ sender: issue.actor.id }), said).matched).toBe(true);
      expect(failed(match(command({ 'exclude-senders': [issue.actor.login] }), said))).toEqual(['exclude-senders']);
    },
  );
});
