import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../src/local/listen.ts';

/** What `npm start` needs of a clone. */
const files = ['package.json', 'package-lock.json', 'scripts', 'dist'];

/** The App of a fresh clone, which waits to be connected with GitHub. */
interface StartedClone {
  /** The address of the setup, as it stands in the log. */
  readonly address: string;
  readonly base: string;
  log(): string;
  /** Resolves when the App works. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Types `npm start` in a clone in which nothing was set or stored, and waits for the address of the setup. */
export async function startClone(folder: string, apiUrl: string): Promise<StartedClone> {
  const clone = join(folder, 'baton');
  mkdirSync(clone);
  for (const file of files) cpSync(file, join(clone, file), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(clone, 'node_modules'));
  const port = await findFreePort();
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    PORT: String(port),
    GITHUB_API_URL: apiUrl,
    GITHUB_SERVER_URL: new URL(apiUrl).origin,
  };
  // A group of its own, because npm starts the App through a shell.
  const child = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      const found = /http:\S+\/setup\?token=[\w-]+/.exec(line)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`npm start ended:\n${lines.join('\n')}`)));
  });
  const base = new URL(address).origin;
  return {
    address,
    base,
    log: () => lines.join('\n'),
    async ready() {
      while (!(await isReady(base))) await sleep(20);
    },
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Returns whether the App works. Between the setup and the App nothing listens. */
async function isReady(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/readyz`)).ok;
  } catch {
    return false;
  }
}
