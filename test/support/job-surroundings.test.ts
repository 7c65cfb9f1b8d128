import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callWithVariables, performJob } from './job-surroundings.ts';

/** Starts a job that waits until `end` is called. */
function start(name: string, act: () => void) {
  const lines: string[] = [];
  const ended = Promise.withResolvers<void>();
  const job = { environment: { NAME: name }, write: (text: string) => void lines.push(text) };
  const done = performJob(job, () =>
    callWithVariables(async () => {
      await ended.promise;
      act();
      return process.env.NAME;
    }),
  );
  return { lines, end: () => ended.resolve(), done };
}

function print(): void {
  process.stdout.write('to stdout\n');
  process.stderr.write(Buffer.from('to stderr\n'));
  // biome-ignore lint/suspicious/noConsole: stands for a library that warns.
  console.warn('to the %s', 'console');
}

describe('a job in this process', () => {
  beforeAll(() => void vi.stubEnv('NAME', 'own'));
  afterAll(() => void vi.unstubAllEnvs());

  it('has stdout, stderr and the console of its process in its log', async () => {
    const job = start('a', print);
    job.end();
    await job.done;
    expect(job.lines).toEqual(['to stdout\n', 'to stderr\n', 'to the console\n']);
  });

  it('calls with its own variables, beside another job and the test', async () => {
    const [first, second] = [start('first', print), start('second', print)];
    expect(process.env.NAME).toBe('own');
    first.end();
    expect(await first.done).toBe('first');
    expect([first.lines.length, second.lines.length]).toEqual([3, 0]);
    second.end();
    expect(await second.done).toBe('second');
    expect(second.lines).toHaveLength(3);
  });

  it('leaves the process as it was', async () => {
    const list = () => [process.env, process.stdout.write, process.stderr.write, globalThis.console];
    const before = list();
    const jobs = [start('a', () => undefined), start('b', () => expect.fail('The job fails.'))];
    expect(list().map((one, at) => one === before[at])).toEqual([false, false, false, false]);
    for (const { end } of jobs) end();
    await Promise.allSettled(jobs.map(({ done }) => done));
    expect(list().map((one, at) => one === before[at])).toEqual([true, true, true, true]);
  });
});
