import { describe, expect } from 'vitest';
import { parseWholeConfig } from '../../../src/core/config/parse/parse-whole-config.ts';
import { compileGlob } from '../../../src/core/text/patterns.ts';
import { requirement } from '../../support/requirement.ts';

const rows: readonly (readonly [glob: string, fits: readonly string[], fitsNot: readonly string[]])[] = [
  ['{docs/**,src/**}', ['docs/a', 'src/a/b'], ['lib/src/a']],
  ['{a/**,b}/c', ['a/c', 'a/x/y/c', 'b/c'], ['b/x/c']],
  ['src/{**/,}a', ['src/a', 'src/x/y/a'], ['a']],
  ['{a,b}{1,2}', ['a1', 'b2'], ['ab', 'a']],
  ['**/*.{md,txt}', ['a.md', 'docs/x/a.txt'], ['a.ts']],
  ['{[,],b}\\{', [',{', 'b{'], ['b']],
  ['a,b}', ['a,b}'], ['a', 'b']],
  ['**', ['a', 'a/b/c'], []],
];
const refused: readonly (readonly [glob: string, words: string])[] = [
  ['**.md', '`**/*.md`'],
  ['docs/**.md', 'beside other characters'],
  ['docs**', 'beside other characters'],
  ['src/***', 'beside other characters'],
  ['**{.md,.txt}', 'beside other characters'],
  ['{a', '`{` without `}`'],
  ['{a,{b}}', '`{` within `{ }`'],
  ['{a,b}'.repeat(50), 'more than 100 globs'],
];

describe('globs', () => {
  for (const [glob, fits, fitsNot] of rows)
    requirement({ ids: ['I-7', 'I-8'], title: 'cross folders in braces as well', input: glob, expected: fits.join(', ') }, () => {
      const compiled = compileGlob(glob);
      if (!compiled.ok) throw new Error(compiled.error);
      expect([...fits, ...fitsNot].filter(compiled.value)).toEqual(fits);
    });

  for (const [glob, words] of refused) {
    const input = glob.length > 20 ? `${glob.slice(0, 20)}…` : glob;
    requirement(
      { ids: ['I-7', 'I-8'], title: 'are refused by validate where they would quietly mean less', input, expected: words },
      async () => {
        const on = { 'pull-requests': { files: { exclude: [glob] } } };
        const agents = { one: { engine: 'command', command: ['true'] } };
        const pipelines = { fix: { on, stages: { only: { agent: 'one' } } } };
        const config = await parseWholeConfig(JSON.stringify({ version: 1, agents, pipelines }));
        expect(config.ok ? [] : config.error.map(({ code, message }) => `${code} ${message}`)).toEqual([
          expect.stringMatching(/^BATON-E130 /),
        ]);
        expect(config.ok ? '' : config.error[0]?.message).toContain(words);
      },
    );
  }
});
