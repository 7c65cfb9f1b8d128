import { childBodySchema } from '../children/child.ts';
import { canonicalJson } from '../json/json-value.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { failure, type Result, success } from '../result.ts';
import { transferBodySchema } from '../transfer/transfer.ts';
import { decisionBodySchema } from './decision-record.ts';
import { type DecodeMemory, remember, type ShapedEnvelope } from './decode-memory.ts';
import { bodyJsonLimits, type Envelope, type EnvelopeContext, envelopeSchema, type Piece } from './envelope.ts';
import { historyBodySchema } from './history-record.ts';
import {
  type BatonRecord,
  endBodySchema,
  type IgnoredReason,
  runBodySchema,
  type StoredRecord,
  taskBodySchema,
} from './record.ts';
import { signedTextOf } from './signature.ts';

/** The parts of records' bodies that have a version of their own: what agents write and what users write. */
const versioned = ['handoff', 'config'] as const;

/**
 * Returns whether a part of a body has a version that this code does not know. An absent version is 1 (C-37); only the number 1
 * is known.
 */
function hasOtherVersion(body: unknown): boolean {
  return versioned.some((part) => {
    const version: unknown = Reflect.get(Object(Reflect.get(Object(body), part)), 'version');
    return version !== undefined && version !== 1;
  });
}

/** An envelope with a valid binding and a valid signature, or with none where none is expected. Its body is still encoded. */
export interface SignedEnvelope {
  readonly envelope: Envelope;
  /** The value that was signed, including fields that this version does not know. */
  readonly raw: unknown;
  readonly digest: string;
}

export interface OpenContext extends EnvelopeContext {
  /** The memory of what the same tools have decoded before. */
  readonly memory?: DecodeMemory | undefined;
}

/** Checks shape, signature and binding, in this order. Nothing is inflated before the signature has been verified. */
export function openSignature(value: unknown, context: OpenContext): Result<SignedEnvelope, IgnoredReason> {
  const shaped = remember(context.memory?.shaped, value, () => shapeEnvelope(value, context));
  if (!shaped.ok) return shaped;
  const { envelope, text, digest } = shaped.value;
  if (!isGenuine(envelope, text, context)) return failure('signature');
  if (envelope.repo !== context.repo || envelope.subject !== context.thread) return failure('binding');
  return success({ envelope, raw: value, digest });
}

/** Checks the shape, and renders what is signed. */
function shapeEnvelope(value: unknown, { tools }: EnvelopeContext): Result<ShapedEnvelope, IgnoredReason> {
  const parsed = envelopeSchema.safeParse(value);
  const [whole, text] = parsed.success ? [canonicalJson(value), signedTextOf(value)] : [];
  if (!parsed.success || whole === undefined || text === undefined) return failure('malformed');
  return success({ envelope: parsed.data, text, digest: tools.sha256(whole) });
}

/**
 * Returns whether the signature is as expected. Where there are keys, a missing signature is wrong; where there are none, a
 * signature that nobody can verify is just as wrong.
 */
function isGenuine({ key, sig }: Envelope, text: string, { tools, unsigned }: EnvelopeContext): boolean {
  if (unsigned === true) return key === undefined && sig === undefined;
  return key !== undefined && sig !== undefined && tools.verify(text, { key, sig });
}

const bodySchemas = {
  run: runBodySchema,
  task: taskBodySchema,
  transfer: transferBodySchema,
  child: childBodySchema,
  decision: decisionBodySchema,
  end: endBodySchema,
  history: historyBodySchema,
};

function isKnownKind(kind: string): kind is keyof typeof bodySchemas {
  return Object.hasOwn(bodySchemas, kind);
}

/**
 * Decodes the record in a verified envelope. A kind or an inner version that this code does not know is reported as `version`.
 */
export function openBody(signed: SignedEnvelope, context: OpenContext): Result<StoredRecord, IgnoredReason> {
  const { envelope, raw, digest } = signed;
  const found = (envelope.parts ?? []).map((part) => context.pieces?.get(part));
  const pieces = found.filter((piece) => piece !== undefined);
  if (pieces.length < found.length) return failure('malformed');
  const body = remember(context.memory?.bodies, raw, () => parseBody(envelope, pieces, context));
  if (!body.ok) return body;
  const { kind, repo, subject: thread, run, task, attempt, execution, seq, prev } = envelope;
  // The schema was chosen by the kind, which the compiler cannot follow.
  const record = { kind, repo, thread, run, task, attempt, execution, seq, prev, body: body.value } as BatonRecord;
  const { comment = 0, writtenAt } = context;
  return success({ record, digest, comment, writtenAt, envelope: raw, ...locatePieces(envelope, pieces) });
}

/** Decodes the body and checks it by the schema of its kind. */
function parseBody(
  envelope: Envelope,
  pieces: readonly Piece[],
  context: EnvelopeContext,
): Result<BatonRecord['body'], IgnoredReason> {
  if (!isKnownKind(envelope.kind)) return failure('version');
  const body = decodeBody(envelope, pieces, context);
  if (body.ok && hasOtherVersion(body.value)) return failure('version');
  const parsed = body.ok ? bodySchemas[envelope.kind].safeParse(body.value) : undefined;
  return parsed?.success ? success(parsed.data) : failure('malformed');
}

function decodeBody(envelope: Envelope, pieces: readonly Piece[], { tools }: EnvelopeContext): Result<unknown, unknown> {
  if (envelope.enc === 'json') return success(envelope.body);
  const data = envelope.parts === undefined ? envelope.body : pieces.map(({ text }) => text).join('');
  const text = typeof data === 'string' ? tools.inflate(data, bodyJsonLimits.maxBytes) : undefined;
  return text === undefined ? failure('not deflated') : parseUntrustedJson(text, bodyJsonLimits);
}

function locatePieces({ parts = [] }: Envelope, pieces: readonly Piece[]): Pick<StoredRecord, 'pieces'> {
  if (parts.length === 0) return {};
  return { pieces: pieces.map(({ comment }, index) => ({ id: comment, digest: parts[index] ?? '' })) };
}

/** Opens an envelope from an untrusted source. Returns its record, or the reason why it does not count. */
export function openEnvelope(value: unknown, context: EnvelopeContext): Result<StoredRecord, IgnoredReason> {
  const signed = openSignature(value, context);
  return signed.ok ? openBody(signed.value, context) : signed;
}
