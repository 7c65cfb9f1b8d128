import { beforeAll, describe, expect } from 'vitest';
import { look, plant } from '../attacks/support/planted.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
let world: LocalWorld;

/** The package of an attacker: its script runs with every `npm install`. */
const hostile = {
  'package.json': JSON.stringify({ name: 'a', version: '1.0.0', scripts: { preinstall: 'sh plant.sh' } }),
  'plant.sh': plant,
};
const install = 'npm install --no-audit --no-fund --offline';

beforeAll(async () => {
  const branch = 'baton/{{ run.id }}';
  const program = (name: string) => ({ engine: 'command', command: ['node', `scripts/${name}.mjs`], env: ['DEPLOY_KEY'] });
  const use = { agent: 'looker', branch, setup: install, 'setup-env': ['NPM_TOKEN'] };
  const config = {
    version: 1,
    signing: { keys: ['KEY'] },
    agents: {
      writer: { ...program('writer'), env: [] },
      looker: program('looker'),
      hijacked: program('hijacked'),
      clumsy: program('clumsy'),
    },
    pipelines: {
      build: {
        on: { issues: { labels: ['build'] } },
        stages: { write: { agent: 'writer', branch }, use: { ...use, needs: ['write'] } },
      },
      review: { on: { 'pull-requests': { labels: ['review'] } }, stages: { use } },
      inline: { on: { issues: { labels: ['inline'] } }, stages: { work: { agent: 'hijacked', branch, transfer: 'inline' } } },
      repair: {
        on: { issues: { labels: ['repair'] } },
        stages: { work: { agent: 'clumsy', branch, handoff: { required: true } } },
      },
    },
  };
  const act = `${look}\nexecFileSync('sh', ['-c', ${JSON.stringify(plant)}]);`;
  world = await create({
    agents: {
      writer: {
        script: Object.entries(hostile)
          .map(([name, text]) => `writeFileSync(${JSON.stringify(name)}, ${JSON.stringify(text)});`)
          .join('\n'),
      },
      looker: { script: `${look}\nhand({ summary: JSON.stringify(found) });` },
      hijacked: { script: `${act}\nhand({ to: 'looker', message: 'Go on.' });` },
      clumsy: {
        script: `${look}\nif (existsSync('trap.sh')) hand({ summary: JSON.stringify(found) }); else { execFileSync('sh', ['-c', ${JSON.stringify(plant)}]); hand({}); }`,
      },
    },
    pipelines: {},
    config: JSON.stringify(config),
    secrets: { DEPLOY_KEY: 'deploy-key-4711', NPM_TOKEN: 'npm-token-4711' },
    caller: (text) =>
      text.replace(
        '    secrets:\n',
        '    secrets:\n      agent-secrets: |\n        DEPLOY_KEY=${{ secrets.DEPLOY_KEY }}\n        NPM_TOKEN=${{ secrets.NPM_TOKEN }}\n',
      ),
  });
});

/** What the agent of the last task of a run found. */
async function found(number = 0) {
  const task = (await world.tasks(number)).at(-1)?.body;
  const log = world.jobs().findLast(({ log }) => log.includes('Order '))?.log;
  expect(task?.handoff?.summary, log).toMatch(/^\{/);
  return { ...JSON.parse(task?.handoff?.summary ?? '{}'), warnings: task?.warnings.join('\n') };
}

async function openPull(files: Readonly<Record<string, string>>, branch: string): Promise<number> {
  pushCommit({ directory: world.repository.directory, branch, files });
  const body = { title: branch, body: '', head: branch, base: 'main' };
  return ((await world.ask('/pulls', { method: 'POST', body })) as { number: number }).number;
}

/** The issue or pull request of each way. */
const numbers = new Map<string, number>();

/** Each way in which somebody who has no secret may act before a start of an agent that has one. */
const ways: Readonly<Record<string, () => Promise<number>>> = {
  'a package.json of an earlier stage': () => world.run('build'),
  'a package.json of a pull request': async () => {
    const number = await openPull(hostile, 'topic');
    await world.label(number, 'review');
    await world.settle();
    return number;
  },
  'an agent that hands over in the same job': () => world.run('inline'),
  'the first start before a repair': () => world.run('repair'),
};

describe('what acts before a start of an agent', () => {
  for (const who of ['a package.json of an earlier stage', 'a package.json of a pull request'])
    requirement(
      {
        ids: ['F-SE1', 'T46'],
        title: `sees no secret of \`setup-env\`: ${who}`,
        input: 'preinstall writes $NPM_TOKEN, with blanks between its letters, to a file that the agent hands over',
        expected: 'nothing, and BATON-E622 in the record',
      },
      async () => {
        numbers.set(who, (await ways[who]?.()) ?? 0);
        const { stolen, warnings } = await found(numbers.get(who));
        expect(stolen).toBe('');
        expect(warnings).toMatch(/BATON-E622: `setup` of stage use had no secrets \(NPM_TOKEN\)/);
      },
    );

  for (const [who, act] of Object.entries(ways)) {
    requirement(
      {
        ids: ['F-SE3', 'T48'],
        title: `plants no program that git runs with its secrets: ${who}`,
        input: 'core.fsmonitor, diff.external, hooks and a repository at a gitlink; then a trusted program asks git',
        expected: 'the trap did not run, and the agent has its secret',
      },
      async () => {
        if (!numbers.has(who)) numbers.set(who, await act());
        expect(await found(numbers.get(who))).toMatchObject({ seen: false, key: 'given' });
      },
    );

    requirement(
      {
        ids: ['F-SE2', 'T47'],
        title: `leaves nothing in HOME, in TMPDIR or among the files of the attempt: ${who}`,
        input: 'files that engines, git and npm obey in each of them, .github/agents and .github/skills',
        expected: 'HOME and TMPDIR are empty, and of the attempt only what Baton wrote is there',
      },
      async () => {
        const kept = who.includes('repair') ? ['handoff.rejected.json'] : [];
        expect(await found(numbers.get(who))).toMatchObject({ home: [], tmp: [], files: ['context.json', ...kept, 'prompt.md'] });
      },
    );
  }
});
