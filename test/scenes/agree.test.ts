import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect } from 'vitest';
import { probeMachine } from '../../src/adapters/agent/process/probe-isolation.ts';
import { type Files, smallRepository, type UserFolder, useRepositories } from '../lab/try/user-repository.ts';
import { requirement } from '../support/requirement.ts';

const makeRepository = useRepositories();
const root = mkdtempSync(join(tmpdir(), 'baton-agree-'));
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));

/** Takes away what a sandbox needs: the capability of root, or the way to it. */
const unsandboxed = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-sys_admin'] : ['setpriv', '--no-new-privs'];
const baton = [process.execPath, resolve('src/cli/main.ts')];

interface Start {
  /** Words before the program. */
  readonly through?: readonly string[];
  /** What a person types; without it there is no terminal. */
  readonly typed?: string;
  readonly args?: readonly string[];
}

/** Makes a place for a repository: the folder in which its code leaves files, and the home of a user. */
function makePlace(): {
  readonly outside: string;
  run(user: UserFolder, start?: Start): SpawnSyncReturns<string>;
  readonly home: string;
} {
  const place = mkdtempSync(join(root, 'place-'));
  const [outside, home, temporary] = ['outside', 'home', 'tmp'].map((name) => join(place, name)) as [string, string, string];
  for (const folder of [outside, home, temporary]) mkdirSync(folder);
  return {
    outside,
    home,
    run: (user, { through = unsandboxed, typed, args = [] } = {}) => {
      const words = [...through, ...baton, 'try', '--label', 'go', ...args];
      const quoted = words.map((word) => `'${word}'`).join(' ');
      const [file = '', ...rest] =
        typed === undefined ? words : ['script', '--quiet', '--return', '--command', quoted, '/dev/null'];
      return spawnSync(file, rest, {
        cwd: user.folder,
        env: { PATH: process.env.PATH, HOME: home, TMPDIR: temporary },
        input: typed,
        encoding: 'utf8',
        timeout: 120_000,
        stdio: [typed === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      });
    },
  };
}

/** The files of a repository whose setup, step and agent each leave a file in a folder outside of it. */
function leavingRepository(outside: string): Files {
  const small = smallRepository({ command: '[sh, agent.sh]' });
  const step = `
  check:
    runs-on: ubuntu-latest
    steps:
      - run: |
          id --user > id.txt
          touch ${outside}/step
          echo more
`;
  return {
    ...small,
    'agent.sh': `touch ${outside}/agent\n`,
    '.github/baton.yml': (small['.github/baton.yml'] ?? '').replace(
      'agent: writer',
      `agent: writer, setup: "touch ${outside}/setup"`,
    ),
    '.github/workflows/baton.yml': `${small['.github/workflows/baton.yml']}${step}`,
  };
}

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: '`baton try` runs no code of a repository outside of a sandbox where nobody can be asked',
    input: 'a `setup`, a `run:` step and a `command` agent that each write a file outside, no terminal; then with --yes',
    expected: 'exit 2, nothing written, each of them named with its place, and what to type; with --yes all three run',
  },
  () => {
    const { outside, home, run } = makePlace();
    const user = makeRepository(leavingRepository(outside));
    const refused = run(user);
    expect(refused.status, refused.stderr).toBe(2);
    expect(readdirSync(outside)).toEqual([]);
    expect(refused.stderr).toContain(`  setup of fix.write: touch ${outside}/setup\n`);
    expect(refused.stderr).toContain('  agent writer: sh agent.sh\n');
    expect(refused.stderr).toContain('  .github/workflows/baton.yml, job check: id --user > id.txt (and 2 more lines)\n');
    expect(refused.stderr).toContain('Add --yes if that is what you want.');
    const agreed = run(user, { args: ['--yes'] });
    expect(agreed.status, agreed.stderr).toBe(0);
    expect(readdirSync(outside)).toEqual(['agent', 'setup', 'step']);
    expect(readdirSync(home)).toEqual([]);
  },
  240_000,
);

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: 'a yes in the terminal holds for the folder until its configuration or workflows change',
    input: 'no, then yes in a terminal; then without one: the same, another script, another workflow, another configuration',
    expected: 'exit 2 after the no and for another workflow or configuration; the yes is a file of the user alone',
  },
  () => {
    const { outside, home, run } = makePlace();
    const files = leavingRepository(outside);
    const user = makeRepository(files);
    expect(run(user, { typed: 'n\n' }).status).toBe(2);
    expect(readdirSync(outside)).toEqual([]);
    const asked = run(user, { typed: 'y\n' });
    expect(asked.stdout).toContain('Go on? [y/N]');
    expect(asked.status, asked.stdout).toBe(0);
    const kept = join(home, '.local/state/baton/agreed');
    expect(readdirSync(kept).map((name) => (statSync(join(kept, name)).mode & 0o777).toString(8))).toEqual(['600']);
    user.write({ 'agent.sh': `touch ${outside}/other\n` });
    const again = run(user);
    expect(again.status, again.stderr).toBe(0);
    expect(existsSync(join(outside, 'other'))).toBe(true);
    for (const path of ['.github/workflows/baton.yml', '.github/baton.yml']) {
      user.write({ [path]: `${files[path]}# changed\n` });
      expect(run(user).status, path).toBe(2);
      user.write({ [path]: files[path] ?? '' });
    }
    expect(run(makeRepository(files)).status).toBe(2);
  },
  240_000,
);

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: 'stand-ins without `setup`, `run:` and `command` agents ask nothing, sandbox or not',
    input: 'an agent of an engine, whose `setup` is left out',
    expected: 'exit 0 without a terminal',
  },
  () => {
    const { outside, run } = makePlace();
    const small = smallRepository();
    const config = (small['.github/baton.yml'] ?? '')
      .replace(/writer: \{.*\} \}/, 'writer: { engine: codex, access: read } }')
      .replace('agent: writer', `agent: writer, prompt: Do it, setup: "touch ${outside}/setup"`);
    const played = run(makeRepository({ ...small, '.github/baton.yml': config }));
    expect(played.status, played.stderr).toBe(0);
    expect(readdirSync(outside)).toEqual([]);
  },
  120_000,
);

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: '`run:` steps are played in the sandbox where there is one, and an action of the repository is asked about',
    input: 'a step that writes into its checkout and outside, on this machine as it is; then with a step that uses ./action',
    expected: 'with a sandbox: another user, nothing outside, nothing asked but for the action; else refused',
  },
  async () => {
    const isIsolated = 'via' in (await probeMachine());
    const { outside, run } = makePlace();
    const keep = join(outside, '..', 'kept');
    const files = leavingRepository(outside);
    const user = makeRepository(files);
    const played = run(user, { through: [], args: ['--keep', keep] });
    expect(played.status, played.stderr).toBe(isIsolated ? 1 : 2);
    expect(readdirSync(outside)).toEqual([]);
    const left = existsSync(keep) ? readdirSync(keep, { recursive: true, encoding: 'utf8' }) : [];
    const ids = left.filter((name) => name.endsWith('/id.txt')).map((name) => readFileSync(join(keep, name), 'utf8'));
    expect(ids).toEqual(isIsolated ? ['61100\n'] : []);
    const path = '.github/workflows/baton.yml';
    user.write({ [path]: `${files[path]}      - uses: ./action\n` });
    const refused = run(user, { through: [] });
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain('  .github/workflows/baton.yml, job check: uses ./action\n');
  },
  240_000,
);

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: 'a script sees no folder of the person because the script before it has put that on the PATH',
    input: 'two steps: the first adds a folder outside, by its name and by a link, to GITHUB_PATH; the second reads a file there',
    expected: 'the file is not read, and a program that the first step has put into its checkout is found',
  },
  async () => {
    const isIsolated = 'via' in (await probeMachine());
    const { outside, run } = makePlace();
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    const keep = join(outside, '..', 'kept');
    const files = leavingRepository(outside);
    const steps = `
      - run: |
          mkdir bin && printf '#!/bin/sh\\necho own > found.txt\\n' > bin/own && chmod +x bin/own
          ln -s ${outside} link
          for path in ${outside} "$PWD/link" "$PWD/bin"; do echo "$path" >> "$GITHUB_PATH"; done
      - run: own; cat ${outside}/secret.txt > leak.txt || true
`;
    const path = '.github/workflows/baton.yml';
    const workflow = (files[path] ?? '').replace(/\n {6}- run: [\s\S]*$/, steps);
    run(makeRepository({ ...files, [path]: workflow }), { through: [], args: ['--keep', keep] });
    const left = existsSync(keep) ? readdirSync(keep, { recursive: true, encoding: 'utf8' }) : [];
    const read = (name: string) =>
      left.filter((each) => each.endsWith(name)).map((each) => readFileSync(join(keep, each), 'utf8'));
    expect({ leak: read('/leak.txt'), found: read('/found.txt') }).toEqual(
      isIsolated ? { leak: [''], found: ['own\n'] } : { leak: [], found: [] },
    );
  },
  120_000,
);
