import { once } from 'node:events';
import { createServer } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { postSecurely } from '../../../src/adapters/webhook/post-securely.ts';
import { isPublicAddress } from '../../../src/adapters/webhook/public-address.ts';
import { requirement } from '../../support/requirement.ts';
import { type SecureServer, startSecureServer } from '../../support/secure-server.ts';

const post = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{"a":"ä"}' });

describe('posts to endpoints', () => {
  let server: SecureServer;
  beforeAll(async () => {
    server = await startSecureServer();
  });
  afterAll(() => server.close());

  requirement(
    {
      ids: ['P10-10'],
      title: 'addresses of the public internet are told from all others',
      input:
        'private, loopback, link-local, shared, reserved and multicast ones of both versions, mapped and translated ones, metadata servers',
      expected: 'only public ones pass',
    },
    () => {
      const closed = [
        ...['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '127.0.0.1', '127.8.8.8', '0.0.0.0', '169.254.169.254'],
        ...['100.64.0.1', '100.100.100.200', '192.0.0.192', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
        ...[
          '168.63.129.16',
          '::1',
          '::',
          'fe80::1',
          'fc00::1',
          'fd00:ec2::254',
          'ff02::1',
          '::ffff:127.0.0.1',
          '::ffff:a9fe:a9fe',
        ],
        ...[
          '64:ff9b::7f00:1',
          '2002:7f00:1::1',
          '2001:db8::1',
          '::ffff:0:127.0.0.1',
          '::127.0.0.1',
          '::7f00:1',
          '4000::1',
          'localhost',
          '',
        ],
      ];
      expect(closed.filter(isPublicAddress)).toEqual([]);
      const open = ['8.8.8.8', '140.82.112.3', '172.32.0.1', '2606:50c0:8000::153', '::ffff:8.8.8.8'];
      expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P10-10'],
      title: 'private addresses are refused after the name was resolved, which happens once, and nothing is connected',
      input:
        'localhost by the resolver of the machine; literals; names with a private address among public ones; a name that changes',
      expected: 'refused in words; no connection; one question for each name',
    },
    async () => {
      const asked: string[] = [];
      const resolve =
        (...addresses: readonly string[]) =>
        async (name: string) => {
          asked.push(name);
          // A second question would get another answer.
          return asked.length > 1 ? ['8.8.8.8'] : addresses;
        };
      const closed = { allowPrivate: false };
      const words = { kind: 'refused', reason: expect.stringContaining('leads to a private address') };
      const { port } = server;
      for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
        expect(await postSecurely(post(`https://${host}:${port}/`), closed), host).toEqual(words);
      for (const addresses of [['10.0.0.1'], ['8.8.8.8', '169.254.169.254'], ['fd00::1']]) {
        asked.length = 0;
        expect(await postSecurely(post('https://a.test/'), { ...closed, resolve: resolve(...addresses) })).toEqual(words);
        expect(asked).toEqual(['a.test']);
      }
      expect(await postSecurely(post(`http://localhost:${port}/`), { allowPrivate: true })).toMatchObject({ kind: 'refused' });
      expect(server.posts).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P10-10'],
      title: 'the connection is made to the checked address, with the certificate of the name',
      input: 'localhost under a resolver of ours; a name that the certificate does not have; an untrusted certificate',
      expected: '204 with host, path and bytes as given; failed; failed',
    },
    async () => {
      const { port } = server;
      const here = { allowPrivate: true, resolve: async () => ['127.0.0.1'] };
      const sent = await postSecurely(post(`https://localhost:${port}/in?b=1`), here);
      expect(sent).toEqual({ kind: 'answered', status: 204, retryAfterSeconds: undefined });
      expect(server.posts).toHaveLength(1);
      expect(server.posts[0]).toMatchObject({ path: '/in?b=1', body: '{"a":"ä"}', headers: { host: `localhost:${port}` } });
      expect(await postSecurely(post(`https://127.0.0.1:${port}/`), { allowPrivate: true })).toMatchObject({ status: 204 });
      expect(await postSecurely(post(`https://other.test:${port}/`), here)).toMatchObject({ kind: 'failed' });
      setDefaultCACertificates([]);
      expect(await postSecurely(post(`https://localhost:${port}/`), here)).toMatchObject({ kind: 'failed' });
      expect(server.posts).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['P10-10'],
      title: 'no redirect is followed, and an endpoint that says nothing or has no name is a failure',
      input: '302 to the same server; 429 with retry-after; a server that never answers; a name without an address',
      expected: 'answered 302 and 429, one post each; failed; failed',
    },
    async () => {
      server.close();
      server = await startSecureServer();
      const { port } = server;
      const here = { allowPrivate: true };
      server.answers.push([302, { location: `https://localhost:${port}/elsewhere` }], [429, { 'retry-after': '120' }]);
      expect(await postSecurely(post(`https://127.0.0.1:${port}/`), here)).toMatchObject({ kind: 'answered', status: 302 });
      const limited = { kind: 'answered', status: 429, retryAfterSeconds: 120 };
      expect(await postSecurely(post(`https://127.0.0.1:${port}/`), here)).toEqual(limited);
      expect(server.posts.map(({ path }) => path)).toEqual(['/', '/']);
      const silent = createServer(() => undefined).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const address = silent.address();
      const silentPort = typeof address === 'object' ? address?.port : 0;
      const patience = { ...here, milliseconds: 50 };
      expect(await postSecurely(post(`https://127.0.0.1:${silentPort}/`), patience)).toMatchObject({ kind: 'failed' });
      silent.close();
      const nameless = { ...here, resolve: async () => Promise.reject(new Error('ENOTFOUND')) };
      expect(await postSecurely(post('https://a.test/'), nameless)).toMatchObject({ kind: 'failed' });
      expect(await postSecurely(post('https://a.test/'), { ...here, resolve: async () => [] })).toMatchObject({ kind: 'failed' });
    },
  );
});
