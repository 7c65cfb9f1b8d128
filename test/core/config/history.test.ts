import { describe, expect } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import type { Pipeline } from '../../../src/core/config/schema/config-schema.ts';
import { requirement } from '../../support/requirement.ts';

function parse(history: string, on = 'issues: { labels: [go] }') {
  return parseConfig(`version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  fix:
    on: { ${on} }
    ${history}
    stages: { only: { agent: one } }
`);
}

function problems(history: string, on?: string): readonly string[] {
  const parsed = parse(history, on);
  return parsed.ok ? [] : parsed.error.map(({ code, path }) => `${code} ${path}`);
}

function pipeline(history: string, on?: string): Pipeline | undefined {
  const parsed = parse(history, on);
  return parsed.ok ? parsed.value.pipelines.fix : undefined;
}

const full = { limit: 5, phases: [], 'include-keys': [], scope: 'pipeline', 'max-bytes': 16_384 };

describe('history in the config', () => {
  requirement({ ids: ['Y-1'], title: 'absent means no change at all', input: 'no `history`', expected: 'undefined' }, () => {
    expect(pipeline('')).toBeDefined();
    expect(pipeline('')?.history).toBeUndefined();
  });

  requirement(
    {
      ids: ['Y-2', 'Y-3', 'Y-4'],
      title: 'has defaults',
      input: 'history: {}',
      expected: '5, both phases, all keys, the pipeline, 16 KiB',
    },
    () => {
      expect(pipeline('history: {}')?.history).toEqual(full);
      expect(pipeline('history: { phases: [], include-keys: [] }')?.history).toEqual(full);
    },
  );

  for (const limit of ['0', '21', '1.5', '-1', '"5"', 'null']) {
    requirement({ ids: ['Y-2'], title: `limit ${limit} is refused`, input: `limit: ${limit}`, expected: 'BATON-E107' }, () => {
      expect(problems(`history: { limit: ${limit} }`)).toEqual(['BATON-E107 pipelines.fix.history.limit']);
    });
  }

  requirement({ ids: ['Y-2'], title: 'limits from 1 to 20 are taken', input: '1, 20', expected: '1, 20' }, () => {
    expect([1, 20].map((limit) => pipeline(`history: { limit: ${limit} }`)?.history?.limit)).toEqual([1, 20]);
  });

  for (const phase of ['Succeeded', 'running', 'noop']) {
    requirement(
      { ids: ['Y-3'], title: `the phase ${phase} is refused`, input: `phases: [${phase}]`, expected: 'BATON-E107' },
      () => {
        expect(problems(`history: { phases: [${phase}] }`)).toEqual(['BATON-E107 pipelines.fix.history.phases[0]']);
      },
    );
  }

  requirement(
    {
      ids: ['Y-19', 'Y-20', 'Y-21', 'Y-15'],
      title: 'of the three examples, and the pseudo-keys, is taken',
      input: 'limit 10/3/5 with phases and include-keys',
      expected: 'no problem',
    },
    () => {
      expect(
        problems(
          'history: { limit: 10, phases: [succeeded], include-keys: [issue_created, topic, summary] }',
          'schedule: { cron: "0 9 * * 1" }',
        ),
      ).toEqual([]);
      expect(problems('history: { limit: 3, phases: [failed], include-keys: [error, failed_approach, work_item_id] }')).toEqual(
        [],
      );
      expect(problems('history: { limit: 5, phases: [succeeded], include-keys: [common_issues, review_summary] }')).toEqual([]);
      expect(problems('history: { include-keys: [handoff_summary, handoff_detail, "handoff.data.a b"] }')).toEqual([]);
      expect(problems('history: { include-keys: ["a: b"] }')).toEqual(['BATON-E107 pipelines.fix.history.include-keys[0]']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.1'],
      title: 'a schedule has five fields and a time zone, UTC when none is named',
      input: 'a cron; six fields; a timezone',
      expected: 'taken; BATON-E117; taken',
    },
    () => {
      expect(pipeline('', 'schedule: { cron: "0 9 * * 1" }')?.on.schedule).toEqual({ cron: '0 9 * * 1' });
      expect(problems('', 'schedule: { cron: "0 0 9 * * 1" }')).toEqual(['BATON-E117 pipelines.fix.on.schedule.cron']);
      expect(problems('', 'schedule: { cron: "0 9 * * 1", timezone: Europe/Berlin }')).toEqual([]);
    },
  );
});
