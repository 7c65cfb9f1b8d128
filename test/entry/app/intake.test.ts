import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createIntake, type Received } from '../../../src/entry/app/webhook/intake.ts';
import { requirement } from '../../support/requirement.ts';

const secret = 'a secret of the webhook';
const path = '/api/github/webhooks';
/** GitHub's largest event, with both meanings of 25 MB. */
const limit = 25 * 1024 * 1024;

describe('the intake of webhooks', () => {
  const received: Received[] = [];
  const warnings: string[] = [];
  const keep = (text: string) => void warnings.push(text);
  const log = { info: keep, warning: keep, error: keep };
  const intake = createIntake({ path, secret, log, receive: async (delivery) => void received.push(delivery) });
  const server = createServer((request, response) => {
    void intake(request, response).then((taken) => taken || response.writeHead(404).end());
  });
  let port = 0;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const sign = (body: Uint8Array | string, by = secret): string =>
    `sha256=${createHmac('sha256', by).update(body).digest('hex')}`;
  const post = async (body: Uint8Array<ArrayBuffer> | string, headers: Readonly<Record<string, string>> = {}, to = path) => {
    const all = { 'x-github-delivery': 'd-1', 'x-github-event': 'issues', 'x-hub-signature-256': sign(body), ...headers };
    const response = await fetch(`http://127.0.0.1:${port}${to}`, { method: 'POST', headers: all, body });
    return `${response.status} ${(await response.text()).trim()}`;
  };

  requirement(
    {
      ids: ['I-33', 'T15'],
      title: 'what is signed is taken, and answered with 202',
      input: 'a body with letters of two bytes, signed with the secret',
      expected: '202; id, event and body handed on once',
    },
    async () => {
      const before = received.length;
      expect(await post('{"action":"labeled","name":"Müller"}')).toBe('202 Accepted.');
      const id = `sha256:${createHash('sha256').update('{"action":"labeled","name":"Müller"}').digest('hex')}`;
      expect(received.slice(before)).toEqual([{ id, name: 'issues', payload: { action: 'labeled', name: 'Müller' } }]);
    },
  );

  requirement(
    {
      ids: ['F-S13', 'T15'],
      title: 'knows a delivery by its bytes, whatever id it comes with',
      input: 'the same body with two ids; another body; the same body of repository_dispatch with two ids',
      expected: 'one identity for the first two, another for the third; those of repository_dispatch are their ids',
    },
    async () => {
      const before = received.length;
      await post('{"n":1}', { 'x-github-delivery': 'a' });
      await post('{"n":1}', { 'x-github-delivery': 'b' });
      await post('{"n":2}', { 'x-github-delivery': 'b' });
      for (const id of ['c', 'd']) await post('{"n":1}', { 'x-github-delivery': id, 'x-github-event': 'repository_dispatch' });
      const [first, second, third, ...dispatched] = received.slice(before).map(({ id }) => id);
      expect(second).toBe(first);
      expect(third).not.toBe(first);
      expect(dispatched).toEqual(['c', 'd']);
    },
  );

  requirement(
    {
      ids: ['F-G8', 'I-33'],
      title: 'the largest event that GitHub sends is taken',
      input: 'a signed body of exactly 25 MB',
      expected: '202, handed on once',
    },
    async () => {
      const before = received.length;
      expect(await post(`{"a":"${'x'.repeat(limit - 8)}"}`)).toBe('202 Accepted.');
      expect(received.length).toBe(before + 1);
    },
  );

  const body = '{"action":"labeled"}';
  const rows: readonly (readonly [string, string, () => Promise<string>])[] = [
    ['another secret', '400', () => post(body, { 'x-hub-signature-256': sign(body, 'guessed') })],
    ['the signature of another body', '400', () => post(`${body} `, { 'x-hub-signature-256': sign(body) })],
    ['the same JSON in other bytes', '400', () => post('{ "action": "labeled" }', { 'x-hub-signature-256': sign(body) })],
    ['no signature', '400', () => post(body, { 'x-hub-signature-256': '' })],
    ['a signature in SHA-1', '400', () => post(body, { 'x-hub-signature-256': `sha1=${'0'.repeat(40)}` })],
    ['no delivery id', '400', () => post(body, { 'x-github-delivery': '' })],
    ['a delivery id with a slash', '400', () => post(body, { 'x-github-delivery': '../1' })],
    ['no event', '400', () => post(body, { 'x-github-event': '' })],
    ['signed, and no JSON', '400', () => post('payload=%7B%7D')],
    ['signed, and a list', '400', () => post('[]')],
    ['signed, and not UTF-8', '400', () => post(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))],
    ['more than 25 MB', '413', () => post(`{"a":"${'x'.repeat(limit)}"}`)],
    ['another path', '404', () => post(body, {}, '/elsewhere')],
  ];
  for (const [title, status, act] of rows) {
    requirement(
      { ids: ['I-33', 'T15'], title: `refuses ${title}`, input: title, expected: `${status}; nothing is handed on` },
      async () => {
        const before = received.length;
        expect((await act()).slice(0, 3)).toBe(status);
        expect(received.length).toBe(before);
      },
    );
  }

  requirement(
    {
      ids: ['I-33'],
      title: 'refuses everything but POST',
      input: 'GET, PUT, DELETE, with a right signature',
      expected: '405, with the method that is allowed; nothing is handed on',
    },
    async () => {
      const before = received.length;
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { 'x-hub-signature-256': sign('') } });
        expect(`${method} ${response.status} ${response.headers.get('allow')}`).toBe(`${method} 405 POST`);
      }
      expect(received.length).toBe(before);
    },
  );

  requirement(
    {
      ids: ['I-33'],
      title: 'stops reading a body that says too little of its length',
      input: 'a chunked body that never ends',
      expected: '413 as soon as 25 MB are there, although more would come',
    },
    async () => {
      const socket = connect(port, '127.0.0.1');
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`;
      const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
      socket.write(head);
      for (let sent = 0; sent <= 26; sent++) socket.write(chunk);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString().split('\r\n', 1)[0]).toBe('HTTP/1.1 413 Payload Too Large');
      socket.destroy();
    },
  );

  requirement(
    {
      ids: ['I-33', 'T15'],
      title: 'says in the log what was refused, and nothing of what stood in it',
      input: 'the refusals above',
      expected: 'a line for each, with the status; none with a part of a body',
    },
    () => {
      expect(warnings.length).toBeGreaterThanOrEqual(15);
      expect(warnings.every((line) => /^A delivery was refused with 4\d\d: /.test(line))).toBe(true);
      expect(warnings.join('\n')).not.toContain('labeled');
    },
  );
});
