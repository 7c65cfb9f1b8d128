import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/app/settings/read-settings.ts';
import { requirement } from '../support/requirement.ts';

const pkcs1 = { type: 'pkcs1', format: 'pem' } as const;
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: pkcs1, privateKeyEncoding: pkcs1 });
const ed25519 = generateKeyPairSync('ed25519').privateKey.export(pkcs8).toString();
const right = {
  APP_ID: '12345',
  PRIVATE_KEY: privateKey,
  WEBHOOK_SECRET: 'secret of the webhook',
  BATON_SIGNING_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
};

describe('the settings of the App', () => {
  it('are taken from the environment, with the key in both forms of its line breaks', () => {
    expect(readSettings(right)).toMatchObject({ appId: '12345', port: 3000, host: '127.0.0.1', redeliveryMinutes: 5 });
    const inOneLine = { ...right, PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'), PORT: '0', BATON_REDELIVERY_MINUTES: '60' };
    expect(readSettings(inOneLine)).toMatchObject({ privateKey, port: 0, redeliveryMinutes: 60 });
  });

  const rows: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
    ['no secret of the webhook', { WEBHOOK_SECRET: ' ' }, 'the App cannot start without WEBHOOK_SECRET ('],
    ['PRIVATE_KEY=garbage', { PRIVATE_KEY: 'garbage' }, 'PRIVATE_KEY is no private key in PEM form. '],
    ['half of a key', { PRIVATE_KEY: privateKey.slice(0, 200) }, 'PRIVATE_KEY is no private key in PEM form. '],
    ['a key of another kind', { PRIVATE_KEY: ed25519 }, 'PRIVATE_KEY is a key of type ed25519, '],
    ['APP_ID=foo', { APP_ID: 'foo' }, 'APP_ID is "foo". Write the number '],
    ['a client id for APP_ID', { APP_ID: 'Iv23liabcdef' }, 'APP_ID is "Iv23liabcdef". Write the number '],
    ['PORT=abc', { PORT: 'abc' }, 'PORT is "abc". Write a number from 0 to 65535.'],
    ['PORT=65536', { PORT: '65536' }, 'PORT is "65536". '],
    ['PORT=0x50', { PORT: '0x50' }, 'PORT is "0x50". '],
    ['no time between two looks', { BATON_REDELIVERY_MINUTES: '0' }, 'BATON_REDELIVERY_MINUTES is "0". '],
    ['half of a client', { CLIENT_ID: 'Iv23li' }, 'CLIENT_ID is set and CLIENT_SECRET is not. '],
    ['BATON_URL=baton.example', { BATON_URL: 'baton.example' }, 'BATON_URL is "baton.example". '],
    [
      'BATON_URL with a path',
      { BATON_URL: 'https://example.com/baton' },
      'BATON_URL is "https://example.com/baton". Write the address',
    ],
    ['LOG_FORMAT=pretty', { LOG_FORMAT: 'pretty' }, 'LOG_FORMAT is "pretty". Write text or json.'],
    ['LOG_LEVEL=verbose', { LOG_LEVEL: 'verbose' }, 'LOG_LEVEL is "verbose". Write trace, debug, info, warn, error or fatal.'],
    ['BATON_STOP_SECONDS=-1', { BATON_STOP_SECONDS: '-1' }, 'BATON_STOP_SECONDS is "-1". '],
    [
      'an address of traces',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318". ',
    ],
    ['a time with its unit', { BATON_REDELIVERY_MINUTES: '5m' }, 'BATON_REDELIVERY_MINUTES is "5m". '],
  ];
  for (const [title, wrong, said] of rows) {
    requirement(
      { ids: ['DESIGN-6', 'T15'], title: `are refused in one line: ${title}`, input: title, expected: `BATON-E912: ${said}…` },
      () => {
        let message = '';
        try {
          readSettings({ ...right, ...wrong });
        } catch (thrown) {
          message = thrown instanceof Error ? thrown.message : '';
        }
        expect(message).toMatch(/^BATON-E912: [^\n]+$/);
        expect(message).toContain(said);
        expect(message).not.toContain(privateKey.slice(100, 140));
      },
    );
  }
});

describe('the database of the App', () => {
  const readAll = (more: Readonly<Record<string, string>>) => readSettings({ ...right, ...more });
  const read = (more: Readonly<Record<string, string>>) => readAll(more).database;

  it('is a file, unless there is a PostgreSQL server', () => {
    expect(read({})).toEqual({ kind: 'file', path: 'baton.sqlite' });
    expect(read({ BATON_DATABASE: '/data/b.sqlite' })).toEqual({ kind: 'file', path: '/data/b.sqlite' });
    const url = 'postgresql://baton@db/baton';
    expect(read({ BATON_DATABASE: '/data/b.sqlite', DATABASE_URL: url })).toEqual({ kind: 'postgres', url });
  });

  it('is refused in words when it is of another kind, without its password', () => {
    const refused = () => read({ DATABASE_URL: 'mysql://baton:sesame@db/baton' });
    expect(refused).toThrow('BATON-E912: DATABASE_URL begins with "mysql". Write postgres://user:password@host/database');
    expect(refused).not.toThrow('sesame');
  });

  it('takes as many pieces of work as the settings say', () => {
    expect([readAll({}).maxWaiting, readAll({ BATON_MAX_WAITING: '5' }).maxWaiting]).toEqual([100_000, 5]);
    for (const wrong of ['0', '1.5', 'many', '-3'])
      expect(() => readAll({ BATON_MAX_WAITING: wrong })).toThrow(
        `BATON-E912: BATON_MAX_WAITING is "${wrong}". Write a number from 1.`,
      );
  });
});
