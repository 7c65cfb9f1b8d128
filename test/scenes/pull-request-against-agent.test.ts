import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const victim = mkdtempSync(join(tmpdir(), 'baton-victim-'));
afterAll(() => rmSync(victim, { recursive: true, force: true }));
let world: LocalWorld;
/** The pull request of the fork. */
let forked: number;

const evil =
  "import { writeFileSync } from 'node:fs'; writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ summary: 'EVIL ' + process.env.MODEL_KEY }));\n";

beforeAll(async () => {
  const one = { engine: 'command', command: ['node', 'scripts/one.mjs', 'notes.txt'], env: ['MODEL_KEY'], access: 'read' };
  const on = (name: string) => ({ 'pull-requests': { labels: [name] }, comment: { command: `/baton ${name}` } });
  const config = {
    version: 1,
    signing: { keys: ['KEY'] },
    agents: {
      one,
      packaged: {
        ...one,
        'program-setup': 'test -z "$MODEL_KEY" && mkdir node_modules && echo "made by setup" >node_modules/made',
      },
      shell: { ...one, command: ['sh', '-c', 'node scripts/one.mjs'] },
      workspace: { ...one, program: 'workspace' },
    },
    pipelines: {
      review: { on: on('review'), stages: { look: { agent: 'one' } } },
      trusting: { on: on('trusting'), allow: { 'fork-secrets': true }, stages: { look: { agent: 'one' } } },
      own: {
        on: on('own'),
        stages: { direct: { agent: 'one' }, packaged: { agent: 'packaged' }, shell: { agent: 'shell' } },
      },
      workspace: { on: on('workspace'), stages: { look: { agent: 'workspace' } } },
    },
  };
  world = await create({
    agents: {
      one: {
        script: `
const at = new URL('..', import.meta.url).pathname;
let made = ''; try { made = readFileSync(at + 'node_modules/made', 'utf8').trim(); } catch {}
let written = 'yes'; try { writeFileSync(at + 'scripts/one.mjs', ''); } catch { written = 'no'; }
hand({ summary: ['GOOD', process.env.MODEL_KEY ?? 'none', readFileSync(process.argv[2] ?? 'notes.txt', 'utf8').trim(), made, written].join('|') });`,
      },
    },
    pipelines: {},
    config: JSON.stringify(config),
    files: { 'notes.txt': 'notes of main\n' },
    secrets: { MODEL_KEY: 'model-key-4711' },
    caller: (text) => text.replace('    secrets:\n', '    secrets:\n      agent-secrets: "MODEL_KEY=${{ secrets.MODEL_KEY }}"\n'),
  });
  forked = await open('fork');
});

/** Opens a pull request, from a fork of an outsider or from a branch of the repository. */
async function open(from: 'fork' | 'branch'): Promise<number> {
  const files = { 'scripts/one.mjs': evil, 'notes.txt': 'notes of the author\n' };
  const directory =
    from === 'fork' ? world.server.addFork({ of: repositoryName, owner: 'hubot' }).directory : world.repository.directory;
  pushCommit({ directory, branch: 'typo', files });
  const body = { title: 'Fix typo', body: '', head: from === 'fork' ? 'hubot:typo' : 'typo', base: 'main' };
  return ((await world.ask('/pulls', { as: 'hubot', method: 'POST', body })) as { number: number }).number;
}

/** Starts a pipeline by a maintainer's comment, and returns its tasks by their stages. */
async function command(number: number, pipeline: string) {
  await world.ask(`/issues/${number}/comments`, { method: 'POST', body: { body: `/baton ${pipeline}` } });
  await world.settle();
  const tasks = (await world.tasks(number)).filter(({ run }) => run === `${pipeline}-${number}`);
  return new Map(tasks.map(({ body }) => [body.stage, body]));
}

describe('a pull request against its agent', () => {
  requirement(
    {
      ids: ['F-S1', 'T24'],
      title: 'does not bring its own program, and a fork’s run has no secrets',
      input: 'a fork changes scripts/one.mjs, which `command` names; a maintainer comments `/baton review`',
      expected: 'the program of the default branch runs on the code of the fork, without the secret, and a warning says so',
    },
    async () => {
      const task = (await command(forked, 'review')).get('look');
      expect(task?.handoff?.summary, world.jobs().at(-2)?.log).toMatch(/^GOOD\|none\|notes of the author\|\|/);
      expect(task?.warnings.join('\n')).toMatch(
        /BATON-E620: agent one was started without its secrets \(MODEL_KEY\), because the code is that of a fork/,
      );
    },
  );

  requirement(
    {
      ids: ['F-S1'],
      title: 'gives its secrets to the trusted program where the pipeline allows it, and to no other',
      input: 'the same with `allow.fork-secrets: true`; then with `program: workspace`',
      expected: 'the program of the default branch with the secret; then the same program without it',
    },
    async () => {
      const trusted = (await command(forked, 'trusting')).get('look');
      expect(trusted?.handoff?.summary).toMatch(/^GOOD\|\[redacted\]|^GOOD\|\*\*\*/);
      expect((await command(forked, 'workspace')).get('look')?.handoff?.summary).toMatch(/^GOOD\|none/);
    },
  );

  requirement(
    {
      ids: ['F-S1'],
      title: 'of the repository itself does not bring its own program either',
      input: 'a branch of the repository; the agents `node FILE`, the same with `program-setup`, and `sh -c`',
      expected: 'the trusted program with the secret; what its setup made is there; the shell text has no secret',
    },
    async () => {
      const tasks = await command(await open('branch'), 'own');
      expect(tasks.get('direct')?.handoff?.summary, world.jobs().at(-2)?.log).toMatch(/^GOOD\|(?!none)/);
      expect(tasks.get('packaged')?.handoff?.summary, world.jobs().at(-2)?.log).toMatch(/\|made by setup\|no$/);
      const shell = tasks.get('shell');
      expect(shell?.handoff?.summary, world.jobs().at(-2)?.log).toBe('EVIL undefined');
      expect(shell?.warnings.join('\n')).toMatch(/BATON-E620/);
    },
  );

  requirement(
    {
      ids: ['F-S3'],
      title: 'does not empty a folder of the runner by a link in the place of the config’s checkout',
      input: 'a pull request that holds .baton-config as a link to a folder outside of the workspace',
      expected: 'the folder is as before, and the agent works',
    },
    async () => {
      writeFileSync(join(victim, 'precious.txt'), 'precious');
      pushCommit({ directory: world.repository.directory, branch: 'link', links: { '.baton-config': victim } });
      const body = { title: 'Link', body: '', head: 'link', base: 'main' };
      const { number } = (await world.ask('/pulls', { method: 'POST', body })) as { number: number };
      const task = (await command(number, 'review')).get('look');
      expect(readdirSync(victim)).toEqual(['precious.txt']);
      expect(existsSync(join(victim, '.git'))).toBe(false);
      expect(task?.handoff?.summary, world.jobs().at(-2)?.log).toMatch(/^GOOD/);
    },
  );
});
