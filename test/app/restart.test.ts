import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = mkdtempSync(join(tmpdir(), 'baton-app-'));
afterAll(() => rmSync(folder, { recursive: true }));
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

describe('an App that is started again', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5'],
      title: 'knows the order of a job that ends without an artifact',
      input: 'the App ends while the agent works, and is started again; the agent leaves nothing',
      expected: 'the task is recorded as failed, and the run ends',
    },
    async () => {
      const world = await create({
        agents: { stuck: { script: "await tell('stuck', '');" } },
        pipelines: { lost: { look: { agent: 'stuck' } } },
        files: { '.github/workflows/baton-agent.yml': agentCaller },
      });
      const app = await startApp(world, { database: join(folder, 'baton.sqlite') });
      const reached = Promise.withResolvers<undefined>();
      const finish = Promise.withResolvers<undefined>();
      world.switchboard.when('stuck', () => {
        reached.resolve(undefined);
        return finish.promise;
      });
      const issue = await world.open({});
      await world.label(issue, 'lost');
      await reached.promise;
      await app.restart();
      finish.resolve(undefined);
      await app.settle();
      const { records } = await world.records(issue);
      expect(records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
      await app.close();
    },
    60_000,
  );

  requirement(
    {
      ids: ['P10-2'],
      title: 'is stopped before, also while a sender does not go on',
      input: 'a delivery of which only the first byte comes; the App is told to stop',
      expected: 'the connection is cut, and the App stops by itself',
    },
    async () => {
      const world = await create({ agents: { one: { script: '' } }, pipelines: { fix: { look: { agent: 'one' } } } });
      const app = await startApp(world);
      const { port, pathname } = new URL(app.webhookUrl);
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      const head = ['host: localhost', 'x-github-event: issues', 'x-github-delivery: d-1', 'content-length: 9'];
      const signature = `x-hub-signature-256: sha256=${'0'.repeat(64)}`;
      socket.write([`POST ${pathname} HTTP/1.1`, ...head, signature, '', '{'].join('\r\n'));
      // The App has heard of the connection before this request.
      expect(await app.pending()).toBe(0);
      const cut = once(socket, 'close');
      await app.close();
      await cut;
    },
    20_000,
  );
});
