import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptsOf, selectPipeline } from '../../../src/core/config/defaults.ts';
import { findCycle } from '../../../src/core/config/parse/check-stages.ts';
import { findAncestors } from '../../../src/core/config/parse/check-templates.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { configSchema } from '../../../src/core/config/schema/config-schema.ts';

const everyKey = readFileSync(new URL('../../fixtures/configs/every-key.yml', import.meta.url), 'utf8');

describe('one pipeline of a config', () => {
  it('comes with its agents and the keys, without the rest', () => {
    const parsed = parseConfig(everyKey);
    if (!parsed.ok) throw new Error('every-key.yml is not valid');
    const selected = selectPipeline(parsed.value, 'review');
    expect(Object.keys(selected.pipelines)).toEqual(['review']);
    expect(Object.keys(selected.agents)).toEqual(['script']);
    expect(selected.signing).toEqual(parsed.value.signing);
    expect(configSchema.parse(selected)).toEqual(selected);
  });

  it('comes with every agent that work may be handed over to, and no other', () => {
    const agent = (targets: readonly string[]) => ({ engine: 'command', command: ['true'], 'transfer-to': targets });
    const config = configSchema.parse({
      version: 1,
      agents: { first: agent(['second']), second: agent(['third']), third: agent([]), alone: agent(['first']) },
      pipelines: { fix: { on: { issues: { labels: ['x'] } }, stages: { only: { agent: 'first' } } } },
    });
    expect(Object.keys(selectPipeline(config, 'fix').agents)).toEqual(['first', 'second', 'third']);
  });
});

describe('the agents of one pipeline', () => {
  it('are also those that children may have', () => {
    const agent = { engine: 'command', command: ['true'], 'transfer-to': [] };
    const config = configSchema.parse({
      version: 1,
      agents: { first: agent, writer: agent, alone: agent },
      pipelines: {
        fix: { on: { issues: { labels: ['x'] } }, stages: { only: { agent: 'first', children: { agents: ['writer'] } } } },
      },
    });
    expect(Object.keys(selectPipeline(config, 'fix').agents)).toEqual(['first', 'writer']);
  });
});

describe('attempts', () => {
  it('are what the stage says', () => expect(attemptsOf({ retry: { attempts: 3 } }, { engine: 'command' })).toBe(3));
  it('are 1 for a command that says nothing', () => expect(attemptsOf({}, { engine: 'command' })).toBe(1));
});

describe('needs', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const graph = fc
    .array(fc.subarray(names), { minLength: names.length, maxLength: names.length })
    .map((needs) => new Map(names.map((name, at) => [name, needs[at] ?? []])));

  it('have a circle exactly when a stage is reached from itself', () => {
    fc.assert(
      fc.property(graph, (needs) => {
        const reached = names.filter((name) =>
          (needs.get(name) ?? []).some((need) => need === name || findAncestors(needs, need).includes(name)),
        );
        expect(findCycle(needs) !== undefined).toBe(reached.length > 0);
      }),
    );
  });

  it('name a circle whose every step is a need', () => {
    fc.assert(
      fc.property(graph, (needs) => {
        const cycle = findCycle(needs) ?? [];
        for (const [at, name] of cycle.entries()) expect(needs.get(name)).toContain(cycle[(at + 1) % cycle.length]);
      }),
    );
  });
});
