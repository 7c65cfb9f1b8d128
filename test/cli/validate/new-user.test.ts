import { describe, expect, it } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { useFiles } from '../support.ts';
import { inspect } from './inspect.ts';
import { newUserFiles, newUserMistakes } from './new-user-mistakes.ts';

const { folder } = useFiles();
const config = '.github/baton.yml';

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
        for (const word of words) expect(said?.message).toContain(word);
        for (const { message } of found) expect(message).not.toMatch(/\?\.|right form|not allowed here/);
      },
    );
  }
});
