import { canonicalJson, toWellFormedJson } from '../json/json-value.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { type Trace, traceSchema } from '../trigger/trace.ts';
import type { DecodePorts, RecordSigner } from './envelope.ts';

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

function isSigned({ sig, ...unsigned }: Trace, verify: DecodePorts['verify']): boolean {
  const text = canonicalJson(unsigned);
  return text !== undefined && sig !== undefined && unsigned.key !== undefined && verify(text, { key: unsigned.key, sig });
}

/** Encodes a trace as text, signed where there is a key: any workflow of a repository can create an artifact of that name. */
export function encodeTrace(trace: Trace, signer: RecordSigner | undefined): string {
  if (signer === undefined) return JSON.stringify(toWellFormedJson(trace));
  const unsigned = Object.assign({}, toWellFormedJson(trace), { key: signer.keyId });
  return JSON.stringify({ ...unsigned, sig: signer.sign(canonicalJson(unsigned) ?? '') });
}
