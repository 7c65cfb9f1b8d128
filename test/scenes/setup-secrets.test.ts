import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { createNpmRegistry, type NpmRegistry } from '../support/npm-registry.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const token = 'npm-token-4711';
let world: LocalWorld;
let registry: NpmRegistry;
afterAll(() => registry.close());

const branch = 'baton/{{ run.id }}';
const install = `npm ci --no-audit --no-fund
mkdir -p .venv/bin "$HOME/bin"; echo tool >.venv/bin/tool; echo tool >"$HOME/bin/tool"
printf %s "$NPM_TOKEN" >"$HOME/token"; printf %s "$NPM_TOKEN" >token.txt`;
const needs = 'test -n "$NPM_TOKEN" && echo given >given.txt';

/** A pipeline whose second stage works on what an agent of the first one has pushed. */
function afterWriter(setup: string, allow: object = {}) {
  const use = { agent: 'user', branch, setup, 'setup-env': ['NPM_TOKEN'], retry: { attempts: 1 } };
  return { allow, stages: { write: { agent: 'writer', branch }, use: { ...use, needs: ['write'] } } };
}

beforeAll(async () => {
  const name = 'private-thing';
  const manifest = { name, version: '1.0.0' };
  registry = await createNpmRegistry({ ...manifest, manifest, files: { 'package.json': JSON.stringify(manifest) } }, token);
  const dependencies = { [name]: '1.0.0' };
  const root = { name: 'a', version: '1.0.0', dependencies };
  const locked = { version: '1.0.0', resolved: `${registry.url}1.0.0.tgz`, integrity: registry.integrity };
  const lock = { ...root, lockfileVersion: 3, requires: true, packages: { '': root, [`node_modules/${name}`]: locked } };
  const program = (script: string) => ({ engine: 'command', command: ['node', `scripts/${script}.mjs`] });
  const on = (label: string) => ({ on: { issues: { labels: [label] } } });
  const config = {
    version: 1,
    signing: { keys: ['KEY'] },
    agents: { writer: program('writer'), user: program('user') },
    pipelines: {
      honest: { ...on('honest'), ...afterWriter(install) },
      needy: { ...on('needy'), ...afterWriter(needs) },
      trusting: { ...on('trusting'), ...afterWriter(needs, { 'setup-secrets': true }) },
      own: { ...on('own'), stages: { use: { agent: 'user', setup: needs, 'setup-env': ['NPM_TOKEN'] } } },
    },
  };
  world = await create({
    agents: {
      writer: { script: "writeFileSync('work.txt', 'work');" },
      user: {
        script: `
const read = (path) => { try { return readFileSync(path, 'utf8').trim(); } catch (error) { return error.code; } };
const home = process.env.BATON_SETUP_HOME;
let written = 'yes'; try { writeFileSync(home + '/bin/tool', 'x'); } catch { written = 'no'; }
hand({ summary: JSON.stringify({
  thing: read('node_modules/private-thing/package.json').includes('private-thing'),
  venv: read('.venv/bin/tool'), tool: read(home + '/bin/tool'), token: read(home + '/token'), copied: read('token.txt'), written,
  onPath: process.env.PATH.includes(home), given: read('given.txt'), names: Object.keys(process.env).filter((name) => /cache|NPM_TOKEN/i.test(name)),
}) });`,
      },
    },
    pipelines: {},
    config: JSON.stringify(config),
    files: {
      'package.json': JSON.stringify(root),
      'package-lock.json': JSON.stringify(lock),
      '.npmrc': `registry=${registry.url}\n//${new URL(registry.url).host}/:_authToken=\${NPM_TOKEN}\n`,
      '.gitignore': 'node_modules\n.venv\ntoken.txt\ngiven.txt\n',
    },
    secrets: { NPM_TOKEN: token },
    caller: (text) => text.replace('    secrets:\n', '    secrets:\n      agent-secrets: "NPM_TOKEN=${{ secrets.NPM_TOKEN }}"\n'),
  });
});

/** The task of the last stage of a run, and what its agent found. */
async function play(pipeline: string) {
  const task = (await world.tasks(await world.run(pipeline))).at(-1)?.body;
  const found = task?.handoff === undefined ? {} : JSON.parse(task.handoff.summary);
  return {
    task,
    found,
    warnings: task?.warnings.join('\n') ?? '',
    log: world.jobs().findLast(({ log }) => log.includes('Order '))?.log,
  };
}

describe('`setup` with secrets', () => {
  requirement(
    {
      ids: ['F-SE1', 'F-SE2', 'T46', 'T47'],
      title: 'installs private packages on code of another agent, without its secrets there',
      input: 'npm ci of a package that only the token can fetch, .venv, a file in HOME; on a branch that an agent wrote',
      expected: 'the package from the cache, .venv, HOME read-only and on no PATH; no token; BATON-E622 in record and log',
    },
    async () => {
      const { found, warnings, log } = await play('honest');
      expect(found, log).toMatchObject({ thing: true, venv: 'tool', tool: 'tool', onPath: false });
      expect(found).toMatchObject({ token: '', copied: '', names: [] });
      // As root, without isolation, nothing is read-only.
      if (!/not isolated/.test(log ?? '')) expect(found.written).toBe('no');
      const words =
        /BATON-E622: `setup` of stage use had no secrets \(NPM_TOKEN\), because a pull request or another agent may have written what it runs/;
      expect(warnings).toMatch(words);
      expect(log).toMatch(words);
    },
  );

  requirement(
    {
      ids: ['F-SE1', 'T46'],
      title: 'that cannot do without them fails in words that name the key',
      input: 'test -n "$NPM_TOKEN" on a branch that an agent wrote',
      expected: 'failed as setup; the message has `allow: { setup-secrets: true }`',
    },
    async () => {
      const { task, log } = await play('needy');
      expect(task?.failure?.reason, log).toBe('setup');
      expect(task?.failure?.message).toContain('write `allow: { setup-secrets: true }` in the pipeline');
    },
  );

  requirement(
    {
      ids: ['F-SE1', 'T46'],
      title: 'is given them on code of the configuration’s commit, and where the pipeline allows it',
      input: 'the same on an untouched checkout; the same with allow.setup-secrets',
      expected: 'given in both, no BATON-E622',
    },
    async () => {
      for (const pipeline of ['own', 'trusting']) {
        const { found, warnings, log } = await play(pipeline);
        expect(found.given, log).toBe('given');
        expect(warnings).not.toContain('BATON-E622');
      }
    },
  );
});
