import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import { completeConfig } from '../../src/core/config/parse/parse-whole-config.ts';
import { listUnmetPairs } from './generate/features.ts';
import { generate } from './generate.ts';
import { renderConfig } from './script.ts';

describe('generated plays', () => {
  it('have configurations that are valid', async () => {
    for (let seed = 1; seed <= 150; seed++) {
      const config = await completeConfig(checkConfig(renderConfig(generate(seed))));
      expect(config.ok ? [] : config.error, `seed ${seed}`).toEqual([]);
    }
  });

  it('cross every two features, and nearly always at least two', () => {
    const plays = Array.from({ length: 3_000 }, (_, seed) => generate(seed).features);
    expect(listUnmetPairs(plays)).toEqual([]);
    expect(listUnmetPairs(plays.slice(0, 2)).length).toBeGreaterThan(900);
    expect(plays.filter((features) => features.length > 1).length).toBeGreaterThan(2_900);
  });
});
