import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configSchema } from '../../src/core/config/schema/config-schema.ts';
import { requirement } from '../support/requirement.ts';

const root = new URL('../..', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');
const [workflow = '', config = ''] = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => text);

describe('README.md', () => {
  requirement(
    {
      ids: ['STYLE-4'],
      title: 'the workflow in the README is the one of the example, so it works when pasted',
      input: 'the first yaml block of README.md',
      expected: 'the text of examples/investigate-fix-pr/.github/workflows/baton.yml',
    },
    () => {
      expect(workflow).toBe(read('examples/investigate-fix-pr/.github/workflows/baton.yml'));
    },
  );

  it('shows a config that validates once the key is put in', () => {
    const parsed = configSchema.safeParse(parse(config.replace('<your public key>', `${'A'.repeat(43)}=`)));
    expect(parsed.error?.message).toBeUndefined();
  });

  it('is short, and its links lead somewhere', () => {
    expect(readme.split('\n').length).toBeLessThan(150);
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => path !== 'docs/maintainers/requirements.md' && !existsSync(join(root, path)))).toEqual([]);
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
