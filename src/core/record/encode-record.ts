import { canonicalJson, toWellFormedJson, utf8Length } from '../json/json-value.ts';
import { readJsonTokens } from '../json/parse-untrusted-json.ts';
import { type EncodePorts, type Envelope, recordLimits } from './envelope.ts';
import type { BatonRecord } from './record.ts';

/** Matches characters that could end a hidden comment, start markup, break a line or be lost in transport. */
const unsafe = /[<>&\-`\u007f-\u009f\u2028\u2029]/g;

/** Returns the same JSON without any character that could end an HTML comment or has a meaning in Markdown. */
function escapeMarkerJson(json: string): string {
  let escaped = '';
  for (const token of readJsonTokens(json)) {
    // Outside of strings only numbers contain a `-`, where an escape would not be JSON. A single `-` ends nothing.
    escaped += token.startsWith('"') ? token.replace(unsafe, escapeCharacter) : token;
  }
  return escaped;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export const markerStart = '<!-- baton:';
export const markerEnd = ' -->';

/** Renders a JSON value as one line of hidden text. */
export function renderMarker(value: unknown): string {
  return `${markerStart}1 ${escapeMarkerJson(JSON.stringify(value))}${markerEnd}`;
}

/** Returns whether a marker of ours is a continuation piece. */
export function isPieceMarker(marker: string): boolean {
  return marker.startsWith(`${markerStart}1 {"kind":"part",`);
}

export interface EncodedRecord {
  readonly envelope: Envelope;
  /** The digest that the next record's `prev` must hold. */
  readonly digest: string;
  /** The marker of the record, followed by those of its continuation pieces, if any. Each is one line. */
  readonly markers: readonly string[];
}

type EncodedBody = Pick<Envelope, 'enc' | 'body'>;

/**
 * Signs a record, where there is a signer, and encodes it as hidden lines. Lone surrogates become U+FFFD. `budget` limits the
 * first marker; a body that does not fit is split into pieces, which the signature covers by their digests.
 */
export function encodeRecord(record: BatonRecord, tools: EncodePorts, budget: number = recordLimits.markerBytes): EncodedRecord {
  const body = encodeBody(record.body, tools);
  const inline = sealEnvelope(record, body, tools);
  if (utf8Length(renderMarker(inline)) <= budget) return buildEncodedRecord(inline, [], tools);
  const deflated = body.enc === 'deflate' ? String(body.body) : tools.deflate(JSON.stringify(body.body));
  const pieces = splitPieces(deflated);
  const parts = pieces.map((piece) => tools.sha256(piece));
  return buildEncodedRecord(sealEnvelope(record, { enc: 'deflate', body: '', parts }, tools), pieces, tools);
}

function encodeBody(body: unknown, tools: EncodePorts): EncodedBody {
  const json = JSON.stringify(toWellFormedJson(body));
  if (fitsInline(json)) return { enc: 'json', body: JSON.parse(json) };
  const deflated = tools.deflate(json);
  // Escaping only adds characters, and takes time for large bodies.
  const isSmaller = deflated.length < utf8Length(json) || deflated.length < utf8Length(escapeMarkerJson(json));
  return isSmaller ? { enc: 'deflate', body: deflated } : { enc: 'json', body: JSON.parse(json) };
}

function fitsInline(json: string): boolean {
  return json.length <= recordLimits.inlineBytes && utf8Length(escapeMarkerJson(json)) <= recordLimits.inlineBytes;
}

/** Builds the envelope. Its fields are in the order in which people read them; the signature covers the canonical form. */
function sealEnvelope(record: BatonRecord, body: EncodedBody & Pick<Envelope, 'parts'>, tools: EncodePorts): Envelope {
  const { kind, repo, thread, attempt, execution, seq, prev } = record;
  const run = record.run.toWellFormed();
  const task = record.task.toWellFormed();
  const place = { kind, repo, subject: thread, run, task, attempt, execution, seq, prev };
  if (tools.signer === undefined) return { ...place, ...body };
  const { keyId: key, sign } = tools.signer;
  return { ...place, key, sig: sign(canonicalJson({ ...place, key, ...body }) ?? ''), ...body };
}

function splitPieces(text: string): readonly string[] {
  const size = recordLimits.pieceCharacters;
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));
}

function buildEncodedRecord(envelope: Envelope, pieces: readonly string[], tools: EncodePorts): EncodedRecord {
  const markers = pieces.map((body) => renderMarker({ kind: 'part', sha256: tools.sha256(body), body }));
  return { envelope, digest: tools.sha256(canonicalJson(envelope) ?? ''), markers: [renderMarker(envelope), ...markers] };
}
