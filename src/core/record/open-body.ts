import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { failure, type Result, success } from '../result.ts';
import { transferBodySchema } from '../transfer/transfer.ts';
import { decisionBodySchema } from './decision.ts';
import type { Envelope } from './envelope.ts';
import type { EnvelopeContext, Piece } from './envelope-context.ts';
import { hasOtherVersion } from './has-other-version.ts';
import type { SignedEnvelope } from './open-signature.ts';
import {
  type BatonRecord,
  endBodySchema,
  historyBodySchema,
  type IgnoredReason,
  runBodySchema,
  type StoredRecord,
  taskBodySchema,
} from './record.ts';
import { bodyJsonLimits } from './record-limits.ts';

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
  const record = { kind, repo, subject, run, task, attempt, execution, seq, prev, body: parsed.data } as BatonRecord;
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
