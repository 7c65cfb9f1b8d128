import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { conclusions, type Files, printed, type World, workflow } from './fake-server.ts';
import { useWorld } from './use-world.ts';

const start = useWorld();

const FILES: Files = { '.github/baton.yml': 'version: 1\n', 'src/a.js': 'a\n', 'docs/b.md': 'b\n' };

async function checkOut(inputs: string, script: string, prepare: (world: World) => void = () => undefined): Promise<World> {
  const step = `    - uses: actions/checkout@v4\n      with: { ${inputs} }\n    - run: ${script}\n`;
  const world = start({ files: { ...workflow(`a:\n  runs-on: ubuntu-latest\n  steps:\n${step}`), ...FILES } });
  prepare(world);
  await world.run();
  return world;
}

it('clones the commit of the event on its branch', async () => {
  const world = await checkOut('', 'git status --short --branch; git rev-parse HEAD; ls');
  expect(printed(world, 'a').slice(1)).toEqual(['## main...origin/main', world.sha, 'README.md', 'docs', 'src']);
});

it('has only the last commit by default', async () => {
  const world = await checkOut('', 'git rev-list --count HEAD', ({ commit }) => commit({ 'more.txt': 'x' }));
  expect(printed(world, 'a').at(-1)).toBe('1');
});

it('has the whole history and all branches with fetch-depth: 0', async () => {
  const world = await checkOut('fetch-depth: 0', 'git rev-list --count HEAD; git branch --remotes', ({ commit }) => {
    commit({ 'other.txt': 'x' }, 'other');
    commit({ 'more.txt': 'x' });
  });
  expect(
    printed(world, 'a')
      .slice(1)
      .map((line) => line.trim()),
  ).toEqual(['2', 'origin/main', 'origin/other']);
});

it('has as much history as fetch-depth says', async () => {
  const world = await checkOut('fetch-depth: 2', 'git rev-list --count HEAD', ({ commit }) => {
    commit({ 'more.txt': 'x' });
    commit({ 'more.txt': 'y' });
  });
  expect(printed(world, 'a').at(-1)).toBe('2');
});

it('checks out a commit by its id, detached', async () => {
  let first = '';
  const script = 'git rev-parse HEAD; git symbolic-ref --quiet HEAD || echo detached';
  const world = start({ files: FILES });
  first = world.sha;
  world.commit(
    workflow(
      `a:\n  runs-on: x\n  steps:\n    - uses: actions/checkout@v4\n      with: { ref: ${first} }\n    - run: ${script}\n`,
    ),
  );
  await world.run();
  expect(printed(world, 'a').slice(1)).toEqual([first, 'detached']);
});

it('checks out another branch', async () => {
  const world = await checkOut('ref: other', 'cat other.txt; git branch --show-current', ({ commit }) =>
    commit({ 'other.txt': 'x\n' }, 'other'),
  );
  expect(printed(world, 'a').slice(1)).toEqual(['x', 'other']);
});

it('fails for a branch that is not there', async () => {
  const world = await checkOut('ref: none', '"true"');
  expect(printed(world, 'a')[0]).toBe("##[error]A branch or tag with the name 'none' could not be found");
});

it('has only the folders of a sparse checkout, and the files of the root', async () => {
  const world = await checkOut('sparse-checkout: .github, path: .baton-config', 'cd .baton-config; ls -A');
  expect(printed(world, 'a').slice(1)).toEqual(['.git', '.github', 'README.md']);
});

it('has only what the patterns name without cone mode', async () => {
  const world = await checkOut('sparse-checkout: /src/a.js, sparse-checkout-cone-mode: false', 'ls -A; ls src');
  expect(printed(world, 'a').slice(1)).toEqual(['.git', 'src', 'a.js']);
});

it('refuses a path outside of the workspace', async () => {
  expect(printed(await checkOut('path: ../up', '"true"'), 'a')[0]).toContain('is not under');
});

it('names the server as its origin', async () => {
  const world = await checkOut('', 'git remote get-url origin');
  expect(printed(world, 'a').at(-1)).toBe('http://github.localhost:1/octo/repo');
});

const CREDENTIALS = 'git config --get http.http://github.localhost:1/.extraheader || echo none';

it('keeps the token beside the workspace for later steps, and masks it', async () => {
  const world = await checkOut('', `${CREDENTIALS}; ! grep -ri extraheader .git/config`);
  expect(printed(world, 'a').at(-1)).toBe('AUTHORIZATION: basic ***');
  expect(world.runner.jobs[0]?.conclusion).toBe('success');
});

it('keeps no token with persist-credentials: false', async () => {
  const world = await checkOut('persist-credentials: false', CREDENTIALS);
  expect(printed(world, 'a').at(-1)).toBe('none');
});

it('refuses another repository', async () => {
  expect(printed(await checkOut('repository: other/repo', '"true"'), 'a')[0]).toContain(
    "checkout of 'other/repo' is not implemented",
  );
});

it('cannot read a private repository without contents: read', async () => {
  const jobs = 'a:\n  runs-on: x\n  permissions: { issues: read }\n  steps:\n    - uses: actions/checkout@v4\n';
  const world = start({ files: workflow(jobs) });
  await world.run({ payload: { action: 'opened', repository: { private: true } } });
  expect(conclusions(world)).toEqual({ a: 'failure' });
});

interface Detour {
  readonly links?: readonly string[];
  readonly files?: Files;
  /** The inputs of checkouts, one after another. */
  readonly steps: readonly string[];
  /** What the log says; absent where a checkout is right and stays inside. */
  readonly says?: string;
}

const hook: Files = { 'x/pre-commit': 'true\n' };
const detours: Readonly<Record<string, Detour>> = {
  'a link': { links: ['hooks'], steps: ['', 'path: hooks'], says: "path 'hooks' leads through the link 'hooks'" },
  'a link on the way': { links: ['a/b'], steps: ['', 'path: a/b/new/c'], says: "leads through the link 'a/b'" },
  'another spelling': { links: ['a'], steps: ['', 'path: ./x/../a/'], says: "path 'a' leads through the link 'a'" },
  'a sparse checkout': { links: ['a'], steps: ['', 'path: a, sparse-checkout: x'], says: "leads through the link 'a'" },
  'a link below': { links: ['sub/x'], files: hook, steps: ['', 'path: sub'] },
  'a link below, sparse': { links: ['sub/x'], files: hook, steps: ['', 'path: sub, sparse-checkout: x'] },
  'a link below, and a copy of an earlier checkout': {
    links: ['sub/x'],
    files: hook,
    steps: ['path: new, sparse-checkout: x', '', 'path: sub, sparse-checkout: x'],
  },
  'the settings of git': {
    files: { config: '[core]\n\trepositoryformatversion = 0\n\tfsmonitor = touch OUTSIDE/x; false\n' },
    steps: ['', 'path: .git', ''],
    says: "path '.git' leads into .git",
  },
  'the hooks of git': { steps: ['', 'path: x/../.GIT/hooks'], says: "path '.GIT/hooks' leads into .git" },
  'the whole history of a branch that is none': {
    steps: [`fetch-depth: 0, ref: "${'../'.repeat(20)}OUTSIDE/pre-commit-gCOMMIT"`],
    says: 'could not be found',
  },
};

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: 'a checkout writes into the workspace alone, whatever links the repository tracks, and never into `.git`',
    input:
      'links to a folder of hooks at, on the way to and below the path, with the ways to check out; settings of git; a branch with ..',
    expected:
      'nothing in that folder, and words for what is refused; a link below the path gives way to the folder of the checkout',
  },
  async () => {
    for (const [what, { links = [], files = {}, steps, says }] of Object.entries(detours)) {
      const world = start({ files: FILES });
      const outside = join(world.folder, 'hooks');
      mkdirSync(outside);
      const fill = (text: string) => text.replace('OUTSIDE', outside).replace('COMMIT', world.sha);
      const uses = steps.map((given) => `    - uses: actions/checkout@v4\n      with: { ${fill(given)} }\n`).join('');
      const job = workflow(`a:\n  runs-on: ubuntu-latest\n  steps:\n${uses}`);
      const texts = Object.entries({ ...files, ...job, 'pre-commit': 'true\n' }).map(([path, text]) => [path, fill(text)]);
      world.commit({ ...Object.fromEntries(texts), ...Object.fromEntries(links.map((path) => [path, { link: outside }])) });
      await world.run();
      expect.soft(readdirSync(outside), what).toEqual([]);
      const log = world.runner.jobs.flatMap((each) => each.steps.map((step) => step.log)).join('\n');
      if (says === undefined) expect.soft(conclusions(world), what).toEqual({ a: 'success' });
      else expect.soft(log, what).toContain(says);
    }
  },
);
