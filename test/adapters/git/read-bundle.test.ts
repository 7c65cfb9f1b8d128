import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBundleReader } from '../../../src/adapters/git/bundle/bundle-reader.ts';
import type { ArtifactReader } from '../../../src/ports/artifacts.ts';
import { requirement } from '../../support/requirement.ts';
import { Checkout } from './support/checkout.ts';
import { type GitServer, serveGit } from './support/serve-git.ts';

let work: Checkout;
let server: GitServer;

beforeAll(async () => {
  work = new Checkout({ 'README.md': 'Hello\n', 'old.txt': 'old\n', 'src/add.js': 'export {};\n' });
  server = await serveGit(join(work.root, 'served'));
});
afterEach(() => {
  work.git('checkout', '--quiet', '--force', '--detach', work.base);
  work.git('clean', '-fdq');
});
afterAll(async () => {
  await server.close();
  rmSync(work.root, { recursive: true });
});

const rules = { workflowRun: 9, trustedPaths: ['AGENTS.md'] };

/** Reads the bundle of `base..HEAD` of the checkout, as `publish` reads it. */
async function read(options: { bytes?: Uint8Array; base?: string; head?: string } = {}) {
  const head = options.head ?? work.git('rev-parse', 'HEAD');
  const base = options.base ?? work.base;
  const bytes = options.bytes ?? bundle(`${base}..HEAD`);
  const artifacts: ArtifactReader = { download: async () => bytes };
  const remote = { url: `${server.url}/o/r.git`, token: 'secret-token' };
  const reader = createBundleReader({ artifacts, remote, path: process.env.PATH ?? '' });
  const ref = { artifactId: 7, file: 'changes.bundle', bytes: bytes.length, sha256: `sha256:${'0'.repeat(64)}` };
  return reader.read({ bundle: ref, base, head }, rules);
}

function bundle(...revisions: readonly string[]): Uint8Array {
  work.git('bundle', 'create', '--quiet', work.bundle, ...revisions);
  return readFileSync(work.bundle);
}

describe('a bundle of commits', () => {
  it('is read oldest first with modes, links, binaries, renames and deletions', async () => {
    const binary = new Uint8Array([0, 1, 254, 255]);
    work.write('bin.dat', binary);
    work.write('run.sh', 'exit 0\n', 0o755);
    work.link('link', 'README.md');
    work.commit('One\n\nwith a body');
    work.git('mv', 'old.txt', 'n\u00e9w.txt');
    work.write('README.md', '', 0o755);
    work.commit('Two');
    const result = await read();
    const text = (content: string) => Buffer.from(content);
    expect(result).toEqual({
      ok: true,
      value: [
        {
          message: 'One\n\nwith a body',
          baseTree: work.git('rev-parse', `${work.base}^{tree}`),
          changes: [
            { path: 'bin.dat', mode: '100644', content: Buffer.from(binary), before: null },
            { path: 'link', mode: '120000', content: text('README.md'), before: null },
            { path: 'run.sh', mode: '100755', content: text('exit 0\n'), before: null },
          ],
        },
        {
          message: 'Two',
          baseTree: work.git('rev-parse', 'HEAD~1^{tree}'),
          changes: [
            { path: 'README.md', mode: '100755', content: text(''), before: text('Hello\n') },
            { path: 'n\u00e9w.txt', mode: '100644', content: text('old\n'), before: null },
            { path: 'old.txt', mode: '100644', content: null, before: text('old\n') },
          ],
        },
      ],
    });
  });

  requirement(
    {
      ids: ['DESIGN-2', 'T29'],
      title: 'brings its base from the repository with the token in a header, never in an argument',
      input: 'a remote over HTTP',
      expected: 'every request has the basic authorisation of x-access-token',
    },
    async () => {
      server.authorizations.length = 0;
      work.write('a.txt', 'a');
      work.commit('A');
      expect((await read()).ok).toBe(true);
      const expected = `basic ${Buffer.from('x-access-token:secret-token').toString('base64')}`;
      expect(new Set(server.authorizations)).toEqual(new Set([expected]));
    },
  );
});

describe('a bundle that removes much', () => {
  requirement(
    {
      ids: ['F-S11'],
      title: 'is read without the contents that it removes, which are only compared with added lines',
      input: 'a commit that changes one file and deletes another of more than 64 MiB',
      expected: 'both changes; the old content of the changed file alone',
    },
    async () => {
      work.write('assets.bin', new Uint8Array(67_108_865));
      const base = work.commit('Assets');
      work.git('push', '--quiet', 'origin', `${base}:refs/heads/assets`);
      work.git('rm', '--quiet', 'assets.bin');
      work.write('README.md', 'Bye\n');
      work.commit('Remove');
      expect(await read({ base })).toMatchObject({
        ok: true,
        value: [
          {
            changes: [
              { path: 'README.md', content: Buffer.from('Bye\n'), before: Buffer.from('Hello\n') },
              { path: 'assets.bin', content: null, before: null },
            ],
          },
        ],
      });
    },
  );
});

describe('a bundle is refused', () => {
  const cases: readonly { title: string; code: string; make: () => Promise<unknown> | undefined }[] = [
    { title: 'when it is broken', code: 'BATON-E708', make: () => read({ bytes: Buffer.from('# v2 git bundle\nnonsense') }) },
    {
      title: 'when its pack is broken',
      code: 'BATON-E708',
      make: () => commitAnd(() => read({ bytes: bundle(`${work.base}..HEAD`).subarray(0, -30) })),
    },
    { title: 'when it holds another head', code: 'BATON-E708', make: () => commitAnd(() => read({ head: 'f'.repeat(40) })) },
    { title: 'when it has no base', code: 'BATON-E702', make: () => commitAnd(() => read({ bytes: bundle('HEAD') })) },
    { title: 'when it has another base', code: 'BATON-E702', make: () => commitAnd(() => read({ bytes: nextBundle() })) },
    { title: 'when its base is not in the repository', code: 'BATON-E708', make: () => commitAnd(() => readFromUnknown()) },
    { title: 'with a merge', code: 'BATON-E703', make: readMerge },
    { title: 'with a submodule', code: 'BATON-E704', make: readSubmodule },
    { title: 'with 101 commits', code: 'BATON-E705', make: readMany },
    { title: 'with a workflow file', code: 'BATON-E706', make: () => commitAnd(() => read(), '.github/workflows/x.yml') },
    { title: 'with a link in place of .github', code: 'BATON-E706', make: readLinkedFolder },
    { title: 'with a file that engines trust', code: 'BATON-E706', make: () => commitAnd(() => read(), 'packages/a/AGENTS.md') },
    { title: 'with CODEOWNERS', code: 'BATON-E706', make: () => commitAnd(() => read(), 'docs/CodeOwners') },
    { title: 'with a control character in a name', code: 'BATON-E707', make: () => commitAnd(() => read(), 'a\u0007b') },
    {
      title: 'with a name that looks like the output of git',
      code: 'BATON-E707',
      make: () => commitAnd(() => read(), `a\n${'1'.repeat(40)} ${'2'.repeat(40)}\n:100644 100644 ${'3'.repeat(40)}`),
    },
    { title: 'with a name that is not UTF-8', code: 'BATON-E707', make: readLatin1 },
  ];
  for (const { title, code, make } of cases) {
    requirement({ ids: ['DESIGN-6', 'T25'], title: `commits are refused ${title}`, input: title, expected: code }, async () =>
      expect(await make()).toMatchObject({ ok: false, error: { code } }),
    );
  }

  it('when a tree names .git', async () => {
    const blob = work.git('hash-object', '-w', 'README.md');
    const input = Buffer.concat([Buffer.from('100644 .git\0'), Buffer.from(blob, 'hex')]);
    const options = { cwd: work.directory, input, encoding: 'utf8' } as const;
    const tree = execFileSync('git', ['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'], options).trim();
    const commit = work.git('commit-tree', tree, '-p', work.base, '-m', 'x');
    work.git('update-ref', '--no-deref', 'HEAD', commit);
    expect(await read()).toMatchObject({ ok: false, error: { code: 'BATON-E708' } });
  });

  it('when the artifact is not what was announced', async () => {
    const artifacts: ArtifactReader = { download: async () => 'digest' };
    const reader = createBundleReader({ artifacts, remote: { url: server.url, token: 't' }, path: '' });
    const ref = { artifactId: 7, file: 'changes.bundle', bytes: 1, sha256: `sha256:${'0'.repeat(64)}` };
    expect(await reader.read({ bundle: ref, base: work.base, head: work.base }, rules)).toMatchObject({
      ok: false,
      error: { code: 'BATON-E710' },
    });
  });
});

async function commitAnd(then: () => unknown, path = 'a.txt'): Promise<unknown> {
  work.write(path, 'a');
  work.commit('A');
  return then();
}

function nextBundle(): Uint8Array {
  const middle = work.git('rev-parse', 'HEAD');
  work.commit('Next');
  return bundle(`${middle}..HEAD`);
}

function readFromUnknown(): Promise<unknown> {
  const unknown = work.git('rev-parse', 'HEAD');
  work.write('b.txt', 'b');
  work.commit('B');
  return read({ base: unknown });
}

async function readMerge(): Promise<unknown> {
  work.write('a.txt', 'a');
  const side = work.commit('A');
  work.git('checkout', '--quiet', '--detach', work.base);
  work.write('b.txt', 'b');
  work.commit('B');
  work.git('merge', '--quiet', '--no-ff', '-m', 'Merge', side);
  return read();
}

async function readSubmodule(): Promise<unknown> {
  work.git('update-index', '--add', '--cacheinfo', `160000,${work.base},sub`);
  work.git('commit', '--quiet', '-m', 'Sub');
  return read();
}

async function readMany(): Promise<unknown> {
  const many = Array.from({ length: 101 }, () => 'commit HEAD\ncommitter x <x@x> 0 +0000\ndata 1\nx\n');
  const from = `from ${work.base}\n`;
  const input = many.map((text, index) => (index === 0 ? text + from : text)).join('\n');
  execFileSync('git', ['fast-import', '--quiet', '--force'], { cwd: work.directory, input });
  return read();
}

async function readLinkedFolder(): Promise<unknown> {
  work.link('.github', 'src');
  work.commit('Link');
  return read();
}

async function readLatin1(): Promise<unknown> {
  const { writeFileSync } = await import('node:fs');
  writeFileSync(Buffer.concat([Buffer.from(`${work.directory}/`), Buffer.from([0x61, 0xe4])]), 'x');
  work.commit('Latin');
  return read();
}
