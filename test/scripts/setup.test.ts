import { describe, expect, it } from 'vitest';
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
});
