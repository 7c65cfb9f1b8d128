import type { Span } from './readings.ts';

/**
 * Matches where a word may start: after anything but a letter, digit, `_` or `-`, after an escape such as `\n`, or after an ANSI
 * code.
 */
const wordStart = '(?:(?<![A-Za-z0-9_-])|(?<=\\\\[nrtbf])|(?<=\\u001b\\[[0-9;]{0,16}m))';

/** The kind of what has the form of a secret. What is only `perhaps` a token is hidden, and refuses no commit. */
export type TokenKind = 'access token' | 'private key' | 'password in an address' | 'storage key' | 'bearer token' | 'perhaps';

export interface Token extends Span {
  readonly kind: TokenKind;
}

/**
 * Matches what stands for a password and protects nothing: the name of the user, one character again and again, the name of a
 * variable, what a shell or a template puts a value in place of, and a few words.
 */
const placeholder = [
  '\\k<user>|(?<one>.)\\k<one>*|[x*._-]+|x-oauth-basic',
  '\\$(?:env:)?\\w+|%\\w+%|%\\(\\w+\\)s',
  `(?:\\$\\(|[$#]?\\{|\\[|&lt;)[^\\s@]{1,256}(?:[)}\\]]|&gt;)|'[+.][^\\s@]{1,256}`,
  '(?:(?:your|my|the|some|this|here|me|it|change|replace|example|sample|test|dummy|fake|placeholder|redacted|hidden|pass(?:word|wd)?',
  'pwd|secret|token|key|value|access|api|auth|personal|github|gitlab|user|name|db|database)[_.-]{0,2}){1,12}',
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

/** Matches the name of a variable in the place of a password: capitals alone, where the pattern for addresses takes both cases. */
const variableName = /^[A-Z]+(?:_[A-Z]+)+$/;

/** Matches a key of Azure, but not those of its emulators, which its manual prints. */
const storageKey =
  '(?<=(?:Account|SharedAccess)Key=)(?!Eby8vdM02xNOcqFlqUwJPLlm|C2y6yDjf5/R\\+ob0N8A7Cgv30)(?:[A-Za-z0-9+/]{43}){1,2}={1,2}';

const bearer = '(?<=(?:[Bb]earer|BEARER)[ \\t]{1,4})';
const bearerPart = '[\\w.~+/-]{0,256}';

/**
 * Matches tokens that are known by their form (T28). Those with an unmistakable prefix are found even inside a word. No length
 * is fixed where the vendor does not promise one: installation tokens have outgrown every such pattern.
 */
const accessToken = [
  'gh[pour]_[A-Za-z0-9]{20,}',
  'ghs_[A-Za-z0-9_.-]{20,}',
  'github_pat_[A-Za-z0-9_]{20,}',
  `${wordStart}sk-(?:(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{16,}|[A-Za-z0-9]{20,})`,
  // The letters of proteins have all four by chance.
  '(?<![A-Z]{8})A[KS]IA[A-Z0-9]{16}(?![A-Z]{8})',
  'xox[a-z]-[A-Za-z0-9-]{10,}',
  // Four letters occur by chance in any long base64 text, such as an image.
  '(?<![A-Za-z0-9+/]{24})AIza[A-Za-z0-9_-]{30,}',
  'ya29\\.[A-Za-z0-9_-]{20,}',
  '(?:npm|lin_api)_[A-Za-z0-9]{30,}',
  // A name of a branch or a runner has no capital.
  'gl(?:pat|rt|dt)-(?=[a-z0-9_.-]{0,64}[A-Z])[A-Za-z0-9_.-]{20,}',
  `${wordStart}[rs]k_live_[A-Za-z0-9]{16,}`,
  'whsec_(?=[a-z+/]{0,64}[A-Z0-9])[A-Za-z0-9+/]{24,}={0,2}',
  `${wordStart}(?:hf_[A-Za-z0-9]{30,}|(?:gsk_|xai-)[A-Za-z0-9]{40,})`,
  `${wordStart}SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{30,}`,
  'shp(?:at|ca|pa|ss)_[A-Fa-f0-9]{32,}',
  'do[por]_v1_[a-f0-9]{40,}',
  // A name of a branch or a job may be half as long.
  `${wordStart}pypi-[A-Za-z0-9_-]{85,}`,
  // Without the digit it would be found in every file of DNA.
  'AT[AC]TT3(?<![A-Za-z0-9+/]{24}AT[AC]TT3)(?=[A-Z0-9_=-]{0,64}[a-z])(?=[A-Za-z_=-]{0,64}[0-9])[A-Za-z0-9_=-]{50,1024}',
].join('|');

/** Matches a private key. One without its last line, as in a log that was cut, ends where its base64 text ends. */
const privateKey = [
  '-----BEGIN (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----',
  '(?:[A-Za-z0-9+/=:,\\s]+|\\\\[nr]|-(?!----))*(?:-----END [A-Z0-9 ]{1,40}-----)?',
].join('');

const forms: readonly (readonly [kind: TokenKind, pattern: RegExp])[] = [
  ['access token', new RegExp(accessToken, 'g')],
  ['private key', new RegExp(privateKey, 'g')],
  ['storage key', new RegExp(storageKey, 'g')],
  ['password in an address', new RegExp(urlPassword, 'gi')],
  ['bearer token', new RegExp(`${bearer}(?=${bearerPart}[a-z])(?=${bearerPart}[A-Z])(?=${bearerPart}\\d)[\\w.~+/-]{20,}=*`, 'g')],
  // A digest or a UUID stands in many a test.
  ['perhaps', new RegExp(`${bearer}(?:[a-z]{1,16}[._-]){0,2}(?=[A-Za-z-]{0,64}\\d)(?:[A-Fa-f\\d-]{32,}|[A-Za-z\\d]{32,})`, 'g')],
];

/** Finds everything in a text that has the form of a secret. */
export function findTokens(text: string): readonly Token[] {
  const found = forms.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern))
      .filter(([found]) => kind !== 'password in an address' || !variableName.test(found))
      .map((match) => ({ kind, start: match.index, end: match.index + match[0].length })),
  );
  return [...found, ...findJsonWebTokens(text)];
}

/**
 * Finds JSON web tokens. The code splits words at their dots itself: a pattern with three open-ended parts would be quadratic.
 */
function findJsonWebTokens(text: string): readonly Token[] {
  const spans: Token[] = [];
  if (!text.includes('.eyJ')) return spans;
  for (const run of text.matchAll(/[\w.-]+/g)) {
    if (run[0].includes('.eyJ')) spans.push(...findInRun(run[0], run.index));
  }
  return spans;
}

function findInRun(run: string, offset: number): readonly Token[] {
  const parts = run.split('.');
  const spans: Token[] = [];
  let at = offset;
  for (const [index, part] of parts.entries()) {
    const head = part.indexOf('eyJ');
    const payload = parts[index + 1];
    if (head >= 0 && part.length - head >= 10 && payload?.startsWith('eyJ')) {
      const signature = parts[index + 2];
      const length = part.length + 1 + payload.length + (signature === undefined ? 0 : 1 + signature.length);
      spans.push({ kind: 'access token', start: at + head, end: at + length });
    }
    at += part.length + 1;
  }
  return spans;
}
