import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ExampleCopy } from '../examples/example-copy.ts';
import { requirement } from '../support/requirement.ts';

const copies: ExampleCopy[] = [];

function copyExample(variant?: string): ExampleCopy {
  const copy = new ExampleCopy(variant);
  copies.push(copy);
  return copy;
}

afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove();
});

const investigatePrompt = 'Investigate issue #7: The bill is wrong\n';

/** The bugs: where the evidence must lead, and what the agents must not know beforehand. */
const bugs = [
  { variant: undefined, file: 'src/discount.js', line: '11', word: 'discount' },
  { variant: 'other-bug', file: 'src/late-fee.js', line: '14', word: 'late-?fee' },
  { variant: 'logic-bug', file: 'src/calendar.js', line: '17', word: 'calendar|weekday' },
  { variant: 'operand-bug', file: 'src/invoice.js', line: '11', word: 'invoice' },
];

describe('the agents of the example', () => {
  for (const { variant, file, line } of bugs) {
    requirement(
      {
        ids: ['PART1-9'],
        title: `investigate finds the bug in ${file} and fix repairs it`,
        input: `the example${variant ? ` with the variant ${variant}` : ''}: its tests fail`,
        expected: `handoff names ${file}, line ${line}; after fix all tests pass`,
      },
      async () => {
        const copy = copyExample(variant);
        const before = copy.read(file);

        const investigated = await copy.runAgent('investigate', { prompt: investigatePrompt, needs: {} });
        expect(investigated.stderr).toBe('');
        expect(investigated.handoff?.data).toMatchObject({ root_cause_file: file, root_cause_line: line });
        expect(investigated.results).toMatch(/^tests-failing: [1-9]$/m);
        expect(copy.read(file)).toBe(before);

        const needs = { investigate: { handoff: investigated.handoff } };
        const fixed = await copy.runAgent('fix', { prompt: `Repair this.\n${investigated.handoff?.summary}\n`, needs });
        expect(fixed).toMatchObject({ status: 0, stderr: '' });
        expect(fixed.results).toContain(`changed-file: ${file}`);
        expect(copy.read(file)).not.toBe(before);
        expect(await copy.test()).toBe(0);
      },
    );
  }

  it('fix takes the place from the words of the prompt, and afterwards investigate says that no test fails', async () => {
    const copy = copyExample();
    const fixed = await copy.runAgent('fix', { prompt: 'Cause: src/discount.js, line 11, a comparison.', needs: {} });
    expect(fixed.status).toBe(0);
    expect(await copy.test()).toBe(0);
    const investigated = await copy.runAgent('investigate', { prompt: investigatePrompt, needs: {} });
    expect(investigated).toMatchObject({ status: 1, handoff: undefined });
    expect(investigated.stderr).toContain('there is no failure to investigate');
  });

  requirement(
    {
      ids: ['PART1-9'],
      title: 'without a handoff fix fails and changes nothing',
      input: 'prompt and context that name no file',
      expected: 'exit status 1, a sentence on stderr, the tests still fail',
    },
    async () => {
      const copy = copyExample();
      const before = copy.read('src/discount.js');
      const fixed = await copy.runAgent('fix', {
        prompt: 'Repair what the investigation found.\n\n\n',
        needs: { investigate: {} },
      });
      expect(fixed.status).toBe(1);
      expect(fixed.stderr).toContain('no handoff reached me');
      expect(fixed.handoff).toBeUndefined();
      expect(copy.read('src/discount.js')).toBe(before);
    },
  );

  it('fix refuses a place outside of the project', async () => {
    const needs = { investigate: { handoff: { data: { root_cause_file: '../../etc/passwd.js', root_cause_line: '1' } } } };
    const fixed = await copyExample().runAgent('fix', { prompt: '', needs });
    expect(fixed.status).toBe(1);
  });

  requirement(
    {
      ids: ['PART1-9'],
      title: 'the agents do not know the answer',
      input: 'a search for the bugs in scripts/agents',
      expected: 'nothing found',
    },
    () => {
      const folder = new URL('../../examples/investigate-fix-pr/scripts/agents', import.meta.url).pathname;
      const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.mjs'))
        .map((name) => readFileSync(join(folder, name), 'utf8'));
      expect(sources.length).toBeGreaterThan(5);
      for (const { word } of bugs) {
        for (const source of sources) expect(source).not.toMatch(new RegExp(word, 'i'));
      }
    },
  );
});
