import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const reporter = new URL('./json-reporter.mjs', import.meta.url).href;

/** The test files of a project, as `node --test` would find them in the folder `test`. */
export function findTestFiles(cwd) {
  return readdirSync(join(cwd, 'test'))
    .filter((name) => /\.test\.m?js$/.test(name))
    .sort()
    .map((name) => `test/${name}`);
}

/**
 * Runs test files, each in a process of its own: `[{ file, name, passed, error }]`.
 * A file that cannot be loaded, or does not end in time, counts as one failed test.
 */
export async function runTests({ cwd, files, nodeOptions = [], env = {}, timeout = 20_000 }) {
  const lists = await Promise.all(files.map((file) => runFile({ cwd, file, nodeOptions, env, timeout })));
  return lists.flat();
}

async function runFile({ cwd, file, nodeOptions, env, timeout }) {
  // A test run inside a test run would report to the outer one.
  const { NODE_TEST_CONTEXT: _context, NODE_OPTIONS: _options, ...rest } = process.env;
  const child = spawn(process.execPath, [...nodeOptions, '--test-reporter', reporter, file], {
    cwd,
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
    killSignal: 'SIGKILL',
  });
  const [stdout, stderr, code] = await Promise.all([
    readAll(child.stdout),
    readAll(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  const tests = stdout.split('\n').flatMap((line) => parseLine(line, file));
  if (code !== 0 && tests.every((test) => test.passed)) {
    return [...tests, { file, name: file, passed: false, error: { message: stderr.trim() || 'did not end in time', stack: stderr } }];
  }
  return tests;
}

async function readAll(stream) {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

/** What a test itself prints stands between the reporter's lines. */
function parseLine(line, file) {
  if (!line.startsWith('{"name":')) return [];
  try {
    return [{ file, ...JSON.parse(line) }];
  } catch {
    return [];
  }
}
