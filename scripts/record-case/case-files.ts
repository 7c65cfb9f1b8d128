import { z } from 'zod';

/** What may stand in the folder of a case. Anything else is a mistake. */
export const inputFiles = [
  'case.json',
  'config.yml',
  'event.json',
  'comments.json',
  'handoff.json',
  'handoff.mcp.json',
  'results.txt',
  'stdout.txt',
  'stderr.txt',
] as const;

export const goldenFiles = [
  'explain.json',
  'summary.md',
  'records.json',
  'state.json',
  'effects.json',
  'status.md',
  'escalation.md',
  'prompt.txt',
  'outcome.json',
] as const;

export type InputFile = (typeof inputFiles)[number];
export type GoldenFile = (typeof goldenFiles)[number];
export type Goldens = Readonly<Partial<Record<GoldenFile, string>>>;

/** `case.json`: why the case exists, and what no file of the outside world says. */
export const caseFactsSchema = z.strictObject({
  note: z.string().min(10),
  /** Requirements that the case proves. */
  ids: z.array(z.string()).min(1),
  eventName: z.string().default('issues'),
  /** Absent: GitHub did not say. */
  role: z.string().optional(),
  repo: z.int().default(1001),
  subject: z.int().default(42),
  trustedAuthor: z.int().optional(),
  /** `seq` of the record that was just written; the newest when absent. */
  cause: z.int().optional(),
  /** When it is decided; right after the newest record when absent. */
  now: z.string().optional(),
  /** `pipeline.stage`: the case is about this prompt. */
  stage: z.string().optional(),
  nonce: z.string().default('0123456789abcdef'),
  ended: z.enum(['exited', 'timeout', 'killed', 'not-started']).default('exited'),
  exitStatus: z.int().default(0),
  signal: z.enum(['required', 'optional', 'off']).default('off'),
});

export type CaseFacts = z.infer<typeof caseFactsSchema>;

export interface CaseInputs {
  readonly facts: CaseFacts;
  find(file: InputFile): string | undefined;
  get(file: InputFile): string;
}
