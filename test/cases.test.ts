import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { goldenFiles } from '../scripts/record-case/case-files.ts';
import { listCases, type RecordedCase, readCase } from '../scripts/record-case/read-case.ts';
import { replayCase } from '../scripts/record-case/replay-case.ts';
import { requirement } from './support/requirement.ts';

const root = fileURLToPath(new URL('cases', import.meta.url));

/** A new case is a folder: `node scripts/record-case.ts`. Goldens change with `--update` of that script and never here. */
describe('recorded cases', () => {
  for (const recorded of listCases(root).map((name) => readCase(root, name))) {
    const { note, ids } = recorded.inputs.facts;
    const expected = goldenFiles.filter((file) => recorded.goldens[file] !== undefined);
    requirement({ ids, title: note, input: `test/cases/${recorded.name}`, expected: `as recorded: ${expected.join(', ')}` }, () =>
      check(recorded),
    );
  }
});

function check({ inputs, goldens }: RecordedCase): void {
  const current = replayCase(inputs);
  expect(Object.keys(current).sort()).toEqual(Object.keys(goldens).sort());
  for (const file of goldenFiles) expect(current[file], file).toBe(goldens[file]);
}
