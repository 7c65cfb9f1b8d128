import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../src/adapters/agent/engines/engines.ts';
import { heldKeys } from '../../../src/core/agent/engine-name.ts';
import { failureOf } from '../../../src/core/output/result-table.ts';
import { renderEngineRows } from './engine-table.ts';

const page = readFileSync('docs/engines.md', 'utf8');

describe('docs/engines.md', () => {
  it.each(Object.values(engines))('says of $name what its description says', (engine) => {
    for (const row of renderEngineRows(engine)) expect(page).toContain(row);
  });

  it('has the keys of APIs that a gateway holds for an engine, and no others', () => {
    const listed = Object.values(engines).map(({ name, models = [] }) => [
      name,
      models.flatMap(({ key, subscription }) => (subscription === true ? [] : [key])).toSorted(),
    ]);
    expect(listed).toEqual(Object.values(engines).map(({ name }) => [name, (heldKeys.get(name) ?? []).toSorted()]));
  });

  it('names every reason that a failure of an engine can have', () => {
    const words = [
      'auth',
      'billing',
      'limited',
      'rate_limit',
      'overloaded',
      'budget',
      'max_turns',
      'permission_rejected',
      'not_runnable',
      'unknown_model',
      'startup',
      'signal',
      'timeout',
      'context',
      'loop',
      'stopped_early',
      'anything else',
    ];
    for (const word of words) expect(page).toContain(`\`${failureOf(word).reason}\``);
  });
});
