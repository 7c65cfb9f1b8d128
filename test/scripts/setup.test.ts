import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
// @ts-expect-error: plain JavaScript, because it runs before anything is installed.
import { findMismatch } from '../../scripts/setup/find-mismatch.mjs';
// @ts-expect-error: likewise.
import { findMissingTool, nodeWords } from '../../scripts/setup/requirements.mjs';
import { requirement } from '../support/requirement.ts';

const linux = { os: 'linux', cpu: 'x64' };
const lock = {
  packages: {
    '': { name: 'baton' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/on-mac': { version: '2.0.0', optional: true, os: ['darwin'] },
    'node_modules/not-on-linux': { version: '2.0.0', os: '!linux' },
    'node_modules/extra': { version: '3.0.0', optional: true },
  },
};

interface Locked {
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** `PACKAGE needs NAME` for each optional dependency that Node would not find from the package, and `PACKAGE has no digest`. */
function listGaps(packages: Readonly<Record<string, Locked>>): readonly string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, integrity }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !placesAbove(path).some((place) => `${place}node_modules/${name}` in packages))
      .map((name) => `${path} needs ${name}`),
    ...(path === '' || integrity !== undefined ? [] : [`${path} has no digest`]),
  ]);
}

/** The folders in which Node looks for what the package at `path` needs: its own, and each above it. */
function placesAbove(path: string): readonly string[] {
  const parts = path === '' ? [] : path.split('/node_modules/');
  return ['', ...parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`)];
}

function createUnlockedProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baton-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('scripts/setup.mjs', join(folder, 'scripts/setup.mjs'));
  cpSync('scripts/setup', join(folder, 'scripts/setup'), { recursive: true });
  mkdirSync(join(folder, 'left-out'));
  writeFileSync(join(folder, 'left-out/package.json'), '{"name":"left-out","version":"1.0.0"}');
  writeFileSync(join(folder, 'package.json'), '{"name":"project","dependencies":{"left-out":"file:left-out"}}');
  writeFileSync(
    join(folder, 'package-lock.json'),
    '{"name":"project","lockfileVersion":3,"requires":true,"packages":{"":{"name":"project"}}}',
  );
  return folder;
}

describe('setup before the first run', () => {
  const cases = [
    { title: 'nothing installed', installed: undefined, expected: 'nothing is installed yet' },
    {
      title: 'all that this machine needs',
      installed: { packages: { 'node_modules/a': { version: '1.0.0' } } },
      expected: undefined,
    },
    {
      title: 'another version',
      installed: { packages: { 'node_modules/a': { version: '0.9.0' } } },
      expected: 'node_modules/a is 0.9.0, wanted is 1.0.0',
    },
    { title: 'a package missing', installed: { packages: {} }, expected: 'node_modules/a is missing, wanted is 1.0.0' },
  ];
  for (const { title, installed, expected } of cases) {
    it(`${expected ? 'installs' : 'does nothing'} with ${title}`, () => {
      expect(findMismatch(lock, installed, linux)).toBe(expected);
    });
  }

  requirement(
    {
      ids: ['PART1-1'],
      title: 'setup says in words what the machine lacks',
      input: 'Node 18; no git; no npm; macOS with Node 22',
      expected: 'a sentence with the thing and what to install',
    },
    () => {
      const hasTool = () => true;
      expect(findMissingTool({ node: 'v18.0.0', hasTool })).toContain('Node 20 or newer is needed, this is v18.0.0');
      expect(findMissingTool({ node: 'v20.1.0', hasTool: (name: string) => name !== 'git' })).toContain('apt-get install git');
      expect(findMissingTool({ node: 'v20.1.0', hasTool: (name: string) => name !== 'npm' })).toContain('`npm` was not found');
      expect(findMissingTool({ node: 'v20.1.0', hasTool })).toBeUndefined();
      expect(nodeWords({ version: 'v22.0.0', os: 'darwin', cpu: 'arm64' })).toContain('Install Node 24');
    },
  );

  requirement(
    {
      ids: ['F-TE4'],
      title: 'the lock file serves every platform',
      input: 'package-lock.json',
      expected: 'each optional package that a locked package names is locked as well, with its digest',
    },
    () => {
      expect(listGaps(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-TE4'],
      title: 'setup installs what the lock file names, and nothing else',
      input: 'a project whose package.json asks for a package that is not locked',
      expected: 'setup stops with the words of `npm ci`, and nothing is installed',
    },
    () => {
      const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
        cwd: createUnlockedProject(),
        encoding: 'utf8',
      });
      expect(stderr).toContain('Missing: left-out@');
      expect(stderr).toContain('setup: `npm ci` failed');
      expect(status).toBe(1);
    },
  );
});
