import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PutOff, type Queue } from '../../src/ports/queue.ts';
import { requirement } from '../support/requirement.ts';
import { addAll, item, type QueueSetup } from './open-queue.ts';

const processScript = fileURLToPath(new URL('../support/queue-process.ts', import.meta.url));

/** A place where a queue survives its process. */
export interface QueuePlace {
  /** Opens the queue of the place, as the next process would. */
  open(setup: QueueSetup): Promise<Queue>;
  /** The arguments with which `test/support/queue-process.ts` opens it in a process of its own. */
  readonly forProcess: readonly string[];
}

/** Describes the tests that every adapter passes whose items survive the process. The factory creates an empty place. */
export function describeDurableQueue(create: () => Promise<QueuePlace>, { timeout = 15_000 } = {}): void {
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  const setup = { log, attempts: 3, concurrency: 4 };

  it('hands out after the next start what waited when it was closed and what running work added then, in order', {
    timeout,
  }, async () => {
    const place = await create();
    const before = await place.open(setup);
    const seen: string[] = [];
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    before.process(async ({ id }) => {
      started.resolve();
      await finish.promise;
      await before.add({ ...item('4'), followUp: true });
      seen.push(id);
    });
    await addAll(before, [item('1'), { ...item('2'), payload: { text: 'kept' } }, item('3')]);
    await started.promise;
    const closed = before.close();
    finish.resolve();
    await closed;
    expect(seen).toEqual(['1']);
    const after = await place.open(setup);
    expect(await after.size()).toBe(3);
    after.process(async ({ id, payload }) => void seen.push(`${id} ${JSON.stringify(payload)}`));
    await after.idle();
    expect(seen).toEqual(['1', '2 {"text":"kept"}', '3 {}', '4 {}']);
    expect(await after.add(item('1'))).toBe(false);
    await after.close();
  });

  requirement(
    {
      ids: ['P10-4'],
      title: 'an item that was put off keeps its time and its place over a restart',
      input: 'item 1 is put off for 1.5 s; then the next process opens the queue, which holds an item 2 of its key',
      expected: '1 again, not before its time, then 2; no attempt was used up',
    },
    async () => {
      const place = await create();
      const before = await place.open({ ...setup, attempts: 1 });
      const until = Date.now() + 1_500;
      const seen: string[] = [];
      const tried = Promise.withResolvers<void>();
      before.process(async ({ id }) => {
        seen.push(id);
        tried.resolve();
        throw new PutOff('not yet', { until: new Date(until).toISOString() });
      });
      await addAll(before, [item('1'), item('2')]);
      await tried.promise;
      await before.close();
      const after = await place.open({ ...setup, attempts: 1 });
      expect(await after.size()).toBe(2);
      after.process(async ({ id }) => void seen.push(Date.now() < until ? `${id} early` : id));
      await after.idle();
      expect(seen).toEqual(['1', '1', '2']);
      await after.close();
    },
    timeout,
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'an item whose process is killed is handed out again, before the next one of its key, and has used up no attempt',
      input: 'one attempt; SIGKILL while item 1 of three is handled; the next process opens the queue',
      expected: '1, 2, 3 within 15 seconds; none of them is accepted a second time; nothing is reported',
    },
    async () => {
      const place = await create();
      await killWhileItWorks(place.forProcess);
      const killed = Date.now();
      const { log: reported, lines } = keepLines();
      const queue = await place.open({ ...setup, attempts: 1, log: reported });
      const seen: string[] = [];
      queue.process(async ({ id }) => void seen.push(id));
      await queue.idle();
      expect(seen).toEqual(['1', '2', '3']);
      expect(lines).toEqual([]);
      expect(Date.now() - killed).toBeLessThan(15_000);
      expect(await queue.add(item('1'))).toBe(false);
      await queue.close();
    },
    timeout * 2,
  );

  requirement(
    {
      ids: ['P10-4'],
      title: 'an item that too many processes died over is given up, and its failures are counted apart',
      input: 'two attempts and one death; item 1 fails once, then its process is killed; the next process opens the queue',
      expected: 'item 1 is not handed out any more and reported; 2 and 3 are handled; item 1 is accepted again',
    },
    async () => {
      const place = await create();
      await killWhileItWorks(place.forProcess, 'fail-first');
      const { log: reported, lines } = keepLines();
      const queue = await place.open({ ...setup, attempts: 2, deaths: 1, log: reported });
      const seen: string[] = [];
      queue.process(async ({ id }) => void seen.push(id));
      await queue.idle();
      expect(seen).toEqual(['2', '3']);
      expect(lines).toEqual(['Gave up on 1 of repository/1: 1 process ended while they handled it. It may be what ends them.']);
      expect(await queue.add(item('1'))).toBe(true);
      await queue.close();
    },
    timeout * 2,
  );

  requirement(
    {
      ids: ['P10-4'],
      title: 'a failure counts over the end of the process, whether that dies or stops',
      input: 'two attempts; item 1 fails once, then its process is killed; it fails in the next process',
      expected: 'item 1 is handed out once more and given up after 2 attempts',
    },
    async () => {
      const place = await create();
      await killWhileItWorks(place.forProcess, 'fail-first');
      const { log: reported, lines } = keepLines();
      const queue = await place.open({ ...setup, attempts: 2, log: reported });
      const seen: string[] = [];
      queue.process(async ({ id }) => {
        seen.push(id);
        if (id === '1') throw new Error('busy');
      });
      await queue.idle();
      expect(seen).toEqual(['1', '2', '3']);
      expect(lines).toEqual(['Gave up on 1 of repository/1 after 2 attempts: busy']);
      await queue.close();
    },
    timeout * 2,
  );
}

function keepLines() {
  const lines: string[] = [];
  const take = (line: string): void => void lines.push(line);
  return { lines, log: { info: take, warning: take, error: take } };
}

/** Starts a process that adds items 1 to 3 of one key and handles the first without an end, and kills it then. It may fail once before. */
async function killWhileItWorks(place: readonly string[], before?: 'fail-first'): Promise<void> {
  const child = spawn(process.execPath, [processScript, ...(before === undefined ? [] : [before]), ...place], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  for await (const line of createInterface({ input: child.stdout })) if (line === 'working') child.kill('SIGKILL');
  await ended;
  if (child.signalCode !== 'SIGKILL') throw new Error(`The process ended by itself: ${errors}`);
}
