import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';

const threeStages = readFileSync(new URL('../../fixtures/configs/three-stages.yml', import.meta.url), 'utf8');

/** Where a key is put: after this text, as one more entry of the same map. */
const places: readonly (readonly [parent: string, after: string, keys: string])[] = [
  ['pipelines.fix.stages.fix.', '        agent: fixer\n', 'matrix'],
];

function insert(after: string, key: string): string {
  const indent = /\n( *)$/.test(after) ? (/^( *)\S.*\n$/m.exec(after)?.[1] ?? '') : '';
  if (after === '  fix:\n') return threeStages.replace(after, `${after}    ${key}: 1\n`);
  if (after.endsWith('\n')) return threeStages.replace(after, `${after}${indent}${key}: 1\n`);
  if (after.endsWith('{ ')) return threeStages.replace(after, `${after}${key}: 1, `);
  return threeStages.replace(after, `${after}, ${key}: 1`);
}

describe('keys that are designed but not built', () => {
  for (const [parent, after, keys] of places) {
    for (const key of keys.split(' ')) {
      it(`${parent}${key} is not supported yet, and not a typo`, () => {
        const parsed = parseConfig(insert(after, key));
        const problems = parsed.ok ? [] : parsed.error;
        expect(problems.map(({ code, path }) => [code, path])).toEqual([['BATON-E108', `${parent}${key}`]]);
        expect(problems[0]?.message).toContain('not supported yet');
      });
    }
  }

  for (const conflict of ['queue']) {
    it(`on-conflict: ${conflict} is not supported yet`, () => {
      const parsed = parseConfig(threeStages.replace('  fix:\n', `  fix:\n    on-conflict: ${conflict}\n`));
      expect(parsed.ok ? [] : parsed.error.map((problem) => problem.code)).toEqual(['BATON-E108']);
    });
  }
});
