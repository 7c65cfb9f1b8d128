import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coveredLines } from './covered-lines.mjs';
import { runTests } from './run-tests.mjs';

const hook = new URL('./coverage-hook.mjs', import.meta.url).href;

/** Runs test files and adds to each test the lines that it ran: `[{ file, name, passed, error, lines: ['src/a.js:3', …] }]`. Test files themselves are left out. */
export async function measureCoverage({ cwd, files }) {
  const lists = await Promise.all(files.map((file, index) => measureFile({ cwd, file, index })));
  return lists.flat();
}

async function measureFile({ cwd, file, index }) {
  const path = join(tmpdir(), `coverage-${process.pid}-${index}.jsonl`);
  const tests = await runTests({ cwd, files: [file], nodeOptions: ['--import', hook], env: { AGENT_COVERAGE_PATH: path } });
  try {
    // A file that cannot be loaded has run no test, and wrote nothing.
    const rows = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').map((line) => JSON.parse(line)) : [];
    const linesOf = new Map(rows.map(({ name, scripts }) => [name, scripts.flatMap((script) => linesIn(script, cwd))]));
    return tests.map((test) => ({ ...test, lines: linesOf.get(test.name) ?? [] }));
  } finally {
    rmSync(path, { force: true });
  }
}

function linesIn({ url, functions }, cwd) {
  const path = relative(realpathSync(cwd), fileURLToPath(url));
  if (path.startsWith('..') || /^test\/|^scripts\//.test(path)) return [];
  return coveredLines(readFileSync(join(cwd, path), 'utf8'), functions).map((line) => `${path}:${line}`);
}
