import type { Span } from './readings.ts';

/**
 * Matches where a word may start: after anything but a letter, digit, `_` or `-`, after an escape such as `\n`, or after an ANSI
 * code.
 */
const wordStart = '(?:(?<![A-Za-z0-9_-])|(?<=\\\\[nrtbf])|(?<=\\u001b\\[[0-9;]{0,16}m))';

/** What has the form of a secret, in the words of a message. What is only `perhaps` a token is hidden, and refuses no commit. */
export type TokenKind =
  | 'an access token'
  | 'a private key'
  | 'a password in an address'
  | 'a storage key'
  | 'a bearer token'
  | 'perhaps';

/** A stretch of a text that has the form of a secret. */
export interface Token extends Span {
  readonly kind: TokenKind;
}

/** Matches what stands for a password and protects nothing. */
const placeholder = [
  '\\k<user>',
  '(?<one>.)\\k<one>*',
  '[x*._-]+',
  // The name of a variable, and what a shell, a template or a program puts its value in place of.
  '(?-i:[A-Z]+(?:_[A-Z]+)+)',
  '\\$(?:env:)?\\w+',
  '%\\w+%',
  '%\\(\\w+\\)s',
  '\\$\\([^\\s@]{1,256}\\)',
  '[$#]?\\{[^\\s@]{1,256}\\}',
  `'[+.][^\\s@]{1,256}`,
  '\\[[\\w-]+\\]',
  '&lt;[^\\s@]{1,256}&gt;',
  'x-oauth-basic',
  `(?:(?:${[
    'your|my|the|some|this|here|me|it|change|replace|example|sample|test|dummy|fake|placeholder|redacted|hidden',
    'pass(?:word|wd|phrase)?|pwd|secret|token|key|value|access|api|auth|personal|github|gitlab|user|name|db|database',
  ].join('|')})[_.-]{0,2}){1,12}`,
].join('|');

/**
 * Matches the password of an address such as `postgres://app:PASSWORD@host.example`. One for this machine, or for a host of one
 * label as in a compose file, is good nowhere else; and the version before a digest (`alpine:3.20.1@sha256:…`) looks like it.
 */
const urlPassword = [
  `(?<=://(?<user>[^\\s:@/"'<>]{0,64}):)(?!(?:${placeholder})@)(?!\\d{1,5}[?#,;])`,
  `[A-Za-z0-9._~%!$&'()*+,;=:#^{}|?[\\]-]{6,256}`,
  '(?=@(?!(?:[\\w-]{1,63}|127(?:\\.\\d{1,3}){3}|\\[::1])(?!\\.?[\\w\\u0080-\\uffff-])))',
].join('');

const bearer = '(?<=(?:[Bb]earer|BEARER)[ \\t]{1,4})';

/**
 * Matches tokens that are known by their form (T28). Those with an unmistakable prefix are found even inside a word. No length
 * is fixed where the vendor does not promise one: installation tokens have outgrown every such pattern.
 */
const accessToken = [
  'gh[pour]_[A-Za-z0-9]{20,}',
  'ghs_[A-Za-z0-9_.-]{20,}',
  'github_pat_[A-Za-z0-9_]{20,}',
  `${wordStart}sk-(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{16,}`,
  `${wordStart}sk-[A-Za-z0-9]{20,}`,
  // The letters of proteins have all four by chance.
  '(?<![A-Z]{8})A[KS]IA[A-Z0-9]{16}(?![A-Z]{8})',
  'xox[a-z]-[A-Za-z0-9-]{10,}',
  // Four letters occur by chance in any long base64 text, such as an image.
  '(?<![A-Za-z0-9+/]{24})AIza[A-Za-z0-9_-]{30,}',
  'ya29\\.[A-Za-z0-9_-]{20,}',
  'npm_[A-Za-z0-9]{30,}',
  // A name of a branch or a runner has no capital.
  'gl(?:pat|rt|dt)-(?=[a-z0-9_.-]{0,64}[A-Z])[A-Za-z0-9_.-]{20,}',
  `${wordStart}[rs]k_live_[A-Za-z0-9]{16,}`,
  'whsec_(?=[a-z+/]{0,64}[A-Z0-9])[A-Za-z0-9+/]{24,}={0,2}',
  `${wordStart}hf_[A-Za-z0-9]{30,}`,
  `${wordStart}gsk_[A-Za-z0-9]{40,}`,
  `${wordStart}xai-[A-Za-z0-9]{40,}`,
  `${wordStart}SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{30,}`,
  'shp(?:at|ca|pa|ss)_[A-Fa-f0-9]{32,}',
  'do[por]_v1_[a-f0-9]{40,}',
  // A name of a branch or a job may be half as long.
  `${wordStart}pypi-[A-Za-z0-9_-]{85,}`,
  // Without the digit it would be found in every file of DNA.
  'AT[AC]TT3(?<![A-Za-z0-9+/]{24}AT[AC]TT3)(?=[A-Z0-9_=-]{0,64}[a-z])(?=[A-Za-z_=-]{0,64}[0-9])[A-Za-z0-9_=-]{50,1024}',
  'lin_api_[A-Za-z0-9]{30,}',
].join('|');

const forms: readonly (readonly [kind: TokenKind, pattern: RegExp])[] = [
  ['an access token', new RegExp(accessToken, 'g')],
  // Two keys are in the manuals: those of the emulators of Azure's storage and Cosmos DB.
  [
    'a storage key',
    /(?<=(?:Account|SharedAccess)Key=)(?!Eby8vdM02xNOcqFlqUwJPLlm|C2y6yDjf5\/R\+ob0N8A7Cgv30)(?:[A-Za-z0-9+/]{86}==|[A-Za-z0-9+/]{43}=)/g,
  ],
  ['a password in an address', new RegExp(urlPassword, 'gi')],
  [
    'a bearer token',
    new RegExp(
      `${bearer}(?=[A-Z0-9._~+/-]{0,256}[a-z])(?=[a-z0-9._~+/-]{0,256}[A-Z])(?=[A-Za-z._~+/-]{0,256}[0-9])[A-Za-z0-9._~+/-]{20,}=*`,
      'g',
    ),
  ],
  // A digest or a UUID.
  [
    'perhaps',
    new RegExp(`${bearer}(?:[A-Za-z]{1,16}[._-]){0,2}(?=[A-Za-z-]{0,64}[0-9])(?:[A-Fa-f0-9-]{32,}|[A-Za-z0-9]{32,})`, 'g'),
  ],
];

/** Finds everything in a text that has the form of a secret. */
export function findTokens(text: string): readonly Token[] {
  return [
    ...forms.flatMap(([kind, pattern]) => findByPattern(text, kind, pattern)),
    ...findJsonWebTokens(text).map((span) => ({ ...span, kind: 'an access token' as const })),
    ...findPrivateKeys(text).map((span) => ({ ...span, kind: 'a private key' as const })),
  ];
}

function findByPattern(text: string, kind: TokenKind, pattern: RegExp): readonly Token[] {
  return Array.from(text.matchAll(pattern), (match) => ({ kind, start: match.index, end: match.index + match[0].length }));
}

/**
 * Finds JSON web tokens. The code splits words at their dots itself: a pattern with three open-ended parts would be quadratic.
 */
function findJsonWebTokens(text: string): readonly Span[] {
  const spans: Span[] = [];
  if (!text.includes('.eyJ')) return spans;
  for (const run of text.matchAll(/[\w.-]+/g)) {
    if (run[0].includes('.eyJ')) spans.push(...findInRun(run[0], run.index));
  }
  return spans;
}

function findInRun(run: string, offset: number): readonly Span[] {
  const parts = run.split('.');
  const spans: Span[] = [];
  let at = offset;
  for (const [index, part] of parts.entries()) {
    const head = part.indexOf('eyJ');
    const payload = parts[index + 1];
    if (head >= 0 && part.length - head >= 10 && payload?.startsWith('eyJ')) {
      const signature = parts[index + 2];
      const length = part.length + 1 + payload.length + (signature === undefined ? 0 : 1 + signature.length);
      spans.push({ start: at + head, end: at + length });
    }
    at += part.length + 1;
  }
  return spans;
}

/** Finds private keys. A key without its last line, as in a log that was cut, ends where its base64 text ends. */
function findPrivateKeys(text: string): readonly Span[] {
  const begin = /-----BEGIN (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----/g;
  const spans: Span[] = [];
  for (let match = begin.exec(text); match !== null; match = begin.exec(text)) {
    const end = findKeyEnd(text, begin.lastIndex);
    spans.push({ start: match.index, end });
    begin.lastIndex = end;
  }
  return spans;
}

function findKeyEnd(text: string, start: number): number {
  const body = /(?:[A-Za-z0-9+/=:,\s]|\\[nr]|-(?!----))*(?:-----END [A-Z0-9 ]{1,40}-----)?/y;
  body.lastIndex = start;
  return start + (body.exec(text)?.[0].length ?? 0);
}
