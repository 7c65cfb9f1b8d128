import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;

/** Runs `.ci/run` with an `npm` that answers `npm test` with these lines of shell, and everything else with success. */
function runWith(suite: string): { readonly lines: readonly string[]; readonly status: number | null } {
  const folder = mkdtempSync(join(tmpdir(), 'baton-ci-'));
  try {
    const npm = `#!/bin/sh\nif [ "$1" = test ]; then\n${suite}\nelse\necho '2 passed, 0 failed'\nfi\n`;
    writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
    // A browser is there, so none is installed.
    writeFileSync(join(folder, 'chromium'), '#!/bin/sh\n', { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` };
    const { stdout, status } = spawnSync(join(root, '.ci/run'), { encoding: 'utf8', env });
    return { lines: stdout.trimEnd().split('\n'), status };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Four more suites with 2 tests each pass, and so does the check of generated files.
const cases = [
  { title: 'passes', suite: "echo '3 passed, 0 failed'", line: '12 passed, 0 failed' },
  { title: 'fails', suite: "echo '3 passed, 2 failed'; exit 1", line: '12 passed, 2 failed' },
  { title: 'skips tests', suite: "echo '3 passed, 0 failed, 4 skipped'", line: '12 passed, 4 failed' },
  { title: 'ends with an error after its count', suite: "echo '3 passed, 0 failed'; exit 1", line: '12 passed, 1 failed' },
  { title: 'ends well without its closing line', suite: 'echo done', line: '9 passed, 1 failed' },
  { title: 'counts nothing', suite: "echo '0 passed, 0 failed'", line: '9 passed, 1 failed' },
];

it.each(cases)('closes with “$line” when a suite $title', ({ suite, line }) => {
  const { lines, status } = runWith(suite);
  expect([lines.at(-1), status]).toEqual([line, line.endsWith(' 0 failed') ? 0 : 1]);
});

it('names again at its end what has failed, since a log may be cut in front', () => {
  const suite = "echo ' FAIL  unit > a test'; echo 'Error: seen 2'; echo '3 passed, 1 failed'; exit 1";
  expect(runWith(suite).lines.slice(-5)).toEqual([
    'In: npm test',
    ' FAIL  unit > a test',
    'Error: seen 2',
    '3 passed, 1 failed',
    '12 passed, 1 failed',
  ]);
});
