import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createArrivals, createIntake } from '../../src/app/webhook/intake.ts';
import { createBodyReader } from '../../src/app/webhook/read-body.ts';
import type { ReceivedDelivery } from '../../src/app/work/queued-work.ts';
import { requirement } from '../support/requirement.ts';

const secret = 'a secret of the webhook';
const path = '/api/github/webhooks';
/** GitHub's largest event, with both meanings of 25 MB. */
const limit = 25 * 1024 * 1024;

describe('the intake of webhooks', () => {
  const received: ReceivedDelivery[] = [];
  const trouble: Error[] = [];
  const warnings: string[] = [];
  const keep = (text: string) => void warnings.push(text);
  const log = { info: keep, warning: keep, error: keep };
  const receive = async (delivery: ReceivedDelivery) => {
    const error = trouble.pop();
    if (error !== undefined) throw error;
    received.push(delivery);
  };
  const arrivals = createArrivals(() => Date.parse('2026-03-18T08:00:00.000Z'));
  const intake = createIntake({ path, secret, log, arrivals, receive, readBody: createBodyReader() });
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
      expected: '202; id, event, bytes and a time of arrival handed on once; no two times are the same',
    },
    async () => {
      const before = received.length;
      const body = '{"action":"labeled","name":"Müller"}';
      expect(await post(body)).toBe('202 Accepted.');
      expect(await post(body, { 'x-github-delivery': 'd-2' })).toBe('202 Accepted.');
      expect(received.slice(before)).toEqual([
        { id: 'd-1', name: 'issues', body, arrivedAt: '2026-03-18T08:00:00.000Z' },
        { id: 'd-2', name: 'issues', body, arrivedAt: '2026-03-18T08:00:00.001Z' },
      ]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5', 'T15'],
      title: 'a delivery that cannot be stored is not confirmed, so that GitHub lists it as failed',
      input: 'a queue that takes nothing more',
      expected: '503 with retry-after, and the reason in the log alone',
    },
    async () => {
      trouble.push(new Error('10,000 items wait'));
      const body = '{"action":"opened"}';
      const headers = { 'x-github-delivery': 'd-3', 'x-github-event': 'issues', 'x-hub-signature-256': sign(body) };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('60');
      expect(await response.text()).not.toContain('10,000');
      expect(warnings.at(-1)).toBe('A delivery was refused with 503: Delivery d-3 could not be stored: 10,000 items wait');
    },
  );

  requirement(
    {
      ids: ['DESIGN-6'],
      title: 'what causes no work for certain is confirmed and not stored',
      input: 'another event; another action of an event that counts; an event that counts, whose action does not come first',
      expected: '202 for each; the last is stored, because its action is not known',
    },
    async () => {
      const before = received.length;
      const answers = [
        await post('{"zen":"Design for failure."}', { 'x-github-event': 'ping' }),
        await post('{"action":"queued"}', { 'x-github-event': 'workflow_job' }),
        await post('{"action":"edited","issue":{}}'),
        await post('{"issue":{},"action":"edited"}'),
      ];
      expect(answers).toEqual([...Array(3).fill('202 Nothing is done for this event.'), '202 Accepted.']);
      expect(received.slice(before).map(({ body }) => body)).toEqual(['{"issue":{},"action":"edited"}']);
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
  const sha1 = (text: string): string => `sha1=${createHmac('sha1', secret).update(text).digest('hex')}`;
  const rows: readonly (readonly [string, string, () => Promise<string>])[] = [
    ['another secret', '401', () => post(body, { 'x-hub-signature-256': sign(body, 'guessed') })],
    ['the signature of another body', '401', () => post(`${body} `, { 'x-hub-signature-256': sign(body) })],
    ['one flipped bit', '401', () => post(body.replace('l', 'm'), { 'x-hub-signature-256': sign(body) })],
    ['the same JSON in other bytes', '401', () => post('{ "action": "labeled" }', { 'x-hub-signature-256': sign(body) })],
    ['no signature', '401', () => post(body, { 'x-hub-signature-256': '' })],
    ['a signature in SHA-1', '401', () => post(body, { 'x-hub-signature-256': `sha1=${'0'.repeat(40)}` })],
    ['the header for SHA-1 alone', '401', () => post(body, { 'x-hub-signature-256': '', 'x-hub-signature': sha1(body) })],
    ['no delivery id', '400', () => post(body, { 'x-github-delivery': '' })],
    ['a delivery id with a slash', '400', () => post(body, { 'x-github-delivery': '../1' })],
    ['no event', '400', () => post(body, { 'x-github-event': '' })],
    ['an event with capitals and spaces', '400', () => post(body, { 'x-github-event': 'Issues; labeled' })],
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
      ids: ['F-GH7'],
      title: 'takes events with a digit in their name',
      input: 'projects_v2_item, which an App may hear',
      expected: '202, and nothing is done',
    },
    async () => {
      expect(await post(body, { 'x-github-event': 'projects_v2_item' })).toBe('202 Nothing is done for this event.');
    },
  );

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

  const heads: readonly (readonly [string, string, readonly string[]])[] = [
    ['a chunked body without a length', '411 Length Required', ['transfer-encoding: chunked']],
    ['a length of 26 MB', '413 Payload Too Large', [`content-length: ${limit + 0x100000}`]],
    ['25 MB without a signature', '401 Unauthorized', [`content-length: ${limit}`]],
    ['25 MB of no event', '400 Bad Request', [`content-length: ${limit}`, `x-hub-signature-256: sha256=${'0'.repeat(64)}`]],
  ];
  for (const [title, status, lines] of heads) {
    requirement(
      {
        ids: ['I-33', 'T15'],
        title: `refuses ${title} before it reads the body`,
        input: 'the head of the request alone; its body never comes',
        expected: `${status}, and the connection is closed`,
      },
      async () => {
        const socket = connect(port, '127.0.0.1');
        socket.write([`POST ${path} HTTP/1.1`, 'host: x', ...lines, '', ''].join('\r\n'));
        const [answer] = (await once(socket, 'data')) as [Buffer];
        expect(answer.toString().split('\r\n', 1)[0]).toBe(`HTTP/1.1 ${status}`);
        expect(answer.toString().toLowerCase()).toContain('connection: close');
        socket.destroy();
      },
    );
  }

  requirement(
    {
      ids: ['I-33', 'T15'],
      title: 'says in the log what was refused, and nothing of what stood in it',
      input: 'the refusals above',
      expected: 'a line for each, with the status; none with a part of a body',
    },
    () => {
      expect(warnings.length).toBeGreaterThanOrEqual(15);
      expect(warnings.every((line) => /^A delivery was refused with (?:4\d\d|503): [^\n]+$/.test(line))).toBe(true);
      expect(warnings.join('\n')).not.toContain('labeled');
    },
  );
});
