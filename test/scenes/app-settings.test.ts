import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from 'vitest';
import { requirement } from '../support/requirement.ts';

const pkcs1 = { type: 'pkcs1', format: 'pem' } as const;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: pkcs1, privateKeyEncoding: pkcs1 });
const right = {
  APP_ID: '12345',
  PRIVATE_KEY: privateKey,
  WEBHOOK_SECRET: 'secret of the webhook',
  BATON_SIGNING_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
};

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(env: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['dist/app.js'], { env: { ...env } as NodeJS.ProcessEnv }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

requirement(
  {
    ids: ['DESIGN-6'],
    title: 'settings that are wrong end the program at once, without a stack trace',
    input:
      'the App as a process with PRIVATE_KEY=garbage, APP_ID=foo, PORT=abc, no secret, no folder for its database, a port in use',
    expected: 'exit 1, one line on stderr, nothing on stdout',
  },
  async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    const faults: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
      [{ PRIVATE_KEY: 'garbage' }, 'BATON-E912: PRIVATE_KEY is no private key'],
      [{ APP_ID: 'foo' }, 'BATON-E912: APP_ID is "foo".'],
      [{ PORT: 'abc' }, 'BATON-E912: PORT is "abc".'],
      [{ WEBHOOK_SECRET: '' }, 'BATON-E912: the App cannot start without WEBHOOK_SECRET'],
      [{ LOG_FORMAT: 'xml' }, 'BATON-E912: LOG_FORMAT is "xml".'],
      [{ HOST: '192.0.2.1' }, 'BATON-E912: HOST is "192.0.2.1", which is no address of this machine.'],
      [{ PORT: String(port) }, `BATON-E912: PORT is "${port}", and another program listens there.`],
    ];
    const runs = faults.map(async ([wrong, said]) => {
      const env = { PATH: process.env.PATH ?? '', ...right, LOG_FORMAT: 'text', BATON_DATABASE: ':memory:', ...wrong };
      const { code, stdout, stderr } = await run(env);
      const lines = stderr
        .trimEnd()
        .split('\n')
        .filter((line) => !line.startsWith('Work is kept in memory'));
      expect([code, stdout, lines]).toEqual([1, '', [expect.stringContaining(said)]]);
    });
    await Promise.all(runs);
    busy.close();
  },
  60_000,
);
