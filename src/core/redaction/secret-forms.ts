/**
 * A spelling in which a secret may appear. `chunk` is how many characters of this spelling identify the secret as well as 12 of
 * its own.
 */
export interface SecretForm {
  readonly text: string;
  readonly chunk: number;
}

/**
 * The length below which a value is not hidden. Hiding it would mask words, numbers and paths everywhere, and the gaps would show
 * what the value was. The same limit applies to a single line of a longer secret.
 */
const shortestSecret = 6;

const plainChunk = 12;
const hexChunk = 24;
const percentChunk = 36;

/** Builds all spellings of T28: raw, trimmed, line by line unless `lines` is false, and each of these encoded. */
export function buildSecretForms(secret: string, { lines = true } = {}): readonly SecretForm[] {
  const values = [secret, secret.trim(), ...(lines ? secret.split(/[\r\n]+/).map((line) => line.trim()) : [])];
  const forms = values.filter((value) => value.trim().length >= shortestSecret).flatMap(encode);
  const known = new Map(forms.filter((form) => form.text.length >= shortestSecret).map((form) => [form.text, form]));
  return [...known.values()];
}

function encode(value: string): readonly SecretForm[] {
  const text = value.toWellFormed();
  const bytes = new TextEncoder().encode(text);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  const uri = encodeURIComponent(text);
  const json = JSON.stringify(text).slice(1, -1);
  return [
    ...[text, Array.from(text).reverse().join(''), ...buildBase64(bytes)].map(withChunk(plainChunk)),
    ...[uri, uri.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()), uri.replaceAll('%20', '+')].map(withChunk(plainChunk)),
    ...[json, JSON.stringify(json).slice(1, -1), json.replaceAll('/', '\\/'), escapeUnicode(json)].map(withChunk(plainChunk)),
    ...[hex.join(''), hex.join('').toUpperCase()].map(withChunk(hexChunk)),
    ...[percent(hex), percent(hex).toUpperCase()].map(withChunk(percentChunk)),
  ];
}

function withChunk(chunk: number): (text: string) => SecretForm {
  return (text) => ({ text, chunk });
}

function percent(hex: readonly string[]): string {
  return hex.map((pair) => `%${pair}`).join('');
}

function escapeUnicode(json: string): string {
  return json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Builds the base64 forms: the whole, and its form inside a longer text at each of the three offsets, without the characters that
 * mix with its neighbours.
 */
function buildBase64(bytes: Uint8Array): readonly string[] {
  const whole = toBase64(bytes);
  const inside = [0, 1, 2].map((offset) => {
    const shifted = toBase64(new Uint8Array([...new Uint8Array(offset), ...bytes])).replace(/=+$/, '');
    const tail = (offset + bytes.length) % 3 === 0 ? 0 : 1;
    return shifted.slice(Math.ceil((offset * 8) / 6), shifted.length - tail);
  });
  const standard = [whole, ...inside];
  return [...standard, ...standard.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))];
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
