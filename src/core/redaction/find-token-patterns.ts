import type { Span } from './readings.ts';

/**
 * Matches where a word may start: after anything but a letter, digit, `_` or `-`, after an escape such as `\n`, or after an ANSI
 * code.
 */
const wordStart = '(?:(?<![A-Za-z0-9_-])|(?<=\\\\[nrtbf])|(?<=\\u001b\\[[0-9;]{0,16}m))';

/**
 * Matches the password of an address such as `postgres://app:PASSWORD@host`. What stands for one, such as the name of the user or of
 * a variable, protects nothing, and neither does one that is good on this machine alone.
 */
const urlPassword = [
  `(?<=://(?<user>[^\\s:@/"'<>]{0,64}):)(?!(?:\\k<user>|\\$\\w{1,64}|\\*{1,64}|pass(?:word|wd)?|secret|changeme)@)`,
  `[A-Za-z0-9._~%!$&'()*+,;=:-]{6,256}(?=@(?!localhost\\b|127\\.|\\[::1]))`,
].join('');

/**
 * Matches secrets that are known by their form (T28). Those with an unmistakable prefix are found even inside a word. No length
 * is fixed where the vendor does not promise one: installation tokens have outgrown every such pattern.
 */
const tokens = new RegExp(
  [
    'gh[pour]_[A-Za-z0-9]{20,}',
    'ghs_[A-Za-z0-9_.-]{20,}',
    'github_pat_[A-Za-z0-9_]{20,}',
    `${wordStart}sk-(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{16,}`,
    `${wordStart}sk-[A-Za-z0-9]{20,}`,
    'A[KS]IA[A-Z0-9]{16}',
    'xox[a-z]-[A-Za-z0-9-]{10,}',
    // Four letters occur by chance in any long base64 text, such as an image.
    '(?<![A-Za-z0-9+/]{24})AIza[A-Za-z0-9_-]{30,}',
    'ya29\\.[A-Za-z0-9_-]{20,}',
    'npm_[A-Za-z0-9]{30,}',
    'glpat-[A-Za-z0-9_.-]{20,}',
    `${wordStart}[rs]k_live_[A-Za-z0-9]{16,}`,
    `${wordStart}hf_[A-Za-z0-9]{30,}`,
    `${wordStart}gsk_[A-Za-z0-9]{40,}`,
    `${wordStart}xai-[A-Za-z0-9]{40,}`,
    `${wordStart}SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{30,}`,
    'shpat_[A-Fa-f0-9]{32,}',
    'dop_v1_[a-f0-9]{40,}',
    // A name of a branch or a job may be half as long.
    `${wordStart}pypi-[A-Za-z0-9_-]{85,}`,
    'ATATT(?<![A-Za-z0-9+/]{24}ATATT)[A-Za-z0-9_=-]{50,1024}',
    'lin_api_[A-Za-z0-9]{30,}',
    '(?<=AccountKey=)[A-Za-z0-9+/]{86}==',
    urlPassword,
    '(?<=(?:[Bb]earer|BEARER)[ \\t]{1,4})(?=[A-Za-z._~+/-]{0,512}[0-9])[A-Za-z0-9._~+/-]{20,}=*',
  ].join('|'),
  'g',
);

/** Finds everything in a text that has the form of a secret. */
export function findTokens(text: string): readonly Span[] {
  return [...findByPattern(text), ...findJsonWebTokens(text), ...findPrivateKeys(text)];
}

function findByPattern(text: string): readonly Span[] {
  return Array.from(text.matchAll(tokens), (match) => ({ start: match.index, end: match.index + match[0].length }));
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
