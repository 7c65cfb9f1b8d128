import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Config, configSchema } from '../../../src/core/config/schema/config-schema.ts';
import { isAwaitedEvent } from '../../../src/core/trigger/match/awaits-event.ts';
import { matchPipelines } from '../../../src/core/trigger/match/match-pipelines.ts';
import { parseTrigger } from '../../../src/core/trigger/parse-trigger.ts';
import type { Trigger } from '../../../src/core/trigger/trigger.ts';

function readTrigger(eventName: string, fixture: string): Trigger {
  const url = new URL(`../../fixtures/events/${fixture}.json`, import.meta.url);
  const parsed = parseTrigger(eventName, JSON.parse(readFileSync(url, 'utf8')));
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

const labelled = { ...readTrigger('issues', 'issues.labeled'), label: 'agent-ready' };
const pull = { ...readTrigger('pull_request', 'pull_request.labeled'), label: 'agent-ready' };
const { label: _, ...changed } = { ...labelled, kind: 'issue-changed', action: 'opened' } as const;
const opened: Trigger = { ...changed, label: '' };

function buildConfig(...filters: readonly object[]): Config {
  const pipelines = filters.map((on, index) => [`p${index}`, { on, stages: {} }]);
  return configSchema.parse({ version: 1, pipelines: Object.fromEntries(pipelines) });
}

const ready = { issues: { labels: ['agent-ready'] } };

describe('an event may concern a pipeline', () => {
  it.each([
    ['its label, also from somebody without rights', [ready], labelled, true],
    [
      'its label on something that other filters exclude',
      [{ issues: { labels: ['agent-ready', 'none-has-this'] } }],
      labelled,
      true,
    ],
    ['the label of another process', [ready], { ...labelled, label: 'bug' }, false],
    ['a label of Baton', [ready], { ...labelled, label: 'baton:running' }, false],
    [
      'a label of Baton that a pipeline waits for',
      [{ issues: { labels: ['baton:running'] } }],
      { ...labelled, label: 'baton:running' },
      true,
    ],
    ['the label on a pull request, for issues alone', [ready], pull, false],
    ['the label on a pull request, for one of two', [ready, { 'pull-requests': { labels: ['agent-ready'] } }], pull, true],
    [
      'a pull request whose files decide',
      [{ 'pull-requests': { labels: ['agent-ready'], files: { include: ['src/**'] } } }],
      pull,
      true,
    ],
    ['an issue that is opened, where labels start', [ready], opened, false],
    ['an issue that is opened, where that starts', [{ issues: {} }], opened, true],
    ['any comment, because commands get an answer', [ready], { ...opened, kind: 'comment' as const }, true],
  ])('%s', (...[, filters, trigger, expected]) => {
    expect(isAwaitedEvent(buildConfig(...filters), trigger)).toBe(expected);
  });

  it('wherever it starts one, whatever the filters', () => {
    const names = fc.constantFrom('agent-ready', 'bug', 'baton:running');
    const filter = fc.record(
      {
        labels: fc.array(names, { minLength: 1, maxLength: 2 }),
        assignee: fc.constantFrom('*', 'mona'),
        files: fc.constant({ include: ['src/**'] }),
      },
      { requiredKeys: [] },
    );
    const on = fc.record(
      { issues: filter.map(({ files: _files, ...rest }) => rest), 'pull-requests': filter },
      { requiredKeys: [] },
    );
    const trigger = fc
      .tuple(
        fc.constantFrom(labelled, pull, opened),
        names,
        fc.constantFrom('opened', 'reopened', 'assigned', 'ready_for_review'),
      )
      .map(
        ([base, label, action]): Trigger =>
          base.kind === 'issue-changed' ? { ...base, action, assignee: 'mona' } : { ...base, label },
      );
    let starts = 0;
    fc.assert(
      fc.property(fc.array(on, { maxLength: 3 }), trigger, (filters, event) => {
        const config = buildConfig(...filters);
        const matches = matchPipelines({
          config,
          trigger: event,
          role: 'admin',
          author: { role: 'admin' },
          files: 'any',
          via: 'app',
        });
        if (!matches.some(({ matched }) => matched)) return;
        starts += 1;
        expect(isAwaitedEvent(config, event)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    expect(starts).toBeGreaterThan(20);
  });
});
