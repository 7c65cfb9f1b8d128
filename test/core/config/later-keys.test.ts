import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';

const threeStages = readFileSync(new URL('../../fixtures/configs/three-stages.yml', import.meta.url), 'utf8');

describe('values that are designed but not built', () => {
  for (const conflict of ['queue']) {
    it(`on-conflict: ${conflict} is not supported yet`, () => {
      const parsed = parseConfig(threeStages.replace('  fix:\n', `  fix:\n    on-conflict: ${conflict}\n`));
      expect(parsed.ok ? [] : parsed.error.map((problem) => problem.code)).toEqual(['BATON-E108']);
    });
  }
});
