import { createServer } from 'node:net';
import { describe, expect } from 'vitest';
import { startServer } from '../../src/app/http/start-server.ts';
import { listen } from '../../src/local/listen.ts';
import { requirement } from '../support/requirement.ts';

const settings = { host: '127.0.0.1', port: 0 };

describe('the server of the App', () => {
  requirement(
    {
      ids: ['P10-8'],
      title: 'answers what no handler serves, and survives a handler that fails',
      input: 'a request for nothing, one that fails before its answer, one that fails in it, and one that is served',
      expected: '404; 500 and a line of log without the query; a cut connection and a line; 200',
    },
    async () => {
      const lines: string[] = [];
      const take = (line: string): void => void lines.push(line);
      const { server, port } = await startServer({
        settings,
        log: { info: take, warning: take, error: take },
        handlers: [
          async ({ url = '' }, response) => {
            if (url.startsWith('/broken')) throw new Error('no disk');
            if (url === '/cut') {
              response.writeHead(200).write('begun');
              throw new Error('cut off');
            }
            return false;
          },
          async ({ url }, response) => {
            if (url === '/served') response.writeHead(200).end();
            return url === '/served';
          },
        ],
      });
      const ask = async (path: string): Promise<number | string> =>
        fetch(`http://127.0.0.1:${port}${path}`)
          .then(
            async (response) => response.text().then(() => response.status),
            () => 'cut',
          )
          .catch(() => 'cut');
      expect([await ask('/nothing'), await ask('/broken?token=secret'), await ask('/cut'), await ask('/served')]).toEqual([
        404,
        500,
        'cut',
        200,
      ]);
      expect(lines).toEqual(['GET /broken failed: no disk', 'GET /cut failed: cut off']);
      server.close();
    },
  );

  requirement(
    {
      ids: ['P10-8'],
      title: 'says in one sentence why it cannot listen',
      input: 'a port at which another program listens; a host that is no address of this machine',
      expected: 'BATON-E912 with the setting, its value and what to write',
    },
    async () => {
      const other = createServer();
      const port = await listen(other, 0);
      const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
      const start = (given: typeof settings): Promise<unknown> => startServer({ settings: given, handlers: [], log });
      await expect(start({ ...settings, port })).rejects.toThrow(
        `BATON-E912: PORT is "${port}", and another program listens there.`,
      );
      await expect(start({ host: '192.0.2.1', port: 0 })).rejects.toThrow('BATON-E912: HOST is "192.0.2.1", which is no address');
      other.close();
    },
  );
});
