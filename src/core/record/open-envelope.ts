import { canonicalJson } from '../json/canonical-json.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { failure, type Result, success } from '../result.ts';
import { transferBodySchema } from '../transfer/transfer.ts';
import { bodyJsonLimits, type Envelope, type EnvelopeContext, envelopeSchema, type Piece } from './envelope.ts';
import {
  type BatonRecord,
  decisionBodySchema,
  endBodySchema,
  historyBodySchema,
  type IgnoredReason,
  runBodySchema,
  type StoredRecord,
  taskBodySchema,
} from './record.ts';

/** Where the versions stand in the bodies of records: what agents write and what users write have versions of their own. */
const versioned = ['handoff', 'config'] as const;

/** Whether a part of a body has a version that we do not know. An absent one is 1 (C-37); anything but the number 1 is not. */
export function hasOtherVersion(body: unknown): boolean {
  return versioned.some((part) => {
    const version: unknown = Reflect.get(Object(Reflect.get(Object(body), part)), 'version');
    return version !== undefined && version !== 1;
  });
}

/** An envelope whose signature, or lack of one, and binding are good; its body is still closed. */
export interface SignedEnvelope {
  readonly envelope: Envelope;
  /** As it was signed, with fields that this version does not know. */
  readonly raw: unknown;
  readonly digest: string;
}

/** Checks shape, signature and binding, in this order. Nothing is inflated before the signature is known to be good. */
export function openSignature(value: unknown, context: EnvelopeContext): Result<SignedEnvelope, IgnoredReason> {
  const parsed = envelopeSchema.safeParse(value);
  if (!parsed.success) return failure('malformed');
  const envelope = parsed.data;
  const whole = canonicalJson(value);
  const text = canonicalJson(withoutSignature(value));
  if (whole === undefined || text === undefined) return failure('malformed');
  if (!isGenuine(envelope, text, context)) return failure('signature');
  if (envelope.repo !== context.repo || envelope.subject !== context.thread) return failure('binding');
  return success({ envelope, raw: value, digest: context.tools.sha256(whole) });
}

/** A missing signature is as wrong where there are keys as one that nobody can verify is where there are none. */
function isGenuine({ key, sig }: Envelope, text: string, { tools, unsigned }: EnvelopeContext): boolean {
  if (unsigned === true) return key === undefined && sig === undefined;
  return key !== undefined && sig !== undefined && tools.verify(text, { key, sig });
}

function withoutSignature(value: unknown): unknown {
  return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => key !== 'sig'));
}

const bodySchemas = {
  run: runBodySchema,
  task: taskBodySchema,
  transfer: transferBodySchema,
  decision: decisionBodySchema,
  end: endBodySchema,
  history: historyBodySchema,
};

function isKnownKind(kind: string): kind is keyof typeof bodySchemas {
  return Object.hasOwn(bodySchemas, kind);
}

/** The record in a verified envelope. A kind, or a version within, that we do not know is `version`. */
export function openBody(signed: SignedEnvelope, context: EnvelopeContext): Result<StoredRecord, IgnoredReason> {
  const { envelope, raw, digest } = signed;
  if (!isKnownKind(envelope.kind)) return failure('version');
  const found = (envelope.parts ?? []).map((part) => context.pieces?.get(part));
  const pieces = found.filter((piece) => piece !== undefined);
  if (pieces.length < found.length) return failure('malformed');
  const body = decodeBody(envelope, pieces, context);
  if (body.ok && hasOtherVersion(body.value)) return failure('version');
  const parsed = body.ok ? bodySchemas[envelope.kind].safeParse(body.value) : undefined;
  if (!parsed?.success) return failure('malformed');
  const { kind, repo, subject, run, task, attempt, execution, seq, prev } = envelope;
  // The schema was chosen by the kind, which the compiler cannot follow.
  const record = { kind, repo, thread: subject, run, task, attempt, execution, seq, prev, body: parsed.data } as BatonRecord;
  const place = { comment: context.comment ?? 0, ...(context.writtenAt === undefined ? {} : { writtenAt: context.writtenAt }) };
  return success({ record, digest, ...place, envelope: raw, ...locatePieces(envelope, pieces) });
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

/** A record from an envelope that somebody handed us, or why it does not count. */
export function openEnvelope(value: unknown, context: EnvelopeContext): Result<StoredRecord, IgnoredReason> {
  const signed = openSignature(value, context);
  return signed.ok ? openBody(signed.value, context) : signed;
}
