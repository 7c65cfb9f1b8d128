import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { makeToolsFolder } from '../../src/action/wire/isolation.ts';
import { requirement } from '../support/requirement.ts';

const temp = mkdtempSync(join(tmpdir(), 'baton-tools-test-'));
afterAll(() => rmSync(temp, { recursive: true }));

describe('where programs of engines are installed', () => {
  requirement(
    {
      ids: ['T04', 'T08'],
      title: 'an agent that is not isolated leaves nothing for the jobs after it',
      input: 'a tool cache that the user of the job can write to; isolated and not',
      expected: 'the cache; a new folder each time',
    },
    async () => {
      const context = { job: { temp }, environment: { RUNNER_TOOL_CACHE: temp } };
      expect(await makeToolsFolder(context, { isolated: true })).toBe(temp);
      const [one, two] = await Promise.all([1, 2].map(() => makeToolsFolder(context, { isolated: false })));
      expect(dirname(one ?? '')).toBe(temp);
      expect(one).not.toBe(two);
    },
  );
});
