import { expect, it } from 'vitest';
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
