// Runs before `npm run demo`, `npm test` and `npm run all`, under whatever Node the machine has and before anything is installed:
// plain JavaScript without dependencies. Everything it says goes to stderr; when there is nothing to do it says nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMismatch } from './setup/find-mismatch.mjs';
import { findMissingTool, majorOf, nodeWords } from './setup/requirements.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function stop(message) {
  process.stderr.write(`setup: ${message}\n`);
  process.exit(1);
}

/** Exactly what the lock file names, whatever is there. */
function install() {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  // The Node that npm itself runs on: the one in node_modules is about to be replaced.
  const [program, ...before] = node && npm ? [node, npm] : ['npm'];
  const args = [...before, 'ci', '--loglevel=error'];
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) stop(`\`npm ci\` failed${error ? `: ${error.message}` : ''}. Its own words stand above.`);
}

/** Version of the Node that `npm` scripts will use: the installed platform package where there is one. */
function nodeVersion() {
  const installed = join(root, 'node_modules/.bin/node');
  if (!existsSync(installed)) return process.version;
  return spawnSync(installed, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}

const missing = findMissingTool({ node: process.version, hasTool: (name) => spawnSync(name, ['--version']).status === 0 });
if (missing) stop(missing);

const mismatch = findMismatch(
  readJson(join(root, 'package-lock.json')),
  readJson(join(root, 'node_modules/.package-lock.json')),
  { os: process.platform, cpu: process.arch },
);
if (mismatch) {
  process.stderr.write(`setup: installing packages (${mismatch})\n`);
  install();
}
if (majorOf(nodeVersion()) < 24) stop(nodeWords({ version: process.version, os: process.platform, cpu: process.arch }));
