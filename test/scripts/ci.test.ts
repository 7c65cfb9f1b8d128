import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;

/** Runs `.ci/run` with an `npm` that answers `npm test` with these lines of shell, and everything else with success. */
function runWith(suite: string): { readonly last: string | undefined; readonly status: number | null } {
  const folder = mkdtempSync(join(tmpdir(), 'baton-ci-'));
  try {
    const npm = `#!/bin/sh\nif [ "$1" = test ]; then\n${suite}\nelse\necho '2 passed, 0 failed'\nfi\n`;
    writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
    // A browser is there, so none is installed.
    writeFileSync(join(folder, 'chromium'), '#!/bin/sh\n', { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` };
    const { stdout, status } = spawnSync(join(root, '.ci/run'), { encoding: 'utf8', env });
    return { last: stdout.trimEnd().split('\n').at(-1), status };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Three more suites with 2 tests each pass, and so does the check of generated files.
const cases = [
  { title: 'passes', suite: "echo '3 passed, 0 failed'", line: '10 passed, 0 failed' },
  { title: 'fails', suite: "echo '3 passed, 2 failed'; exit 1", line: '10 passed, 2 failed' },
  { title: 'skips tests', suite: "echo '3 passed, 0 failed, 4 skipped'", line: '10 passed, 4 failed' },
  { title: 'ends with an error after its count', suite: "echo '3 passed, 0 failed'; exit 1", line: '10 passed, 1 failed' },
  { title: 'ends well without its closing line', suite: 'echo done', line: '7 passed, 1 failed' },
  { title: 'counts nothing', suite: "echo '0 passed, 0 failed'", line: '7 passed, 1 failed' },
];

it.each(cases)('closes with “$line” when a suite $title', ({ suite, line }) => {
  expect(runWith(suite)).toEqual({ last: line, status: line.endsWith(' 0 failed') ? 0 : 1 });
});
