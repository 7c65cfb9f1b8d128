import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { type Trace, traceSchema } from '../trigger/trace.ts';
import type { DecodePorts, RecordSigner } from './envelope.ts';
import { encodeSigned, signedTextOf } from './signature.ts';

interface TraceSource {
  readonly repo: number;
  readonly subject: number;
  /** The check of signatures; absent where the config has no keys. */
  readonly verify?: DecodePorts['verify'];
}

const limits = { maxBytes: 1_000_000, maxDepth: 8, maxNodes: 50_000 } as const;

/** Decodes a trace. Returns undefined unless Baton wrote it and it is about this very subject. */
export function decodeTrace(text: string, { repo, subject, verify }: TraceSource): Trace | undefined {
  const json = parseUntrustedJson(text, limits);
  const trace = json.ok ? traceSchema.safeParse(json.value).data : undefined;
  if (trace === undefined || trace.repo !== repo || trace.subject !== subject) return undefined;
  return verify === undefined || isSigned(trace, verify) ? trace : undefined;
}

function isSigned(trace: Trace, verify: DecodePorts['verify']): boolean {
  const { key, sig } = trace;
  const text = signedTextOf(trace);
  return text !== undefined && sig !== undefined && key !== undefined && verify(text, { key, sig });
}

/** Encodes a trace as text, signed where there is a key: any workflow of a repository can create an artifact of that name. */
export function encodeTrace(trace: Trace, signer: RecordSigner | undefined): string {
  return encodeSigned(trace, signer);
}
