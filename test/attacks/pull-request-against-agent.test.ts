import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
      packaged: { on: on('packaged'), stages: { look: { agent: 'packaged' } } },
      shell: { on: on('shell'), stages: { look: { agent: 'shell' } } },
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
});

/** Opens a pull request, from a fork of an outsider or from a branch of the repository. */
async function open(from: 'fork' | 'branch', name: string): Promise<number> {
  const files = { 'scripts/one.mjs': evil, 'notes.txt': 'notes of the author\n' };
  const directory = from === 'fork' ? fork().directory : world.repository.directory;
  pushCommit({ directory, branch: name, files });
  const body = { title: 'Fix typo', body: '', head: from === 'fork' ? `hubot:${name}` : name, base: 'main' };
  return ((await world.ask('/pulls', { as: 'hubot', method: 'POST', body })) as { number: number }).number;
}

let made: { readonly directory: string } | undefined;
function fork(): { readonly directory: string } {
  made ??= world.server.addFork({ of: repositoryName, owner: 'hubot' });
  return made;
}

async function command(number: number, pipeline: string) {
  await world.ask(`/issues/${number}/comments`, { method: 'POST', body: { body: `/baton ${pipeline}` } });
  await world.settle();
  const [task] = await world.tasks(number);
  return task?.body;
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
      const task = await command(await open('fork', 'typo'), 'review');
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
      const number = await open('fork', 'trusting');
      expect((await command(number, 'trusting'))?.handoff?.summary).toMatch(/^GOOD\|\[redacted\]|^GOOD\|\*\*\*/);
      const other = await open('fork', 'workspace');
      expect((await command(other, 'workspace'))?.handoff?.summary).toMatch(/^GOOD\|none/);
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
      const direct = await command(await open('branch', 'direct'), 'review');
      expect(direct?.handoff?.summary, world.jobs().at(-2)?.log).toMatch(/^GOOD\|(?!none)/);
      const packaged = await command(await open('branch', 'packaged'), 'packaged');
      expect(packaged?.handoff?.summary, world.jobs().at(-2)?.log).toMatch(/\|made by setup\|no$/);
      const shell = await command(await open('branch', 'shell'), 'shell');
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
      const clone = mkdtempSync(join(tmpdir(), 'baton-link-'));
      mkdirSync(clone, { recursive: true });
      const git = (...args: readonly string[]) =>
        execFileSync('git', ['-c', 'user.name=H', '-c', 'user.email=h@example.test', ...args], { cwd: clone, stdio: 'ignore' });
      git('clone', '--quiet', world.repository.directory, '.');
      git('checkout', '--quiet', '-b', 'link');
      symlinkSync(victim, join(clone, '.baton-config'));
      git('add', '--all');
      git('commit', '--quiet', '-m', 'Link');
      git('push', '--quiet', 'origin', 'HEAD:refs/heads/link');
      rmSync(clone, { recursive: true, force: true });
      const body = { title: 'Link', body: '', head: 'link', base: 'main' };
      const { number } = (await world.ask('/pulls', { method: 'POST', body })) as { number: number };
      const task = await command(number, 'review');
      expect(readdirSync(victim)).toEqual(['precious.txt']);
      expect(existsSync(join(victim, '.git'))).toBe(false);
      expect(task?.handoff?.summary, world.jobs().at(-2)?.log).toMatch(/^GOOD/);
    },
  );
});
