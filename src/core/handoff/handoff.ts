import { z } from 'zod';

/** Limits of DESIGN 4.3. Code points where a text is read by people, bytes where it is stored. */
export const handoffLimits = {
  summaryCodePoints: 4_096,
  detailCodePoints: 65_536,
  dataBytes: 65_536,
  dataKeys: 256,
  contextBytes: 65_536,
  messageCodePoints: 16_384,
  wholeBytes: 524_288,
  depth: 32,
} as const;

const contextSchema = z.object({
  relevant_files: z.array(z.string()).optional(),
  key_findings: z.array(z.string()).optional(),
  constraints: z.array(z.string()).optional(),
  suggested_approach: z.string().optional(),
});

/** Versioned context that an agent writes for later agents. Its shape only; `parse-handoff` checks the limits. */
export const handoffSchema = z.object({
  /** Absent in a stored one means 1 (C-37). */
  version: z.literal(1).default(1),
  summary: z.string(),
  detail: z.string().optional(),
  data: z.record(z.string(), z.string()).optional(),
  context: contextSchema.optional(),
  to: z.string().optional(),
  message: z.string().optional(),
});

export type Handoff = z.infer<typeof handoffSchema>;
export type HandoffContext = z.infer<typeof contextSchema>;
