import { describe, expect, it } from 'vitest';
import { readProblemKinds } from '../../../scripts/docs/read-problem-kinds.ts';
import { formMistakes } from '../../core/config/form-mistakes.ts';
import { meaningMistakes } from '../../core/config/meaning-mistakes.ts';
import { unclear } from '../../core/config/mistake.ts';
import { requirement } from '../../support/requirement.ts';
import { useFiles } from '../support.ts';
import { faults } from './faults.ts';
import { inspect } from './inspect.ts';
import { newUserFiles } from './new-user-files.ts';
import { newUserMistakes } from './new-user-mistakes.ts';

const { folder } = useFiles();
const config = '.github/baton.yml';
/** The codes of all that was found. */
const codes = new Set<string>();

describe('what baton validate says to a new user', () => {
  it('is nothing where README was followed', async () => {
    expect(await inspect(folder, { name: 'sound', files: newUserFiles })).toEqual({ code: 0, found: [] });
  });

  for (const [index, [title, from, to, severity, ...words]] of newUserMistakes.entries()) {
    requirement(
      {
        ids: ['F-UX10'],
        title: `is what to write: ${title}`,
        input: to.trim(),
        expected: `${severity}: ${words.join(', ')}`,
      },
      async () => {
        const text = newUserFiles[config];
        expect(text).toContain(from);
        const files = { ...newUserFiles, [config]: text.replace(from, () => to) };
        const { code, found } = await inspect(folder, { name: `mistake-${index}`, files });
        const [said] = found.filter((each) => each.severity === severity);
        expect(code, JSON.stringify(found)).toBe(severity === 'error' ? 1 : 0);
        for (const word of words.filter((each) => !each.startsWith('not '))) expect(said?.message).toContain(word);
        for (const word of words.filter((each) => each.startsWith('not ')))
          expect(JSON.stringify(found)).not.toContain(word.slice(4));
        for (const each of found) {
          codes.add(each.code);
          expect(each.message).not.toMatch(unclear);
          expect(each.message).toMatch(/`.+`|indent|keep one|is missing/);
        }
      },
    );
  }

  requirement(
    {
      ids: ['F-UX10'],
      title: 'is shown for every kind of problem of a configuration',
      input: 'the lists of problem kinds in src/core/config, and these tables with those of faults and mistakes',
      expected: 'each code is in a table, whose messages are clear',
    },
    async () => {
      const kinds = await readProblemKinds(process.cwd());
      const all = [...faults, ...formMistakes, ...meaningMistakes].map(({ code }) => code);
      const ofConfig = kinds.filter(({ code }) => /^BATON-E(?:1\d\d|73[4-8]|74[357])$/.test(code)).map(({ code }) => code);
      expect(ofConfig.filter((code) => !codes.has(code) && !all.includes(code))).toEqual([]);
    },
  );
});
