import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect } from 'vitest';
import { smallRepository, useRepositories } from '../lab/try/user-repository.ts';
import { requirement } from '../support/requirement.ts';

const makeRepository = useRepositories();
const temporary = mkdtempSync(join(tmpdir(), 'baton-interrupt-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Returns the ids of the processes with this word among their arguments. */
function findProcesses(word: string): readonly string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').includes(word);
    } catch {
      return false;
    }
  });
}

/** Returns the ids of the processes that work in a folder or below it. */
function findProcessesIn(folder: string): readonly string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  });
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !isTrue(); tries += 1) await sleep(100);
}

/** Starts a try whose agent sleeps, sends it the signal, and waits until nothing of it runs. */
async function interrupt(signal: 'SIGINT' | 'SIGHUP', seconds: string): Promise<void> {
  const user = makeRepository(smallRepository({ command: `[sleep, "${seconds}"]` }));
  const before = user.fingerprint();
  const child = spawn(process.execPath, [resolve('src/cli/main.ts'), 'try', '--label', 'go', '--yes'], {
    cwd: user.folder,
    env: { PATH: process.env.PATH, TMPDIR: temporary },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolveEnd) => child.once('close', resolveEnd));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await waitUntil(() => findProcesses(seconds).length > 0);
  expect(findProcesses(seconds), said).not.toEqual([]);
  // A terminal that is closed takes its end of the pipe along.
  if (signal === 'SIGHUP') child.stderr.destroy();
  child.kill(signal);
  expect(await ended, said).toBe(130);
  await waitUntil(() => findProcesses(seconds).length === 0);
  expect(findProcesses(seconds)).toEqual([]);
  if (signal === 'SIGINT') expect(said).toContain('Stopping.');
  expect(user.fingerprint()).toEqual(before);
}

describe('baton try and Ctrl-C', () => {
  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'Ctrl-C ends `baton try` and leaves nothing behind; closing the terminal does, too',
      input: 'SIGINT, and SIGHUP with nobody who reads stderr, while an agent sleeps',
      expected: 'exit 130; no process of the agent, no temporary folder; the repository as before',
    },
    async () => {
      await Promise.all([interrupt('SIGINT', `31415${process.pid}`), interrupt('SIGHUP', `27182${process.pid}`)]);
      expect(readdirSync(temporary)).toEqual([]);
    },
    60_000,
  );
});

requirement(
  {
    ids: ['DESIGN-4.8'],
    title: 'Ctrl-C ends `baton demo` and leaves nothing behind',
    input: 'SIGINT while an agent of the demo works',
    expected: 'exit 130; no temporary folder, and no process in one',
  },
  async () => {
    const child = spawn(process.execPath, [resolve('src/cli/main.ts'), 'demo'], {
      env: { PATH: process.env.PATH, TMPDIR: temporary },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise((resolveEnd) => child.once('close', resolveEnd));
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await waitUntil(() => said.includes('is working'));
    child.kill('SIGINT');
    expect(await ended, said).toBe(130);
    expect(said).toContain('Stopping.');
    await waitUntil(() => findProcessesIn(temporary).length === 0);
    expect(findProcessesIn(temporary)).toEqual([]);
    expect(readdirSync(temporary)).toEqual([]);
  },
  60_000,
);
