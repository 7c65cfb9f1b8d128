import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect } from 'vitest';
import { copiedFiles, readDockerfile } from '../support/dockerfile.ts';
import { requirement } from '../support/requirement.ts';

const folder = mkdtempSync(join(tmpdir(), 'baton-container-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isRoot = process.getuid?.() === 0;
const user = 1000;

/**
 * Returns the command of the image, in a folder that holds only what the image does. As root it is a read-only mount and the
 * image's user; otherwise the folder is made read-only, and the user stays.
 */
function buildCommand(image: string): readonly string[] {
  const [, ...command] = JSON.parse(readDockerfile().find(({ word }) => word === 'CMD')?.rest ?? '[]') as string[];
  const run = [process.execPath, ...command];
  if (!isRoot) return run;
  const mount = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && cd "$0" && exec "$@"';
  return [
    'unshare',
    '--mount',
    'sh',
    '-c',
    mount,
    image,
    'setpriv',
    `--reuid=${user}`,
    `--regid=${user}`,
    '--clear-groups',
    ...run,
  ];
}

requirement(
  {
    ids: ['P10-8'],
    title: 'the App starts from what the image holds, as another user, on a read-only folder, and stops when it is told to',
    input: 'the files that the Dockerfile copies and its command; the database elsewhere; SIGTERM',
    expected: '/healthz answers; the log has the address of the setup; exit 0; nothing was written beside the database',
  },
  async () => {
    const [image, data] = ['baton', 'data'].map((name) => join(folder, name)) as [string, string];
    mkdirSync(image);
    mkdirSync(data);
    for (const name of copiedFiles()) cpSync(name, join(image, name), { recursive: true });
    if (isRoot) {
      chownSync(data, user, user);
      chmodSync(folder, 0o755);
    } else chmodSync(image, 0o555);
    const [program = '', ...args] = buildCommand(image);
    const env = {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      BATON_DATABASE: join(data, 'baton.sqlite'),
      LOG_FORMAT: 'json' as const,
    };
    const child = spawn(program, args, { cwd: image, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'exit');
    const lines: string[] = [];
    const address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stderr }).on('line', (line) => {
        lines.push(line);
        const found = /http:\S+\/setup\?token=[\w-]+/.exec(line)?.[0];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(`The App ended:\n${lines.join('\n')}`)));
    });
    expect((await fetch(new URL('/healthz', address))).status).toBe(200);
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(303);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) });
    expect(readdirSync(image).toSorted()).toEqual([...copiedFiles()].toSorted());
    expect(readdirSync(data).filter((name) => !name.startsWith('baton.sqlite'))).toEqual([]);
  },
  60_000,
);
