import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/core/redaction/redactor.ts';
import { growthOf, linearAtMost } from '../../support/growth-of.ts';
import { requirement } from '../../support/requirement.ts';

const secret = 'Kq7/z+Vb&"9~pX tmW2';
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const hex = Buffer.from(secret).toString('hex');

/** Vendor tokens are put together here, so that no scanner takes this file for a leak. */
const token = (prefix: string, length: number): string => prefix + 'a1B2c3D4e5'.repeat(10).slice(0, length);
const upper = 'ABCDEFGH23456789';
const jwt = `${base64('{"alg":"HS256"}').replace(/=+$/, '')}.${base64('{"sub":"1234567890"}').replace(/=+$/, '')}.c2lnbmF0dXJl`;
const pem = (kind: string): string => `-----BEGIN ${kind}-----\nMIIEabc+/=\n-----END ${kind}-----`;

const spellings: readonly (readonly [name: string, text: string])[] = [
  ['raw', secret],
  ['base64', base64(secret)],
  ['base64url', Buffer.from(secret).toString('base64url')],
  ['hex', hex],
  ['upper-case hex', hex.toUpperCase()],
  ['percent', encodeURIComponent(secret)],
  ['percent with +', encodeURIComponent(secret).replaceAll('%20', '+')],
  ['percent in lower case', encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
  ['percent of every byte', hex.replace(/../g, '%$&')],
  ['JSON', JSON.stringify(secret)],
  ['JSON in JSON', JSON.stringify(JSON.stringify(secret))],
  ['JSON with escaped slashes', JSON.stringify(secret).replaceAll('/', '\\/')],
  ['reversed', Array.from(secret).reverse().join('')],
  ['front cut', secret.slice(7)],
  ['tail cut', secret.slice(0, -7)],
  ['both cut', secret.slice(3, 15)],
  ['in a URL', `https://x:${encodeURIComponent(secret)}@example.com/`],
  ['after an ANSI code', `\u001b[31m${secret}\u001b[0m`],
  ['after an escaped line end', `\\n${secret}\\n`],
];

const tokens: readonly (readonly [name: string, text: string])[] = [
  ['ghp_', token('gh' + 'p_', 36)],
  ['gho_', token('gh' + 'o_', 36)],
  ['ghu_', token('gh' + 'u_', 36)],
  ['ghr_', token('gh' + 'r_', 76)],
  ['short ghs_', token('gh' + 's_', 36)],
  ['long ghs_', `${'gh' + 's_'}123456_${jwt}`],
  ['github_pat_', token('github' + '_pat_', 82)],
  ['sk-ant-', token('sk' + '-ant-api03-', 90)],
  ['sk-', token('sk' + '-', 48)],
  ['sk-proj-', token('sk' + '-proj-', 90)],
  ['AKIA', `AK${'IA'}${upper}`],
  ['ASIA', `AS${'IA'}${upper}`],
  ['xoxb-', `xo${'xb'}-123456789012-${token('', 24)}`],
  ['xoxp-', `xo${'xp'}-123456789012-${token('', 24)}`],
  ['AIza', token('AI' + 'za', 35)],
  ['ya29.', token('ya' + '29.', 60)],
  ['npm_', token('np' + 'm_', 36)],
  ['glpat-', token('gl' + 'pat-', 20)],
  ['JWT', jwt],
  ['JWT without its signature', jwt.slice(0, jwt.lastIndexOf('.'))],
  ['PEM', pem(`RSA ${'PRIVATE'} KEY`)],
  ['PKCS 8', pem(`${'PRIVATE'} KEY`)],
  ['OpenSSH', pem(`OPENSSH ${'PRIVATE'} KEY`)],
  ['PGP', pem(`PGP ${'PRIVATE'} KEY BLOCK`)],
  ['PEM with escaped line ends', pem(`EC ${'PRIVATE'} KEY`).replaceAll('\n', '\\n')],
  ['PEM without its end', pem(`${'PRIVATE'} KEY`).split('-----END')[0] ?? ''],
];

const harmless: readonly (readonly [name: string, text: string])[] = [
  ['a git SHA', '9fea8835d1b1a1f6c2e1d1a0b9c8d7e6f5a4b3c2'],
  ['a SHA after a word with sk-', `disk-${'9fea8835'.repeat(5)} task-${'a1b2c3d4'.repeat(5)}`],
  ['a UUID', '123e4567-e89b-12d3-a456-426614174000'],
  ['a digest', `sha256:${'0f1e2d3c'.repeat(8)}`],
  ['a base64 image', `data:image/png;base64,${base64('\u0089PNG\r\n'.repeat(40))}`],
  ['a public key', pem('PUBLIC KEY')],
  ['a certificate', pem('CERTIFICATE')],
  ['short look-alikes', 'ghp_short sk-learn npm_config_registry AKIA AIza glpat- xoxb- ya29. eyJ0.eyJ1'],
  ['a package name', 'sk-estimator-html-doc-link-icon-of-scikit-learn'],
  ['dotted names', 'com.example.application.service.Implementation'],
  ['prose', 'The quick brown fox jumps over the lazy dog, twice a day.'],
];

describe('createRedactor', () => {
  const redactor = createRedactor([secret]);

  for (const [name, text] of spellings) {
    requirement({ ids: ['T28'], title: `hides a secret: ${name}`, input: `secret ${name}`, expected: 'masked' }, () => {
      const { text: clean, count } = redactor.redact(`before ${text} after`);
      expect(count).toBeGreaterThan(0);
      expect(clean).toMatch(/^before .* after$/s);
      expect(clean).toContain('***');
      expect(clean).not.toContain(text);
    });
  }

  for (const offset of [0, 1, 2]) {
    requirement(
      {
        ids: ['T28'],
        title: `hides a secret inside longer base64, offset ${offset}`,
        input: 'base64(padding + secret + more)',
        expected: 'all of it that is not shared with neighbours',
      },
      () => {
        const whole = base64(`${'x'.repeat(offset)}${secret}tail`);
        const { text } = redactor.redact(whole);
        expect(text).toContain('***');
        const left = Buffer.from(text.split('***')[0] ?? '', 'base64').toString();
        expect(`${'x'.repeat(offset)}${secret.slice(0, 3)}`).toContain(left.slice(0, -1));
      },
    );
  }

  for (const [name, text] of tokens) {
    requirement(
      { ids: ['T28'], title: `hides by form: ${name}`, input: `a ${name} token`, expected: 'masked, glued or not' },
      () => {
        const bare = createRedactor([]);
        for (const [left, right] of [
          ['', ''],
          ['key=', '"'],
          ['\u001b[31m', '\u001b[0m'],
          ['\\n', '\\n'],
          ['https://x:', '@example.com'],
        ]) {
          const { text: clean } = bare.redact(`${left}${text}${right}`);
          expect(clean).toContain('***');
          expect(clean).not.toContain(text);
          expect(clean.startsWith(left ?? '')).toBe(true);
        }
      },
    );
  }

  for (const [name, text] of harmless) {
    requirement({ ids: ['T28'], title: `leaves ${name} alone`, input: text.slice(0, 60), expected: 'unchanged' }, () => {
      expect(redactor.redact(text)).toEqual({ text, count: 0 });
    });
  }

  it('hides each line of a secret of many lines', () => {
    const lines = createRedactor(['first-line-1\r\n  second-line-2\n}\n']);
    expect(lines.redact('a:second-line-2:b:first-line-1:c } d').text).toBe('a:***:b:***:c } d');
  });

  it('hides a secret with white space around it also without', () => {
    expect(createRedactor(['  s3cr3tX \n']).redact('=s3cr3tX;').text).toBe('=***;');
  });

  it('hides short secrets whole, and passes over those below six characters', () => {
    expect(createRedactor(['abc123', 'abc12', '', '   ']).redact('xabc123x abc12').text).toBe('x***x abc12');
  });

  it('hides secrets of few different characters only whole', () => {
    const redact = createRedactor(['x'.repeat(20)]).redact;
    expect(redact('x'.repeat(20)).text).toBe('***');
    expect(redact('x'.repeat(19)).text).toBe('x'.repeat(19));
  });

  it('keeps to the case of a secret, all upper and all lower case aside', () => {
    const other = 'kQ7/Z+vB&"9~Px Tmw2';
    expect(redactor.redact(other).text).toBe(other);
  });

  it('counts places', () => {
    expect(redactor.redact(`${secret}, ${secret} and ${token('gh' + 'p_', 36)}`)).toEqual({ text: '***, *** and ***', count: 3 });
  });

  requirement(
    {
      ids: ['T28'],
      title: 'hides both parts of a secret split over two fields, and secrets in keys',
      input: '{a: first half, b: second half, [secret]: 1}',
      expected: 'masked',
    },
    () => {
      const long = 'Zx81-Spectrum+QL~1984!abcdefg';
      const deep = createRedactor([long]).redactDeep({
        a: long.slice(0, 14),
        b: [{ c: `…${long.slice(14)}` }],
        [`k ${long}`]: 1,
        n: null,
      });
      expect(deep).toEqual({ a: '***', b: [{ c: '…***' }], 'k ***': 1, n: null });
    },
  );

  it('keeps entries apart whose keys become equal, and makes no prototype of a key', () => {
    const value: unknown = JSON.parse(`{"${token('gh' + 'p_', 36)}": 1, "${token('gh' + 'o_', 36)}": 2, "__proto__": {"x": 1}}`);
    expect(JSON.stringify(createRedactor([]).redactDeep(value))).toBe('{"***":1,"***-2":2,"__proto__":{"x":1}}');
  });

  it('leaves no chunk of 12 characters, whatever stands around', () => {
    const chars = fc
      .string({ minLength: 12, maxLength: 60, unit: 'grapheme-ascii' })
      .filter((text) => new Set(text.trim()).size > 8 && !text.includes('*'));
    fc.assert(
      fc.property(chars, fc.string(), fc.string(), (value, left, right) => {
        const { text } = createRedactor([value]).redact(`${left}${value}${right}`);
        expect(text.includes(value)).toBe(false);
      }),
    );
  });

  const worst = [
    'eyJ',
    'eyJaaaaaaaa.',
    'gh' + 's_',
    'sk-',
    '-----',
    '-----BEGIN ',
    '\u001b[0;',
    '.',
    'AIza',
    'aAzZ09+/',
    '\\n',
    '\\u0065',
    '\u200b',
    '\u001b]',
    'Kq7/z+Vb ',
    secret,
  ];
  for (const piece of worst) {
    requirement(
      {
        ids: ['T33', 'T28'],
        title: `is linear in ${JSON.stringify(piece)}`,
        input: 'it, and eight times as much of it',
        expected: 'no more than 24 times the processor time',
      },
      () => {
        const growth = growthOf(20_000, (size) => {
          const text = piece.repeat(Math.ceil(size / piece.length));
          return () => redactor.redact(text);
        });
        expect(growth).toBeLessThan(linearAtMost);
      },
    );
  }
});
