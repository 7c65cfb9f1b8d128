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

/** The chunks of each family of spellings. The finder takes at most seven different lengths. */
const chunk = { plain: 12, twice: 16, hex: 24, wideBase64: 32, separated: 36, wideHex: 48 };

/** The length above which a value has no rare spellings: they would be many, and a key of that length shows in the others. */
const longestForRare = 1_024;

/** Builds all spellings of T28: raw, trimmed, line by line, and each of these encoded. */
export function buildSecretForms(secret: string): readonly SecretForm[] {
  const forms = listSecretValues(secret).flatMap((value) => [
    ...encode(value),
    ...(value.length > longestForRare ? [] : encodeRarely(value)),
  ]);
  const known = new Map(forms.filter((form) => form.text.length >= shortestSecret).map((form) => [form.text, form]));
  return [...known.values()];
}

/** Lists the texts that are hidden on account of a secret: itself, without the blanks around it, and each of its lines. */
export function listSecretValues(secret: string): readonly string[] {
  const values = [secret, secret.trim(), ...secret.split(/[\r\n]+/).map((line) => line.trim())];
  return [...new Set(values.filter((value) => value.trim().length >= shortestSecret))];
}

function encode(value: string): readonly SecretForm[] {
  const text = value.toWellFormed();
  const bytes = new TextEncoder().encode(text);
  const hex = toHex(bytes);
  const uri = encodeURIComponent(text);
  const json = JSON.stringify(text).slice(1, -1);
  return [
    ...[text, Array.from(text).reverse().join(''), ...buildBase64(bytes)].map(withChunk(chunk.plain)),
    ...[uri, uri.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()), uri.replaceAll('%20', '+')].map(withChunk(chunk.plain)),
    ...[json, JSON.stringify(json).slice(1, -1), json.replaceAll('/', '\\/'), escapeUnicode(json)].map(withChunk(chunk.plain)),
    ...inBothCases([hex.join('')]).map(withChunk(chunk.hex)),
    ...inBothCases([hex.map((pair) => `%${pair}`).join('')]).map(withChunk(chunk.separated)),
  ];
}

/** Encodes a value in the spellings that programs do not choose by themselves, but that one call of a tool away makes. */
function encodeRarely(value: string): readonly SecretForm[] {
  const text = value.toWellFormed();
  const bytes = new TextEncoder().encode(text);
  const wide = toUtf16(text);
  const hex = toHex(bytes);
  const decimal = Array.from(bytes, String);
  return [
    ...[text.toLowerCase(), text.toUpperCase()].map(withChunk(chunk.plain)),
    ...listInside(bytes).flatMap((inner) => listInside(new TextEncoder().encode(inner)).map(withChunk(chunk.twice))),
    ...listInside(wide).map(withChunk(chunk.wideBase64)),
    ...inBothCases([toHex(wide).join('')]).map(withChunk(chunk.wideHex)),
    ...inBothCases([':', ' ', '-', ', 0x'].map((separator) => hex.join(separator))).map(withChunk(chunk.separated)),
    ...[',', ', ', ' '].map((separator) => decimal.join(separator)).map(withChunk(chunk.separated)),
  ];
}

function inBothCases(texts: readonly string[]): readonly string[] {
  return [...texts, ...texts.map((text) => text.toUpperCase().replaceAll('0X', '0x'))];
}

function toHex(bytes: Uint8Array): readonly string[] {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
}

/** Encodes a text as Windows does, with the lower byte first. */
function toUtf16(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length * 2 }, (_, at) => (text.charCodeAt(at >> 1) >> (8 * (at & 1))) & 0xff);
}

function withChunk(length: number): (text: string) => SecretForm {
  return (text) => ({ text, chunk: length });
}

function escapeUnicode(json: string): string {
  return json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Builds the base64 forms: the whole, and its forms inside a longer text, each also with the letters of URLs. */
function buildBase64(bytes: Uint8Array): readonly string[] {
  const standard = [toBase64(bytes), ...listInside(bytes)];
  return [...standard, ...standard.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))];
}

/**
 * Lists the base64 forms of bytes inside a longer text, one for each of the three offsets, without the characters that mix with
 * their neighbours.
 */
function listInside(bytes: Uint8Array): readonly string[] {
  return [0, 1, 2].map((offset) => {
    const shifted = toBase64(new Uint8Array([...new Uint8Array(offset), ...bytes])).replace(/=+$/, '');
    const tail = (offset + bytes.length) % 3 === 0 ? 0 : 1;
    return shifted.slice(Math.ceil((offset * 8) / 6), shifted.length - tail);
  });
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
