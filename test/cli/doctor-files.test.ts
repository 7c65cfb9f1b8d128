import { expect, it } from 'vitest';
import { readFiles } from '../../src/cli/doctor/read-files.ts';
import { requirement } from '../support/requirement.ts';

const caller = 'on: issues\njobs: { a: { uses: baton-agents/baton/.github/workflows/run.yml@v1 } }\n';
const others = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`.github/workflows/${index}.yml`, 'jobs: {}\n']));

/** Reads the files of a repository that has only these. */
function read(files: Readonly<Record<string, string>>) {
  const reader = {
    readFile: async (path: string) => ({ value: files[path] }),
    listFolder: async () => ({ value: Object.keys(files) }),
  };
  return readFiles({ reader, branch: 'main', checkout: undefined });
}

requirement(
  {
    ids: ['U22'],
    title: 'among many workflow files the one that calls Baton is found, or none is called missing',
    input: '20 other workflow files with and without agents-baton.yml',
    expected: 'that file; else the number of files that were not read',
  },
  async () => {
    const path = '.github/workflows/z-agents-baton.yml';
    expect((await read({ ...others, [path]: caller })).workflows.map((file) => file.path)).toEqual([path]);
    expect(await read(others)).toMatchObject({ workflows: [], unread: 10 });
  },
);

it('reads a workflow that names Baton and is no YAML, so that its fault is named and not its absence', async () => {
  const path = '.github/workflows/baton.yml';
  expect((await read({ [path]: `${caller}jobs: [\n` })).workflows.map((file) => file.path)).toEqual([path]);
});
