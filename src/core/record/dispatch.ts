import { z } from 'zod';

/** What `run.yml` reads to set up the agent job; clear JSON because expressions read it (DESIGN 4.8). */
const jobSchema = z.object({
  'runs-on': z.union([z.string(), z.array(z.string())]),
  container: z.string(),
  'timeout-minutes': z.int(),
  environment: z.string(),
  group: z.string(),
  checkout: z.object({ depth: z.int(), submodules: z.boolean(), lfs: z.boolean() }),
});

/** Records too large for the payload: read from the thread by comment id, bound by digest. */
const recordLocatorSchema = z.object({ id: z.int(), digest: z.string() });

/**
 * An order to start one execution: the only input of a dispatched workflow run, and the output `task` of `plan`.
 * At most 60,000 characters of JSON. Signed, where records are, over the canonical JSON of everything but `sig`.
 */
export const dispatchSchema = z.object({
  baton: z.literal(1),
  kind: z.literal('dispatch'),
  for: z.enum(['agent', 'publish']),
  /** Who takes the result: the publish job of the same workflow run, or the App, which reads an artifact. */
  via: z.enum(['action', 'app']),
  repo: z.int(),
  /** What the run is about; for a tick the runs issue. */
  subject: z.int(),
  /** Issue or pull request whose comments hold the run's records, which are bound to it: the subject, or the pipeline's runs issue. */
  thread: z.int(),
  /** The subject's number, or 0: group of `plan` and `publish` is `baton-<lock>`. */
  lock: z.int(),
  run: z.string(),
  task: z.string(),
  attempt: z.int(),
  execution: z.int(),
  /** The agent at work, by transfer maybe not the stage's own; absent for a built-in. */
  agent: z.string().optional(),
  /** How many more transfers the run may have. */
  hops: z.int().optional(),
  /** Commit that is checked out. */
  head: z.string(),
  /** Commit of the default branch that the run's config was read at. */
  commit: z.string(),
  /** Comment that holds the run's first record, its time (records are listed since then), and the status comment. */
  first: z.object({ id: z.int(), at: z.string() }),
  status: z.int(),
  /** Only with `for: publish` on a stage of an agent: the workflow run that vanished, whose loss is to be recorded. */
  lost: z.int().optional(),
  issued: z.string(),
  /** 48 hours after `issued`. */
  'not-after': z.string(),
  job: jobSchema,
  /** Digests of every record that the task builds on, in order of `seq`. */
  digests: z.array(z.string()),
  /** `deflate`: base64 of raw deflate of the JSON list of envelopes; `located`: where they stand. */
  records: z.union([
    z.object({ enc: z.literal('deflate'), data: z.string() }),
    z.object({ enc: z.literal('located'), list: z.array(recordLocatorSchema) }),
  ]),
  traceparent: z.string(),
  /** Both absent in an unsigned order. */
  key: z.string().optional(),
  sig: z.string().optional(),
});

export type Dispatch = z.infer<typeof dispatchSchema>;
export type DispatchJob = z.infer<typeof jobSchema>;
/** A dispatch before it is signed. */
export type DispatchDraft = Omit<Dispatch, 'key' | 'sig'>;
