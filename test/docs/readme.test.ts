import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configSchema } from '../../src/core/config/schema/config-schema.ts';
import { requirement } from '../support/requirement.ts';
import { listBlocks, readPage } from './pages.ts';

const root = new URL('../..', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');
const [workflow = ''] = listBlocks(readPage('docs/how-to/set-up-by-hand.md'), 'yaml');

describe('the first pages', () => {
  requirement(
    {
      ids: ['STYLE-4'],
      title: 'the workflow to paste is the one of the example',
      input: 'the first yaml block of docs/how-to/set-up-by-hand.md',
      expected: 'the text of examples/investigate-fix-pr/.github/workflows/baton.yml',
    },
    () => {
      expect(workflow).toBe(read('examples/investigate-fix-pr/.github/workflows/baton.yml'));
    },
  );

  it('the README is short, and counts no requests', () => {
    expect(readme.split('\n').length).toBeLessThan(120);
    expect(readme).not.toMatch(/requests\.byJob/);
  });
});

describe('the example', () => {
  requirement(
    {
      ids: ['STYLE-4'],
      title: 'the config of the example validates',
      input: 'examples/investigate-fix-pr/.github/baton.yml',
      expected: 'no error; stages investigate, fix, open-pr',
    },
    () => {
      const parsed = configSchema.parse(parse(read('examples/investigate-fix-pr/.github/baton.yml')));
      expect(Object.keys(parsed.pipelines.fix?.stages ?? {})).toEqual(['investigate', 'fix', 'open-pr']);
    },
  );
});
