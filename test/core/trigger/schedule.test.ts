import { describe, expect } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { describeCause } from '../../../src/core/trigger/describe-cause.ts';
import { matchPipelines } from '../../../src/core/trigger/match/match-pipelines.ts';
import { parseTrigger } from '../../../src/core/trigger/parse-trigger.ts';
import { requirement } from '../../support/requirement.ts';

const payload = {
  schedule: '0 9 * * 1',
  repository: { id: 7, name: 'ledger', owner: { login: 'octo-org' }, default_branch: 'main', private: false },
  sender: { id: 9, login: 'renovate[bot]', type: 'Bot' },
};

const config = parseConfig(`version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  same: { on: { schedule: { cron: " 0  9 * * 1" } }, stages: { only: { agent: one } } }
  other: { on: { schedule: { cron: "0 10 * * 1" } }, stages: { only: { agent: one } } }
  labels: { on: { issues: { labels: [go] } }, stages: { only: { agent: one } } }
`);

describe('a cron tick', () => {
  requirement(
    {
      ids: ['DESIGN-4.1', 'Y-19'],
      title: 'starts the pipelines with its expression, whoever changed the workflow last',
      input: 'event schedule with 0 9 * * 1, sender a bot',
      expected: 'the one pipeline with the same fields; the reason for the others',
    },
    () => {
      const trigger = parseTrigger('schedule', payload);
      if (!trigger.ok || !config.ok) throw new Error('not parsed');
      const matches = matchPipelines({ config: config.value, trigger: trigger.value, role: undefined });
      expect(matches.map(({ pipeline, matched }) => [pipeline, matched])).toEqual([
        ['same', true],
        ['other', false],
        ['labels', false],
      ]);
      expect(matches[2]?.checks).toEqual([
        { check: 'schedule', passed: false, detail: 'It is a tick of `0 9 * * 1`, and the pipeline has no `on.schedule`.' },
      ]);
      expect(describeCause(trigger.value)).toBe('the schedule `0 9 * * 1` came to its time');
    },
  );

  requirement(
    { ids: ['DESIGN-4.1'], title: 'with another payload starts nothing', input: 'no schedule field', expected: 'a reason' },
    () => {
      const trigger = parseTrigger('schedule', { ...payload, schedule: null });
      expect(trigger.ok ? '' : trigger.error.reason).toContain('`schedule`');
    },
  );
});
