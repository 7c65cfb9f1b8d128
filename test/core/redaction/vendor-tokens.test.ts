import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/core/redaction/redactor.ts';
import { growthOf, linearAtMost } from '../../support/growth-of.ts';
import { requirement } from '../../support/requirement.ts';

/** Tokens are put together here, so that no scanner takes this file for a leak. */
const token = (prefix: string, length: number): string => prefix + 'a1B2c3D4e5'.repeat(10).slice(0, length);

/** Each form of a further vendor, with a text that only looks like it. */
const further: readonly (readonly [name: string, secret: string, nearMiss: string])[] = [
  ['sk_live_', token('sk' + '_live_', 24), `sk_live_mode risk_live_${'a'.repeat(24)}`],
  ['rk_live_', token('rk' + '_live_', 24), `rk_live_key and mark_live_${'a'.repeat(24)}`],
  ['hf_', token('hf' + '_', 34), `hf_hub_download_of_a_model_from_the_hub and shelf_${'a'.repeat(34)}`],
  ['gsk_', token('gs' + 'k_', 52), `gsk_model_name mgsk_${'a'.repeat(52)}`],
  ['xai-', token('xa' + 'i-', 80), `xai-grok-4-fast-reasoning maxai-${'a'.repeat(80)}`],
  ['SG.', `S${'G'}.${token('', 22)}.${token('', 43)}`, 'SG.Singapore.Changi.Airport.Terminal.One'],
  ['shpat_', `shp${'at'}_${'0a1b2c3d'.repeat(4)}`, 'shpat_token_of_a_shop_that_is_kept_elsewhere'],
  ['dop_v1_', `dop${'_v1'}_${'0a1b2c3d'.repeat(8)}`, 'dop_v1_abc and dop_v1_token_of_digital_ocean'],
  [
    'pypi-',
    `py${'pi'}-AgEIcHlwaS5vcmc${token('', 100)}`,
    'pypi-publish-with-attestations-for-all-of-the-packages-of-this-workspace',
  ],
  ['ATATT', `ATA${'TT'}3xFfGF0${token('', 100)}`, 'ATATTACK and BATATTITUDE'],
  ['lin_api_', token('lin' + '_api_', 40), 'lin_api_key_of_the_workspace'],
  ['AccountKey=', `Account${'Key'}=${'aB3/'.repeat(21)}xy==`, `AccountKey=short== and ${'aB3/'.repeat(21)}xy==`],
  [
    'a password in a URL',
    'postgres://app:s3cr3t-W0rd@db.example.com/app',
    'http://host.example:8080/a@b ssh://git@host.example:22/x',
  ],
  [
    'Bearer',
    `Bear${'er'} ${token('', 32)}`,
    'Bearer internationalization-of-tokens, Bearer ${TOKEN_OF_THE_WHOLE_CI_2} and Bearer <token>',
  ],
];

const harmless: readonly (readonly [name: string, text: string])[] = [
  ['a variable as password in a URL', 'postgres://app:${PASSWORD}@db.example.com postgres://app:$PASSWORD@db.example.com'],
  ['a placeholder as password in a URL', 'postgres://user:password@host.example postgres://postgres:postgres@db'],
  [
    'a password for this machine',
    'redis://app:s3cr3t-W0rd@localhost:6379 redis://app:s3cr3t-W0rd@127.0.0.1 redis://:s3cr3t-W0rd@[::1]:1',
  ],
  ['a masked password in a URL', 'https://x-access-token:********@github.com/o/r'],
];

const bare = createRedactor([]);

describe('tokens of vendors, passwords in addresses and bearer tokens', () => {
  for (const [name, text, nearMiss] of further)
    requirement(
      {
        ids: ['F-SE13', 'T28'],
        title: `hides by form, and nothing like it: ${name}`,
        input: `${name}, and a near miss`,
        expected: 'one masked',
      },
      () => {
        for (const [left, right] of [
          ['', ''],
          ['key=', '"'],
          ['"a": "', '"'],
          ['\u001b[31m', '\u001b[0m'],
          ['\\n', '\\n'],
        ]) {
          const { text: clean, count } = bare.redact(`${left}${text}${right}`);
          expect([clean.startsWith(left ?? ''), clean.includes(text), count]).toEqual([true, false, 1]);
        }
        expect(bare.redact(nearMiss)).toEqual({ text: nearMiss, count: 0 });
      },
    );

  it('shows who signs in, and where, beside a password that it hides', () => {
    expect(bare.redact('amqps://app:s3cr3t%2DW0rd@mq.example.com/x').text).toBe('amqps://app:***@mq.example.com/x');
    expect(bare.redact(`Authorization: bear${'er'} ${token('', 32)}==`).text).toBe('Authorization: bearer ***');
  });

  for (const [name, text] of harmless)
    requirement(
      { ids: ['F-SE13', 'T28'], title: `leaves ${name} alone`, input: text.slice(0, 60), expected: 'unchanged' },
      () => {
        expect(bare.redact(text)).toEqual({ text, count: 0 });
      },
    );

  for (const piece of [
    'SG.aA1',
    '://',
    '://a:',
    '://a:b',
    'x:',
    'Bearer ',
    'Bearer a1',
    'Bearer\t\t\t',
    'Bearer aA',
    'Bearer a.b-',
    'bearer',
    '://a:{',
    '://a:${a}',
    `://a:'+`,
    '://a:&lt;',
    '://a:password',
    '://:password_',
    'password',
    '://a:secret@a.',
    'AccountKey=',
    'SharedAccessKey=aA',
    'AKIA',
    'glrt-',
    'gldt-a',
    'whsec_',
    'whsec_a',
    'ATATT3',
    'ATCTT3a',
    'sk_live_',
    'pypi-',
    'ATATT',
  ])
    requirement(
      {
        ids: ['F-SE13', 'T33'],
        title: `are found in linear time in ${JSON.stringify(piece)}`,
        input: 'it, and eight times as much of it',
        expected: 'no more than 24 times the processor time',
      },
      () => {
        const growth = growthOf(20_000, (size) => {
          const text = piece.repeat(Math.ceil(size / piece.length));
          return () => bare.redact(text);
        });
        expect(growth).toBeLessThan(linearAtMost);
      },
    );
});
