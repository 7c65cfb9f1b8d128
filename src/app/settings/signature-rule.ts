/** The way in which a source signs its deliveries: an HMAC over bytes of the request, in one header. */
export interface SignatureRule {
  /** In lower case, as all names of headers here. */
  readonly header: string;
  /** The text before the signature in the header; empty if there is none. */
  readonly prefix: string;
  readonly algorithm: 'sha1' | 'sha256' | 'sha384' | 'sha512';
  readonly encoding: 'hex' | 'base64';
  /** The signed text, where `{body}`, `{id}` and `{timestamp}` stand for the bytes of the body and the two headers. */
  readonly signed: string;
  /** The header with the id of the delivery. */
  readonly id: string | undefined;
  /** The header with the time of the delivery in seconds since 1970, which has to be signed. */
  readonly timestamp: string | undefined;
  /** The seconds by which that time may be too old or too far ahead. */
  readonly tolerance: number;
}

const plain = { prefix: '', algorithm: 'sha256', encoding: 'hex', signed: '{body}', id: undefined } as const;
const untimed = { timestamp: undefined, tolerance: 300 } as const;

/** The rules of well-known senders, by the names of their sources. Their own documentation is the source of each line. */
const presets: Readonly<Record<string, SignatureRule>> = {
  linear: { ...plain, ...untimed, header: 'linear-signature', id: 'linear-delivery' },
  sentry: { ...plain, ...untimed, header: 'sentry-hook-signature' },
  github: { ...plain, ...untimed, header: 'x-hub-signature-256', prefix: 'sha256=', id: 'x-github-delivery' },
  'standard-webhooks': {
    header: 'webhook-signature',
    prefix: 'v1,',
    algorithm: 'sha256',
    encoding: 'base64',
    signed: '{id}.{timestamp}.{body}',
    id: 'webhook-id',
    timestamp: 'webhook-timestamp',
    tolerance: 300,
  },
};

const forms: Readonly<Record<string, RegExp>> = {
  header: /^[a-z0-9-]{1,100}$/,
  prefix: /^.{1,50}$/,
  algorithm: /^sha(?:1|256|384|512)$/,
  encoding: /^(?:hex|base64)$/,
  signed: /^(?:[^{}]|\{(?:id|timestamp)\})*\{body\}$/,
  id: /^[a-z0-9-]{1,100}$/,
  timestamp: /^[a-z0-9-]{1,100}$/,
  tolerance: /^[1-9]\d{0,4}$/,
};

/**
 * Parses how a source signs: the name of a preset, or words as `header=x-signature prefix=sha256= encoding=hex`. Without a text the
 * preset with the name of the source counts. Throws words that follow the name of the setting.
 */
export function parseSignatureRule(text: string, source: string): SignatureRule {
  const name = text === '' ? source : text;
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (preset !== undefined) return preset;
  const known = Object.keys(presets).join(', ');
  if (text === '') throw new Error(`is not set. Write one of ${known}, or how it signs: header=x-signature algorithm=sha256`);
  const words = new Map(text.split(/\s+/).map((word) => parseWord(word, known)));
  const { header = '', prefix = '', signed = '{body}', id, timestamp, tolerance } = Object.fromEntries(words);
  if (header === '') throw new Error('has no header=…: write the name of the header that has the signature');
  if (signed.includes('{id}') && id === undefined) throw new Error('signs {id} and has no id=…: write the name of its header');
  if (signed.includes('{timestamp}') !== (timestamp !== undefined))
    throw new Error('needs {timestamp} in signed=… together with timestamp=…: a time that is not signed proves nothing');
  return {
    header,
    prefix,
    signed,
    id,
    timestamp,
    algorithm: (words.get('algorithm') ?? 'sha256') as SignatureRule['algorithm'],
    encoding: (words.get('encoding') ?? 'hex') as SignatureRule['encoding'],
    tolerance: Number(tolerance ?? untimed.tolerance),
  };
}

function parseWord(word: string, known: string): readonly [string, string] {
  const [key = '', ...rest] = word.split('=');
  const value = rest.join('=');
  const form = Object.hasOwn(forms, key) ? forms[key] : undefined;
  if (form === undefined)
    throw new Error(`has "${word}". Write one of ${known}, or words with =: ${Object.keys(forms).join(', ')}`);
  if (!form.test(value)) throw new Error(`has "${word}", which is no ${key}`);
  return [key, value];
}
