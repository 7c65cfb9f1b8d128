import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

requirement(
  {
    ids: ['P10-8'],
    title: 'an App that is told to stop ends in time, also when something does not',
    input: 'SIGTERM while a delivery whose bytes do not come is under way, with BATON_STOP_SECONDS=1',
    expected: 'it says what it leaves, and ends',
  },
  async () => {
    const world = await create({ agents: { one: { script: '' } }, pipelines: { fix: { look: { agent: 'one' } } } });
    const app = await startApp(world, { process: true, environment: { BATON_STOP_SECONDS: '1', LOG_FORMAT: 'text' } });
    const { port, pathname } = new URL(app.webhookUrl);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = [
      'x-github-event: issues',
      'x-github-delivery: d-1',
      `x-hub-signature-256: sha256=${'0'.repeat(64)}`,
      'content-length: 9',
    ];
    socket.write([`POST ${pathname} HTTP/1.1`, 'host: localhost', ...head, '', '{'].join('\r\n'));
    await once(socket, 'ready').catch(() => undefined);
    expect(await app.pending()).toBe(0);
    await app.close();
    expect(app.log()).toContain('The App was not done within 1 s. The next start does what is left.');
    socket.destroy();
  },
  60_000,
);
