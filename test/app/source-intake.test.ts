import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { readHookSettings } from '../../src/app/settings/hook-settings.ts';
import { createArrivals } from '../../src/app/webhook/intake.ts';
import { createBodyReader } from '../../src/app/webhook/read-body.ts';
import { createSourceIntake } from '../../src/app/webhook/source-intake.ts';
import type { SourceDelivery } from '../../src/app/work/hook-work.ts';
import { requirement } from '../support/requirement.ts';

const secret = 'lin_wh_a-secret-of-the-test';
const older = 'lin_wh_an-older-secret-of-it';
const standard = `whsec_${Buffer.from('a key of thirty-two bytes, or so').toString('base64')}`;
const now = Date.parse('2026-03-18T08:00:00.000Z');
const only = 'octo-org/ledger';
const { sources } = readHookSettings({
  BATON_SOURCE_LINEAR_SECRET: `${secret} ${older}`,
  BATON_SOURCE_LINEAR_REPOSITORIES: only,
  BATON_SOURCE_ALERTS_SECRET: secret,
  BATON_SOURCE_ALERTS_SIGNATURE: 'header=x-alert-signature prefix=sha512= algorithm=sha512 encoding=base64',
  BATON_SOURCE_ALERTS_REPOSITORIES: 'octo-org/*',
  BATON_SOURCE_CHAT_SECRET: secret,
  BATON_SOURCE_CHAT_SIGNATURE: 'header=x-chat-signature prefix=v0= signed=v0:{timestamp}:{body} timestamp=x-chat-time',
  BATON_SOURCE_CHAT_REPOSITORIES: only,
  BATON_SOURCE_STANDARD_WEBHOOKS_SECRET: standard,
  BATON_SOURCE_STANDARD_WEBHOOKS_REPOSITORIES: only,
});
const body = '{"action":"create","data":{"title":"Müller"}}';
const hmac = (text: string | Uint8Array, { by = secret, algorithm = 'sha256', as = 'hex' as 'hex' | 'base64' } = {}): string =>
  createHmac(algorithm, by).update(text).digest(as);

describe('the intake of sources', () => {
  const received: SourceDelivery[] = [];
  const warnings: string[] = [];
  const outcomes: string[] = [];
  const trouble: Error[] = [];
  const keep = (text: string) => void warnings.push(text);
  const intake = createSourceIntake({
    readBody: createBodyReader(),
    sources,
    now: () => now,
    log: { info: keep, warning: keep, error: keep },
    arrivals: createArrivals(() => now),
    answered: ({ event, outcome }) => void outcomes.push(`${event} ${outcome}`),
    async receive(delivery) {
      const error = trouble.pop();
      if (error !== undefined) throw error;
      received.push(delivery);
    },
  });
  const server = createServer((request, response) => {
    void intake(request, response).then((taken) => taken || response.writeHead(404).end('Not ours.'));
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
  beforeEach(() => {
    received.length = 0;
    outcomes.length = 0;
  });

  type Headers = Readonly<Record<string, string>>;
  const post = async (to: string, headers: Headers, sent: string | Uint8Array<ArrayBuffer> = body): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}${to}`, { method: 'POST', headers, body: sent });
    return `${response.status} ${(await response.text()).trim()}`;
  };
  const linear = `/api/sources/linear/${only}`;
  const signed = (signature = hmac(body)): Headers => ({ 'linear-signature': signature, 'linear-delivery': 'd-1' });

  requirement(
    {
      ids: ['P10-10', 'T15'],
      title: 'what a source signed is taken by the rule of its settings',
      input:
        'Linear with each of two secrets; a sender of its own with base64 and SHA-512; one that signs a time; Standard Webhooks',
      expected: '202 each; source, repository, bytes and headers handed on, without the signature and without secrets',
    },
    async () => {
      const time = String(now / 1000);
      const id = 'msg_1';
      const at = { 'webhook-id': id, 'webhook-timestamp': time };
      const wrong = hmac(`${id}.${time}.${body}`, { by: standard.slice(6), as: 'base64' });
      const right = createHmac('sha256', Buffer.from(standard.slice(6), 'base64'))
        .update(`${id}.${time}.${body}`)
        .digest('base64');
      expect(right).not.toBe(wrong);
      // The library of Standard Webhooks signs alike.
      expect(new Webhook(standard).sign(id, new Date(now), body)).toBe(`v1,${right}`);
      const answers = [
        await post(linear, { ...signed(), authorization: 'Bearer abc', 'linear-event': 'Issue' }),
        await post(linear, signed(hmac(body, { by: older }))),
        await post('/api/sources/alerts/Octo-Org/Other', {
          'x-alert-signature': `sha512=${hmac(body, { algorithm: 'sha512', as: 'base64' })}`,
        }),
        await post(`/api/sources/chat/${only}?a=b`, {
          'x-chat-time': time,
          'x-chat-signature': `v0=${hmac(`v0:${time}:${body}`)}`,
        }),
        await post(`/api/sources/standard-webhooks/${only}`, { ...at, 'webhook-signature': `v1a,other v1,${wrong} v1,${right}` }),
      ];
      expect(answers).toEqual(Array(5).fill('202 Accepted.'));
      expect(outcomes).toEqual(Array(5).fill('source accepted'));
      expect(received[0]).toMatchObject({ source: 'linear', owner: 'octo-org', name: 'ledger', body });
      expect(received[0]?.headers).toMatchObject({ 'linear-event': 'Issue' });
      expect(Object.keys(received[0]?.headers ?? {})).not.toContain('linear-signature');
      expect(Object.keys(received[0]?.headers ?? {})).not.toContain('authorization');
      expect(received.map(({ id }) => id.split(' ').slice(0, 3).join(' '))).toEqual([
        'source linear octo-org/ledger',
        'source linear octo-org/ledger',
        'source alerts octo-org/other',
        'source chat octo-org/ledger',
        'source standard-webhooks octo-org/ledger',
      ]);
      expect(received[0]?.identity).toBe(received[1]?.identity);
      expect(received[4]?.identity).toBe('msg_1');
    },
  );

  const flipped = Buffer.from(body);
  flipped[5] = (flipped[5] ?? 0) ^ 1;
  const rows: readonly (readonly [
    what: string,
    to: string,
    headers: Headers,
    answer: RegExp,
    sent?: string | Uint8Array<ArrayBuffer>,
  ])[] = [
    ['no signature', linear, { 'linear-delivery': 'd' }, /^401 .*linear-signature.* is missing/],
    [
      'with another secret',
      linear,
      signed(hmac(body, { by: 'another secret of it' })),
      /^401 .*is not the signature of these bytes/,
    ],
    ['sha1 where sha256 is set', linear, signed(hmac(body, { algorithm: 'sha1' })), /^401 .*is not the signature/],
    ['base64 where hex is set', linear, signed(hmac(body, { as: 'base64' })), /^401 .*is not the signature/],
    ['a prefix that is not set', linear, signed(`sha256=${hmac(body)}`), /^401 .*is not the signature/],
    ['of a body with one bit flipped', linear, signed(), /^401 .*is not the signature/, flipped],
    ['of a longer body', linear, signed(), /^401 .*is not the signature/, `${body} `],
    [
      'an unset prefix',
      '/api/sources/alerts/octo-org/a',
      { 'x-alert-signature': hmac(body, { algorithm: 'sha512', as: 'base64' }) },
      /^401/,
    ],
    ['no id', linear, { 'linear-signature': hmac(body) }, /^400 .*linear-delivery has to name/],
    ['no object', linear, signed(hmac('[1]')), /^400 The body is no JSON object/, '[1]'],
    ['another repository', '/api/sources/linear/octo-org/other', signed(), /^404 There is no such source/],
    [
      'another repository, by somebody who asks which there are',
      '/api/sources/linear/octo-org/other',
      signed(hmac(body, { by: 'another secret of it' })),
      /^401 .*is not the signature of these bytes/,
    ],
    ['a source without settings', `/api/sources/sentry/${only}`, signed(), /^404 There is no such source/],
    ['a path that climbs', '/api/sources/linear/octo-org/ledger/..%2f', signed(), /^404 There is no such source/],
    ['a time too old', `/api/sources/chat/${only}`, chatAt(now / 1000 - 301), /^401 .*x-chat-time is not within 300 seconds/],
    ['a time too far ahead', `/api/sources/chat/${only}`, chatAt(now / 1000 + 301), /^401 .*x-chat-time is not within/],
    ['1 MB and a byte', linear, signed(), /^413 .*at most 1048576 bytes, not 1048577/, 'x'.repeat(1_048_577)],
  ];
  function chatAt(seconds: number): Headers {
    const time = String(seconds);
    return { 'x-chat-time': time, 'x-chat-signature': `v0=${hmac(`v0:${time}:${body}`)}` };
  }

  requirement(
    {
      ids: ['P10-10', 'T15'],
      title: 'everything else is refused in one sentence, and nothing of it is stored',
      input: 'signatures that are missing, wrong, of another algorithm or of other bytes; times, lengths, paths',
      expected: '400, 401, 404 or 413; nothing handed on; the log says each without the body',
    },
    async () => {
      for (const [what, to, headers, answer, sent] of rows) {
        const before = warnings.length;
        expect(await post(to, headers, sent), what).toMatch(answer);
        expect(warnings.slice(before), what).toHaveLength(1);
        expect(warnings.at(-1), what).not.toContain('Müller');
      }
      expect(received).toEqual([]);
      expect(outcomes).toEqual(Array(rows.length).fill('source refused'));
    },
  );

  requirement(
    {
      ids: ['P10-10', 'DESIGN-5'],
      title: 'a delivery that cannot be stored is not confirmed, and one without a length is not read',
      input: 'a full queue; a body in chunks; GET; a path of somebody else',
      expected: '503 with the reason in the log alone; 411; 405; not taken',
    },
    async () => {
      trouble.push(new Error('10,000 items wait'));
      expect(await post(linear, signed())).toBe('503 The delivery could not be stored. Send it again later.');
      expect(warnings.at(-1)).toContain('10,000 items wait');
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST ${linear} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nlinear-signature: ${hmac(body)}\r\n\r\n`);
      const [first] = (await once(socket, 'data')) as [Buffer];
      expect(first.toString()).toMatch(/^HTTP\/1\.1 411 /);
      socket.destroy();
      expect((await fetch(`http://127.0.0.1:${port}${linear}`)).status).toBe(405);
      expect(await post('/api/github/webhooks', {})).toBe('404 Not ours.');
      expect(received).toEqual([]);
    },
  );
});
