import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from 'vitest';
import { runDev } from '../../../src/lab/dev/run-dev.ts';
import { requirement } from '../../support/requirement.ts';
import { smallRepository, useRepositories } from './user-repository.ts';

const makeRepository = useRepositories();

requirement(
  {
    ids: ['P10-9', 'P10-8'],
    title: '`baton dev` says in one sentence that its port is taken, and ends',
    input: 'the port of another program',
    expected: 'the option, its value and what to write; no address is told',
  },
  async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    const told: string[] = [];
    const progress = { say: () => undefined, onJob: () => undefined, stop: () => undefined };
    const surroundings = {
      directory: makeRepository(smallRepository()).folder,
      signal: new AbortController().signal,
      openProgress: () => progress,
      onReady: (address: string) => void told.push(address),
    };
    const running = runDev({ port, yes: true, say: [], handoff: [], agent: [] }, surroundings);
    await expect(running).rejects.toThrow(
      `--port is ${port}, and another program listens there. Write another number, or leave --port out.`,
    );
    expect(told).toEqual([]);
    busy.close();
  },
  60_000,
);
