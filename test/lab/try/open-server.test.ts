import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { smallRepository, useRepositories } from './user-repository.ts';

const makeRepository = useRepositories();
const temporary = mkdtempSync(join(tmpdir(), 'baton-open-'));
const small = smallRepository();
const keys = 'signing: { keys: ["<your public key>"] }\n';
const user = makeRepository({ ...small, '.github/baton.yml': `${small['.github/baton.yml']}${keys}` });
user.write({ 'draft.txt': 'not committed yet\n' });
const repository = `local/${basename(user.folder)}`;

/** Returns the ports of 127.0.0.1 at which a process listens, as any account of the machine can find them out. */
function findPorts(pid: number): readonly number[] {
  const files = readdirSync(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      return '';
    }
  });
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  return rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/);
    return state === '0A' && files.includes(`socket:[${inode}]`) ? [Number.parseInt(local.split(':')[1] ?? '', 16)] : [];
  });
}

describe('the servers of `baton dev`', () => {
  let child: ChildProcess;
  let port = 0;
  beforeAll(async () => {
    child = spawn(process.execPath, [resolve('src/cli/main.ts'), 'dev', '--yes'], {
      cwd: user.folder,
      env: { PATH: process.env.PATH, TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (child.stdout === null) throw new Error('The program has no stdout.');
    let page = '';
    for await (const line of createInterface({ input: child.stdout })) {
      page = /http:\S+/.exec(line)?.[0] ?? '';
      if (page !== '') break;
    }
    port = findPorts(child.pid ?? 0).find((each) => each !== Number(new URL(page).port)) ?? 0;
  }, 120_000);
  afterAll(() => {
    child.kill('SIGKILL');
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  });

  const send = (path: string, headers: Readonly<Record<string, string>>, method = 'GET'): Promise<number> =>
    new Promise((answer, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers }, (response) => answer(response.resume().statusCode ?? 0))
        .on('error', reject)
        .end();
    });
  const paths = [
    `/${repository}/info/refs?service=git-upload-pack`,
    `/api/v3/repos/${repository}`,
    `/api/v3/repos/${repository}/actions/secrets`,
    `/api/v3/repos/${repository}/actions/artifacts`,
    '/api/v3/rate_limit',
  ];

  requirement(
    {
      ids: ['F-SE11', 'T56'],
      title: 'the local GitHub beside `baton dev` gives nothing to a program without a token',
      input: '`git clone` of the played repository, a file of which is not committed, and reads over REST, without a token',
      expected: 'git is asked for a name; 401 for every read',
    },
    async () => {
      const clone = (): unknown =>
        execFileSync('git', ['clone', '--quiet', `http://127.0.0.1:${port}/${repository}`, join(temporary, 'clone')], {
          env: { PATH: process.env.PATH, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
          stdio: 'pipe',
        });
      expect(port).toBeGreaterThan(0);
      expect(clone).toThrow(/could not read Username/);
      for (const path of paths) expect(await send(path, {}), path).toBe(401);
    },
  );

  requirement(
    {
      ids: ['F-SE11', 'T56'],
      title: 'the local GitHub answers under its own names alone, and no page of another site',
      input: 'Host evil.test, localhost and another port; Origin of another site and of another port; its own names',
      expected: '403 for the others, for reads and for writes',
    },
    async () => {
      const own = [`127.0.0.1:${port}`, `github.localhost:${port}`];
      const tried = [...paths, '/results/artifacts/x', '/twirp/github.actions.results.api.v1.ArtifactService/ListArtifacts'];
      for (const path of tried)
        for (const method of ['GET', 'POST']) {
          for (const host of ['evil.test', `evil.test:${port}`, `localhost:${port}`, `127.0.0.1:${port + 1}`])
            expect(await send(path, { host }, method), `${method} ${host}${path}`).toBe(403);
          for (const origin of ['https://evil.test', 'null', `http://127.0.0.1:${port + 1}`])
            expect(await send(path, { origin }, method), `${method} ${path} of ${origin}`).toBe(403);
        }
      for (const host of own) expect(await send('/api/v3/rate_limit', { host, origin: `http://${host}` })).toBe(401);
    },
  );

  requirement(
    {
      ids: ['F-SE11', 'T56'],
      title: 'other accounts of the machine can enter no folder of `baton dev`',
      input: 'the folders in TMPDIR while it runs',
      expected: 'mode 0700',
    },
    () => {
      const folders = readdirSync(temporary).filter((name) => /^(?:baton|local)-/.test(name));
      expect(folders.map((name) => name.replace(/-\w{6}$/, '')).toSorted()).toEqual(['baton-try', 'local-github']);
      for (const name of folders) expect((statSync(join(temporary, name)).mode & 0o777).toString(8), name).toBe('700');
    },
  );
});
