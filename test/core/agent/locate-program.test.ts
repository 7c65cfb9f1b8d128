import { describe, expect } from 'vitest';
import { locateProgram } from '../../../src/core/agent/locate-program.ts';
import { requirement } from '../../support/requirement.ts';

const files = [
  'scripts/one.mjs',
  'scripts/hook.mjs',
  'run.sh',
  'package.json',
  'Makefile',
  'tools/agent.jar',
  'tools/cli/index.js',
];
const folders = ['', 'scripts', 'tools', 'tools/cli'];

function kindOf(path: string): 'file' | 'folder' | undefined {
  if (files.includes(path)) return 'file';
  return folders.includes(path) ? 'folder' : undefined;
}

/** The command in one line, `@` before what comes from the commit, and where the program is from. */
function locate(line: string): string {
  const { origin, command } = locateProgram({ command: line.split(' '), kindOf, root: '/copy' });
  return `${origin}: ${command.join(' ').replaceAll(/\/copy\/?/g, '@')}`;
}

const rows: readonly (readonly [string, string])[] = [
  ['node scripts/one.mjs', 'commit: node @scripts/one.mjs'],
  ['node ./scripts//../scripts/one.mjs', 'commit: node @scripts/one.mjs'],
  ['/usr/bin/node scripts/one.mjs package.json', 'commit: /usr/bin/node @scripts/one.mjs package.json'],
  ['node --no-warnings scripts/one.mjs Makefile', 'commit: node --no-warnings @scripts/one.mjs Makefile'],
  ['node --conditions scripts scripts/one.mjs', 'commit: node --conditions scripts @scripts/one.mjs'],
  ['node -r ./scripts/hook.mjs scripts/one.mjs', 'commit: node -r @scripts/hook.mjs @scripts/one.mjs'],
  ['node --import=./scripts/hook.mjs scripts/one.mjs', 'commit: node --import=@scripts/hook.mjs @scripts/one.mjs'],
  ['node tools/cli src', 'commit: node @tools/cli src'],
  ['./run.sh package.json', 'commit: @run.sh package.json'],
  ['bash -euo pipefail run.sh', 'commit: bash -euo pipefail @run.sh'],
  ['sh -e run.sh', 'commit: sh -e @run.sh'],
  ['python3 -u run.sh', 'commit: python3 -u @run.sh'],
  ['java -jar tools/agent.jar', 'commit: java -jar @tools/agent.jar'],
  ['env A=b timeout 60 node scripts/one.mjs', 'commit: env A=b timeout 60 node @scripts/one.mjs'],
  ['my-agent --config package.json --x', 'commit: my-agent --config @package.json --x'],
  ['my-agent --fast', 'machine: my-agent --fast'],
  ['my-agent scripts', 'machine: my-agent scripts'],
  ['/opt/agent --fast', 'machine: /opt/agent --fast'],
  ['node scripts/gone.mjs', 'workspace: node scripts/gone.mjs'],
  ['node scripts/gone.mjs scripts/one.mjs', 'workspace: node scripts/gone.mjs scripts/one.mjs'],
  ['node --import tsx scripts/one.mjs', 'workspace: node --import tsx scripts/one.mjs'],
  ['node --require ./gone.js scripts/one.mjs', 'workspace: node --require ./gone.js scripts/one.mjs'],
  ['node -e require("./x") scripts/one.mjs', 'workspace: node -e require("./x") scripts/one.mjs'],
  ['node --run agent', 'workspace: node --run agent'],
  ['sh -c scripts/one.mjs', 'workspace: sh -c scripts/one.mjs'],
  ['bash -ec ./run.sh', 'workspace: bash -ec ./run.sh'],
  ['bash', 'workspace: bash'],
  ['python -m agent run.sh', 'workspace: python -m agent run.sh'],
  ['npm run agent', 'workspace: npm run agent'],
  ['npx agent scripts/one.mjs', 'workspace: npx agent scripts/one.mjs'],
  ['make -f Makefile', 'workspace: make -f Makefile'],
  ['timeout 60 make', 'workspace: timeout 60 make'],
  ['bun scripts/one.mjs', 'workspace: bun scripts/one.mjs'],
  ['./build/agent', 'workspace: ./build/agent'],
  ['../run.sh', 'workspace: ../run.sh'],
  ['node ../../run.sh', 'workspace: node ../../run.sh'],
  ['env', 'workspace: env'],
  ['node --cpu-prof-dir scripts scripts/one.mjs', 'commit: node --cpu-prof-dir scripts @scripts/one.mjs'],
  ['node --snapshot-blob package.json gone.mjs', 'workspace: node --snapshot-blob package.json gone.mjs'],
  ['ruby -r./gone.rb run.sh', 'workspace: ruby -r./gone.rb run.sh'],
  ['ruby -wr ./run.sh gone.rb', 'workspace: ruby -wr ./run.sh gone.rb'],
  ['perl -Mlib=. run.sh', 'workspace: perl -Mlib=. run.sh'],
  ['php -d memory_limit=1G run.sh', 'commit: php -d memory_limit=1G @run.sh'],
  ['php -d auto_prepend_file=gone.php run.sh', 'workspace: php -d auto_prepend_file=gone.php run.sh'],
  ['php -c gone.ini run.sh', 'workspace: php -c gone.ini run.sh'],
  ['java -javaagent:gone.jar -jar tools/agent.jar', 'workspace: java -javaagent:gone.jar -jar tools/agent.jar'],
];

describe('where the program of a command comes from', () => {
  for (const [line, expected] of rows) {
    requirement({ ids: ['F-S1'], title: `is found in \`${line}\``, input: line, expected }, () =>
      expect(locate(line)).toBe(expected),
    );
  }
});
