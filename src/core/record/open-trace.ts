import { canonicalJson } from '../json/canonical-json.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { type Trace, traceSchema } from '../trigger/trace.ts';
import type { ReadTools } from './record-tools.ts';

interface Place {
  readonly repo: number;
  readonly subject: number;
  /** Checks signatures; absent where the config has no keys. */
  readonly verify?: ReadTools['verify'];
}

const limits = { maxBytes: 1_000_000, maxDepth: 8, maxNodes: 50_000 } as const;

/** The trace that a text holds; undefined unless it is ours, and about this very subject. */
export function openTrace(text: string, { repo, subject, verify }: Place): Trace | undefined {
  const json = parseUntrustedJson(text, limits);
  const trace = json.ok ? traceSchema.safeParse(json.value).data : undefined;
  if (trace === undefined || trace.repo !== repo || trace.subject !== subject) return undefined;
  return verify === undefined || isSigned(trace, verify) ? trace : undefined;
}

function isSigned({ sig, ...unsigned }: Trace, verify: ReadTools['verify']): boolean {
  const text = canonicalJson(unsigned);
  return text !== undefined && sig !== undefined && unsigned.key !== undefined && verify(text, { key: unsigned.key, sig });
}
