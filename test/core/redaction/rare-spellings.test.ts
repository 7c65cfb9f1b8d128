import { describe, expect } from 'vitest';
import { createRedactor } from '../../../src/core/redaction/redactor.ts';
import { requirement } from '../../support/requirement.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const plain = 'model-key-4711-of-the-agent';
const bytesOf = (encoding: BufferEncoding): readonly string[] =>
  Array.from(Buffer.from(plain, encoding), (byte) => byte.toString(16).padStart(2, '0'));

/** Spellings that one call of a tool makes (F-S18). */
const rare: readonly (readonly [name: string, text: string])[] = [
  ['\\u00xx of every letter', Array.from(plain, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join('')],
  ['\\u00xx of some letters', plain.replaceAll('e', '\\u0065')],
  ['\\u00xx in JSON in JSON', plain.replaceAll('e', '\\\\u0065')],
  [
    '\\xNN of every letter',
    bytesOf('utf8')
      .map((hex) => `\\x${hex}`)
      .join(''),
  ],
  ['\\u{…}', plain.replaceAll('o', '\\u{6f}')],
  ['entities of HTML', plain.replaceAll('-', '&#45;').replaceAll('e', '&#x65;')],
  ['some percent codes', plain.replaceAll('-', '%2D')],
  ['escapes of Markdown', plain.replaceAll('-', '\\-')],
  ['hexadecimal with colons', bytesOf('utf8').join(':')],
  ['hexadecimal with blanks', bytesOf('utf8').join(' ').toUpperCase()],
  [
    'a list of bytes',
    bytesOf('utf8')
      .map((hex) => `0x${hex}`)
      .join(', '),
  ],
  [
    'a list of numbers',
    bytesOf('utf8')
      .map((hex) => Number.parseInt(hex, 16))
      .join(', '),
  ],
  ['upper case', plain.toUpperCase()],
  ['lower case of a mixed one', 'Model-Key-4711-Of-The-Agent'.toLowerCase()],
  ['base64 twice', base64(base64(plain))],
  ['base64 twice inside more', base64(base64(`a${plain}bc`) + base64('more'))],
  ['UTF-16', Buffer.from(plain, 'utf16le').toString('latin1')],
  ['UTF-16 in base64', Buffer.from(plain, 'utf16le').toString('base64')],
  ['UTF-16 in hexadecimal', bytesOf('utf16le').join('')],
  ['pieces of eight', 'model-ke, y-4711-o, f-the-ag, ent'],
  ['pieces of eight on lines', 'model-ke\ny-4711-o\nf-the-ag'],
];

const harmlessPieces: readonly (readonly [name: string, text: string])[] = [
  ['one piece of eight', 'The file is of-the-a.md, and so is f-the-ag.md.'],
  ['the same piece twice', 'y-4711-o and y-4711-o again'],
  ['two pieces far apart', `model-ke${' and so on'.repeat(20)} f-the-ag`],
];

describe('a secret in a spelling that one call of a tool makes', () => {
  const redactor = createRedactor([plain]);

  for (const [name, text] of rare) {
    requirement({ ids: ['F-S18', 'T28'], title: `hides a secret: ${name}`, input: text.slice(0, 40), expected: 'masked' }, () => {
      const { text: clean } = createRedactor(['Model-Key-4711-Of-The-Agent', plain]).redact(`before ${text} after`);
      expect(clean).toMatch(/^before .*after$/s);
      expect(clean).toContain('***');
      expect(clean.length).toBeLessThan('before  after'.length + 3 * 4 + 12);
    });
  }

  for (const [name, text] of harmlessPieces) {
    requirement({ ids: ['F-S18'], title: `leaves ${name} alone`, input: text.slice(0, 60), expected: 'unchanged' }, () => {
      expect(createRedactor([plain]).redact(text)).toEqual({ text, count: 0 });
    });
  }

  requirement(
    {
      ids: ['F-S18', 'F-S11', 'T28'],
      title: 'tells a known secret from what only has the form of one',
      input: 'a part of a secret, a token of another, prose',
      expected: 'known, access token, nothing',
    },
    () => {
      expect(redactor.findSecret(`x ${plain.slice(1, 14)} y`)?.kind).toBe('known');
      expect(redactor.findSecret(`gh${'p_'}${'a1B2c3D4e5'.repeat(4)}`)?.kind).toBe('access token');
      expect(redactor.findSecret('prose')).toBeUndefined();
    },
  );
});
