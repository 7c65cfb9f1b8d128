import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';

/** What differs each time that a scene is played, and the word that stands for it. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g, '{time}'],
  [/\b\d{8}(-|\\u002d)\d{4}\b/g, '{tick}'],
  [/\b\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?\b/g, '{day}'],
  [/\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}(?:, \d{2}:\d{2} UTC)?/g, '{day}'],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*day\b/g, '{weekday}'],
  [/\bsha256:[0-9a-f]{64}\b/g, '{digest}'],
  [/\b[0-9a-f]{64}\b/g, '{digest}'],
  [/\b[0-9a-f]{32}-[0-9a-f]{16}\b/g, '{trace}'],
  [/\b[0-9a-f]{40}\b/g, '{commit}'],
  [/\b[0-9a-f]{16}\b/g, '{nonce}'],
  [/\b[0-9a-f]{12}\b/g, '{commit}'],
  [/\b[0-9a-f]{7}\b/g, '{short}'],
  [/\bk1:[A-Za-z0-9+/]{43}=/g, 'k1:{key}'],
  [/\b((?:[a-z]+\.)?localhost|127\.0\.0\.1):\d+/g, '$1:{port}'],
  // Ids of the local GitHub begin at 2^32, and all kinds of things share one counter.
  [/\b42949\d{5}\b/g, '{id}'],
  [/\b(?:less than )?(?:\d+ min )?\d+(?: |\.\d+ ?)(?:ms|s)\b/g, '{duration}'],
  [/\bduration_ms \d+(?:\.\d+)?/g, 'duration_ms {duration}'],
  [/\b(node:internal[\w/]*):\d+:\d+/g, '$1:{line}'],
  [/("duration": ?")[^"]*/g, '$1{duration}'],
  [/("seconds": ?)\d+/g, '$1{seconds}'],
  [/(?:\/[\w.-]+)+\/baton-(?:demo|copy)-\w+/g, '{folder}'],
  [/("file":"commits\.bundle","bytes":)\d+/g, '$1{bytes}'],
];

/** Replaces ids, times, durations, commits, nonces and addresses by words. */
export function normalise(text: string): string {
  return replacements.reduce((changed, [pattern, word]) => changed.replace(pattern, word), text);
}

/** Returns the JSON with its deflated parts in plain, and without what differs in each signature. */
export function decodePayload(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodePayload);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([key]) => !['sig', 'traceparent', 'nonce'].includes(key));
  const plain = Object.fromEntries(fields.map(([key, field]) => [key, decodePayload(field)]));
  if (plain.enc !== 'deflate') return plain;
  const key = 'data' in plain ? 'data' : 'body';
  return { ...plain, [key]: inflate(plain[key]) };
}

function inflate(data: unknown): unknown {
  if (typeof data !== 'string' || data === '') return data;
  return decodePayload(JSON.parse(inflateRawSync(Buffer.from(data, 'base64')).toString()));
}

/** The length from which a text is cut, so that files can be read. */
const mostCharacters = 8_000;

/** Cuts a long text. The digest of the whole text stands at the end, so that a change in what was cut is seen. */
export function shorten(text: string): string {
  if (text.length <= mostCharacters) return text;
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${text.slice(0, mostCharacters / 8)} … (${text.length} characters, ${digest})`;
}
