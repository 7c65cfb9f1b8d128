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
/** The checkout and HOME. */
const places = ['/work/checkout', '/home/runner'];

function kindOf(path: string): 'file' | 'folder' | undefined {
  if (files.includes(path)) return 'file';
  return folders.includes(path) ? 'folder' : undefined;
}

/** The command in one line, `@` before what comes from the commit, and where the program is from. `~` stands for a blank in an argument. */
function locate(line: string, program?: 'machine'): string {
  const given = line.split(' ').map((argument) => argument.replaceAll('~', ' '));
  const { origin, command, usesCopy } = locateProgram({ command: given, program, kindOf, root: '/copy', places });
  const shown = command.map((argument) => argument.replaceAll(' ', '~').replaceAll(/\/copy\/?/g, '@')).join(' ');
  expect(usesCopy).toBe(shown.includes('@'));
  return `${origin}: ${shown}`;
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
  ['env timeout 60 node scripts/one.mjs', 'commit: env timeout 60 node @scripts/one.mjs'],
  ['/usr/bin/env /usr/bin/timeout 60 node scripts/one.mjs', 'commit: /usr/bin/env /usr/bin/timeout 60 node @scripts/one.mjs'],
  ['/opt/agent --fast', 'machine: /opt/agent --fast'],
  [
    '/opt/agent --config /etc/agent.json -- 5 .5 words~that~run~node',
    'machine: /opt/agent --config /etc/agent.json -- 5 .5 words~that~run~node',
  ],
  ['/usr/bin/docker run -i server', 'machine: /usr/bin/docker run -i server'],
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

/** Commands that run code of the working directory, or may. None of them may get a secret by itself. */
const unknown = `
env -S npm~run~agent | env -C sub node one.mjs | env -C scripts node one.mjs | env A=b node scripts/one.mjs
env NODE_OPTIONS=--require=./x.js node scripts/one.mjs | env PATH=.:/usr/bin node scripts/one.mjs | /usr/bin/env -S npm~run~agent
flock F npm run agent | flock F node scripts/one.mjs | /usr/bin/flock F npm run agent
timeout -s KILL 60 npm run agent | timeout -k 5 60 npm run agent | timeout 60 pytest | timeout --signal=KILL 60 node scripts/one.mjs
nice -n 5 npm run agent | nice make | nohup my-agent | sudo -u agent npm run agent | stdbuf -oL npm run agent
xargs -a list sh | xargs -a list node scripts/one.mjs | /usr/bin/xargs -a list sh | parallel sh ::: run.sh | find . -exec sh {} ;
pytest | pytest tests/a.py | pytest scripts/one.mjs | /usr/bin/pytest | python3 -m pytest | /usr/bin/python3.12 -m agent
eslint . | prettier --check . | tsc | vitest run | jest | mocha | playwright test | vite build | webpack
turbo run agent | nx run agent | lerna run agent | concurrently npm:agent | nodemon scripts/one.mjs | corepack yarn agent
doppler run -- npm run agent | op run -- npm run agent | infisical run -- npm run agent | direnv exec . npm run agent
dotenv -- npm run agent | aws-vault exec role -- make | mise run agent | hatch run agent | rye run agent
busybox sh -c ./run.sh | /bin/busybox sh run.sh | script -c ./run.sh | watch ./run.sh | strace node scripts/one.mjs
docker compose up | docker run -v .:/x image | podman run image | act | devbox run agent | nix develop | nix-shell --run agent
uvx server | uv run server.py | npx -y server | pnpx server | bunx server | yarn agent | /usr/bin/npm run agent | /usr/local/bin/npx server
rspec | rails runner x | bundle exec agent | sbt run | lein run | cmake -P x.cmake | git agent | awk -f x.awk | sed -f x.sed
/opt/agent --config package.json --x | /opt/agent scripts | /opt/agent . | /opt/agent --rules=Makefile | /opt/agent ./tools/cli/
/opt/runner npm run agent | /opt/runner -- /usr/bin/env -S x | /opt/runner --shell=bash | /opt/runner -c npm~run~agent | /opt/runner python3.12 -m agent
/opt/runner /work/checkout/build/agent | /opt/runner --exec=/home/runner/agent | /usr/bin/timeout 5 /opt/runner make
my-agent | my-agent --fast | my-agent --config package.json | my-agent scripts | true
/bin/sh -c ./run.sh | /usr/bin/make | /usr/bin/node gone.mjs | /usr/local/bin/node-22 gone.mjs | ash -c ./run.sh | fish -c ./run.sh
./timeout 60 node scripts/one.mjs | ./node scripts/one.mjs | node_modules/.bin/agent
/work/checkout/build/agent | /work/checkout/node scripts/one.mjs | /tmp/env node scripts/one.mjs | /home/runner/.local/bin/agent | /opt/../work/checkout/agent
/proc/self/cwd/agent | /tmp/agent | /dev/stdin | /usr/bin//env -S npm~run~agent
`
  .trim()
  .split(/ \| |\n/);

const declared: readonly (readonly [string, string])[] = [
  ['my-agent --fast', 'machine: my-agent --fast'],
  ['/opt/runner npm run package.json', 'machine: /opt/runner npm run @package.json'],
  ['my-agent --config package.json --rules=Makefile', 'machine: my-agent --config @package.json --rules=@Makefile'],
  ['flock F node -r ./scripts/hook.mjs scripts/one.mjs', 'machine: flock F node -r @scripts/hook.mjs @scripts/one.mjs'],
  ['env A=b timeout 60 node scripts/one.mjs', 'machine: env A=b timeout 60 node @scripts/one.mjs'],
  ['node scripts/one.mjs package.json', 'commit: node @scripts/one.mjs package.json'],
  ['docker run -i image .', 'machine: docker run -i image .'],
  ['uvx server', 'machine: uvx server'],
  ['sh -c exec~server', 'machine: sh -c exec~server'],
  ['/home/runner/.local/bin/agent', 'machine: /home/runner/.local/bin/agent'],
  ['./run.sh', 'commit: @run.sh'],
  ['./build/agent', 'workspace: ./build/agent'],
  ['../agent', 'workspace: ../agent'],
];

describe('where the program of a command comes from', () => {
  for (const [line, expected] of rows) {
    requirement({ ids: ['F-S1'], title: `is found in \`${line}\``, input: line, expected }, () =>
      expect(locate(line)).toBe(expected),
    );
  }

  requirement(
    {
      ids: ['F-SE6', 'T51'],
      title: 'is the checkout for whatever nobody declared',
      input: `${unknown.length} commands, those of the finding among them`,
      expected: 'workspace for each, as written',
    },
    () =>
      expect(unknown.map((line) => locate(line)).filter((found, index) => found !== `workspace: ${unknown[index]}`)).toEqual([]),
  );

  for (const [line, expected] of declared) {
    requirement({ ids: ['F-SE6'], title: `is found in \`${line}\` with \`program: machine\``, input: line, expected }, () =>
      expect(locate(line, 'machine')).toBe(expected),
    );
  }
});
