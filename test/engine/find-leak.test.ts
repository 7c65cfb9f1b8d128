import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { findLeak } from '../../src/engine/publish/find-leak.ts';
import { createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

const { engine } = createHarness();

/** The refusal of a commit that adds one file, or changes it; undefined where it may be published. */
function refusalOf(content: string, before?: string): string | undefined {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  const change = { path: 'src/a.txt', mode: '100644' as const, content: encode(content) };
  const changes = [{ ...change, before: before === undefined ? null : encode(before) }];
  return findLeak(engine, [{ message: 'm', baseTree: 't'.repeat(40), changes }])?.message;
}

const digest = `sha256:${'0f1e2d3c'.repeat(8)}`;
/** Tokens are put together here, so that no scanner takes this file for a leak. */
const token = (prefix: string, length: number): string => prefix + 'a1B2c3D4e5'.repeat(20).slice(0, length);
const bearer = `Bear${'er'}`;
const scheme = `postgres:${'//'}`;
const https = `https:${'//'}`;

const published: readonly string[] = [
  `uses: docker://alpine:3.20.1@${digest}`,
  `imageID: docker-pullable://alpine:3.20.1-slim@${digest}`,
  `oci://charts:10.20.30@${digest}`,
  `oci://charts:10.20.30@sha512:${'0f1e2d3c'.repeat(16)}`,
  'DATABASE_URL: postgres://app:example@db:5432/app',
  'DATABASE_URL=postgres://app:s3cr3t-W0rd@db',
  'redis://:s3cr3t-W0rd@cache. The next sentence.',
  '"redis://:s3cr3t-W0rd@localhost", `redis://:s3cr3t-W0rd@127.0.0.1:6379`, redis://:s3cr3t-W0rd@[::1]/0',
  `${scheme}user:PASSWORD@host.example.com/db ${scheme}user:Password@host.example.com ${scheme}user:passwd@host.example.com`,
  `${https}USERNAME:YOUR_TOKEN@github.com/o/r ${https}you:your_password@github.com ${https}Octocat:octocat@github.com`,
  `${scheme}app:xxxxxx@host.example.com ${scheme}app:XXXX-XXXX@host.example.com ${https}x:******@github.com`,
  `${scheme}app:%PASSWORD%@host.example.com ${scheme}app:<password>@host.example.com`,
  `${scheme}app:&lt;password&gt;@host.example.com ${scheme}postgres:[YOUR-PASSWORD]@db.ref.supabase.co`,
  `${scheme}app:example@host.example.com ${scheme}app:changeme@host.example.com ${scheme}app:CHANGE_ME@host.example.com`,
  `${https}x:$(SYSTEM_ACCESSTOKEN)@dev.azure.com ${https}x:\${TOKEN}@github.com ${https}x:\${{secrets.TOKEN}}@github.com`,
  `${https}x:{{password}}@github.com ${https}x:{password}@github.com ${https}x:#{token}@github.com ${https}x:$TOKEN@github.com`,
  `${https}x:$env:GITHUB_TOKEN@github.com ${https}x:POSTGRES_PASSWORD@db.example.com ${https}x:%(password)s@db.example.com`,
  `${https}x:\${encodeURIComponent(value)}@github.com '${https}x:'+token+'@github.com'`,
  `http://host.example.com:8080?mail=a@example.com http://host.example.com:8080#a@example.com`,
  `AccountKey=Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/${'K1SZFPTOtr/KBHBeksoGMGw=='};`,
  `SharedAccessKey=SAS_KEY_VALUE;UseDevelopmentEmulator=true;`,
  `${bearer} test-access-token-123456`,
  `Accept: ${bearer} application/vnd.github.v3+json`,
  `${bearer} <token> ${bearer} \${TOKEN_OF_THE_WHOLE_CI_2} ${bearer} YOUR_ACCESS_TOKEN_GOES_HERE_1`,
  'glpat-of-the-group-goes-here gldt-deploys-with-a-long-name whsec_test_secret_of_the_webhook shpss_secret dor_v1_token',
];

const refused: readonly (readonly [what: string, kind: string, content: string])[] = [
  ['a password for a host that begins like localhost', 'password in an address', 'redis://:p4ssw0rdX@localhost-prod.example.com'],
  ['a password for a host that begins like 127.0.0.1', 'password in an address', 'redis://:p4ssw0rdX@127.company.com'],
  ['a password for 127.0.0.1.nip.io', 'password in an address', 'redis://:p4ssw0rdX@127.0.0.1.nip.io'],
  ['a password with #', 'password in an address', `${scheme}app:s3cr3t#W0rd@db.example.com/app`],
  ['a password with ^', 'password in an address', `${scheme}app:s3cr3t^W0rd@db.example.com/app`],
  ['a password with {', 'password in an address', `${scheme}app:s3cr3t{W0rd@db.example.com/app`],
  ['a password that begins with a word', 'password in an address', `${scheme}app:Password4711@db.example.com/app`],
  ['a password for an address of numbers', 'password in an address', `${scheme}app:s3cr3t-W0rd@10.0.0.7/app`],
  ['ATATT3', 'access token', `ATA${'TT'}3xFfGF0${token('', 170)}`],
  ['ATCTT3', 'access token', `ATC${'TT'}3xFfGN0${token('', 170)}`],
  ...['at', 'ca', 'pa', 'ss'].map((kind) => [`shp${kind}_`, 'access token', `shp${kind}_${'0a1b2c3d'.repeat(4)}`] as const),
  ...['p', 'o', 'r'].map((kind) => [`do${kind}_v1_`, 'access token', `do${kind}_v1_${'0a1b2c3d'.repeat(8)}`] as const),
  ...['pat', 'rt', 'dt'].map((kind) => [`gl${kind}-`, 'access token', token(`gl${kind}-`, 20)] as const),
  ['whsec_', 'access token', token('wh' + 'sec_', 32)],
  ['whsec_ with base64', 'access token', `${token('wh' + 'sec_', 20)}/+${token('', 20)}=`],
  ['AKIA', 'access token', `AK${'IA'}ABCDEFGH23456789`],
  ['AKIA without a digit', 'access token', `"AK${'IA'}ABCDEFGHIJKLMNOP"`],
  ['AccountKey', 'storage key', `Account${'Key'}=${'aB3/'.repeat(21)}xy==`],
  ['SharedAccessKey', 'storage key', `SharedAccess${'Key'}=${'aB3/'.repeat(10)}xyz=`],
  ['Bearer', 'bearer token', `${bearer} ${token('', 32)}`],
  ['a private key', 'private key', `-----BEGIN ${'PRIVATE'} KEY-----\nMIIEabc\n-----END ${'PRIVATE'} KEY-----`],
];

describe('commits with what only looks like a secret', () => {
  for (const content of published)
    requirement(
      {
        ids: ['F-SE13', 'T28'],
        title: `are published, and nothing of it is hidden: ${content.slice(0, 60)}`,
        input: 'an added line; the same in a handoff',
        expected: 'published; unchanged',
      },
      () => {
        expect(refusalOf(content)).toBeUndefined();
        expect(engine.ports.redactor.redact(content)).toEqual({ text: content, count: 0 });
      },
    );

  for (const content of [`${bearer} 123e4567-e89b-12d3-a456-426614174000`, `${bearer} pre_${'0a1b2c3d'.repeat(5)}`])
    requirement(
      {
        ids: ['F-SE13', 'T28'],
        title: `are published, but it is hidden in other text: ${content}`,
        input: 'an added line; the same in a handoff',
        expected: 'published; masked',
      },
      () => {
        expect(refusalOf(content)).toBeUndefined();
        expect(engine.ports.redactor.redact(content).text).toBe(`${bearer} ***`);
      },
    );

  for (const [what, letters] of [
    ['DNA', 'ACGT'],
    ['DNA with masked parts', 'ACGTacgtN'],
    ['proteins', 'ACDEFGHIKLMNPQRSTVWY'],
  ] as const)
    requirement(
      {
        ids: ['F-SE13', 'T28'],
        title: `are published: random ${what}`,
        input: '200 files of 1,000 lines of 60 letters',
        expected: 'published',
      },
      () => {
        const line = fc.string({ unit: fc.constantFrom(...letters), minLength: 60, maxLength: 60 });
        const files = fc.sample(fc.array(line, { minLength: 1_000, maxLength: 1_000 }), { numRuns: 200, seed: 4711 });
        expect(files.filter((lines) => refusalOf(`>seq\n${lines.join('\n')}`) !== undefined)).toHaveLength(0);
      },
      60_000,
    );
});

describe('commits with what has the form of a secret', () => {
  for (const [what, kind, content] of refused)
    requirement(
      {
        ids: ['F-SE13', 'T28'],
        title: `are refused, and the words name the kind, the file and the line: ${what}`,
        input: `${what} in the third line, between lines that were there`,
        expected: `BATON-E711, line 3, ${kind}, never the value`,
      },
      () => {
        const refusal = refusalOf(`one\ntwo\n${content}\nthree\n`, 'one\ntwo\nthree\n');
        expect(refusal).toContain(
          `BATON-E711: Line 3 of the file "src/a.txt" holds something that has the form of a secret (${kind}), so nothing was published.`,
        );
        expect(refusal).not.toContain(content);
      },
    );
});
