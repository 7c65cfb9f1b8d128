import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unclear } from '../../core/config/mistake.ts';
import { requirement } from '../../support/requirement.ts';
import { useFiles } from '../support.ts';
import { faults } from './faults.ts';
import { inspect } from './inspect.ts';
import { type Fault, soundFiles } from './repository.ts';

const { folder } = useFiles();

/** Applies the edits of a fault; returns the files and the place of the mark. */
function apply({ edits, without = [] }: Fault): { readonly files: Readonly<Record<string, string>>; readonly place: string } {
  const files = new Map<string, string>(Object.entries(soundFiles).filter(([path]) => !without.some((each) => each === path)));
  for (const [path, from, to] of edits) {
    const text = files.get(path) ?? '';
    expect(text).toContain(from);
    files.set(
      path,
      text.replace(from, () => to),
    );
  }
  const [path, text] = [...files].find(([, each]) => each.includes('«')) ?? ['', ''];
  const before = text.slice(0, text.indexOf('«')).split('\n');
  files.set(path, text.replace('«', ''));
  return { files: Object.fromEntries(files), place: `${path}:${before.length}:${(before.at(-1) ?? '').length + 1}` };
}

describe('what baton validate finds beyond the form of the configuration', () => {
  it('is nothing in a sound repository', async () => {
    expect(await inspect(folder, { name: 'sound', files: soundFiles })).toEqual({ code: 0, found: [] });
  });

  for (const [index, fault] of faults.entries()) {
    const { title, severity, code, words } = fault;
    requirement(
      {
        ids: ['U18', 'DESIGN-4.8', ...(fault.requirement === undefined ? [] : [fault.requirement])],
        title: `is one ${severity} at its line: ${title}`,
        input: 'a sound repository with this one fault',
        expected: `${code}, ${severity}, at the thing itself`,
      },
      async () => {
        const { files, place } = apply(fault);
        const result = await inspect(folder, { name: `fault-${index}`, files });
        // What has no code is no fault: a note on what the settings of this configuration need.
        const found = result.found.filter((each) => each.code !== '');
        expect(found.map(({ message: _, ...rest }) => rest)).toEqual([{ severity, code, place }]);
        expect(result.code).toBe(severity === 'error' ? 1 : 0);
        for (const word of words) expect(found[0]?.message).toContain(word);
        expect(found[0]?.message).not.toMatch(unclear);
      },
    );
  }

  it('stands in the table of docs/validate.md, row by row', () => {
    const page = readFileSync(new URL('../../../docs/validate.md', import.meta.url), 'utf8');
    const rows = faults.map(
      ({ title, severity, code }) => `| ${title} | ${severity} | [${code}](errors.md#${code.toLowerCase()}) |`,
    );
    const table = page.split('\n').filter((line) => /^\| .* \| (?:error|warning|note) \|/.test(line));
    expect(table).toEqual(rows);
  });
});
