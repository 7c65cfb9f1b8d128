import { z } from 'zod';

/** The part that `run.yml` reads to set up the agent job. It is plain JSON, because expressions read it (DESIGN 4.8). */
const jobSchema = z.object({
  /**
   * The runner; absent where the default of `run.yml` is meant, as are container and environment. An order with one of the three
   * passes the job `verify` before its agent job starts.
   */
  'runs-on': z.union([z.string(), z.array(z.string())]).optional(),
  container: z.string().optional(),
  environment: z.string().optional(),
  'timeout-minutes': z.int(),
  /** The concurrency group, to which `run.yml` adds a prefix, so that it is never the group of a publisher. */
  group: z.string(),
  checkout: z.object({ depth: z.int(), submodules: z.boolean(), lfs: z.boolean() }),
});

/** A record that is too large for the payload. It is read from the thread by its comment's id, and verified by its digest. */
const recordLocatorSchema = z.object({ id: z.int(), digest: z.string() });

/**
 * An order to start one execution: the only input of a dispatched workflow run, and the output `task` of `plan`. It has at most
 * 60,000 characters of JSON. Where records are signed, it is signed over the canonical JSON of all fields except `sig`.
 */
export const dispatchSchema = z.object({
  baton: z.literal(1),
  kind: z.literal('dispatch'),
  for: z.enum(['agent', 'publish']),
  /** The receiver of the result: the publish job of the same workflow run, or the App, which reads an artifact. */
  via: z.enum(['action', 'app']),
  repo: z.int(),
  /** The number of the subject; for a tick that of the runs issue. */
  subject: z.int(),
  /**
   * The issue or pull request whose comments hold the run's records: the subject, or the pipeline's runs issue. The records are
   * bound to it.
   */
  thread: z.int(),
  /** The number of the subject, or 0. The concurrency group of `plan` and `publish` is `baton-<lock>`. */
  lock: z.int(),
  run: z.string(),
  task: z.string(),
  attempt: z.int(),
  execution: z.int(),
  /** The number of the stage and of all stages, `2/3`, or `child 1 of split`, for the title of the workflow run. Nothing else reads it. */
  progress: z.string().optional(),
  /** The agent of the execution, which after a transfer may not be the stage's own; absent for a built-in. */
  agent: z.string().optional(),
  /** The number of transfers that the run may still have. */
  hops: z.int().optional(),
  /**
   * The executions, and the transfers to them, that are set aside for further agents in the job of this order (`transfer: inline`). They stand
   * when they are recorded, whatever others have used by then. Absent in orders of before: those count what they know. `cost-usd` is all that is
   * left of `limits.max-cost-usd`: each of several jobs side by side gets all of it.
   */
  left: z.object({ tasks: z.int(), handoffs: z.int(), 'cost-usd': z.number().min(0).optional() }).optional(),
  /** The commit that is checked out. */
  head: z.string(),
  /** The commit of the default branch from which the run's config was read. */
  commit: z.string(),
  /** The comment with the run's first record, its time (records are listed from then on), and the status comment. */
  first: z.object({ id: z.int(), at: z.string() }),
  status: z.int(),
  /** The workflow run that vanished and whose loss is to be recorded; only with `for: publish` on a stage of an agent. */
  lost: z.int().optional(),
  /**
   * The key of what listeners are to be told (`Notice`), of what a person is to be asked (`askKey`), or of an end to complete (`closeKey`). The order then does nothing
   * else, is `for: publish`, and its `task` is no stage: it only names the workflow run.
   */
  notify: z.string().optional(),
  /** Children of the task start while it is at work (`wait: poll`); only with `via: app`, which looks for the requests of its job. */
  polls: z.literal(true).optional(),
  /** The time before which the job does not start its agent, because a usage limit is closed for a short time. */
  'not-before': z.iso.datetime().optional(),
  issued: z.string(),
  /** The end of the order's validity, 48 hours after `issued`. */
  'not-after': z.string(),
  job: jobSchema,
  /** The digests of all records that the task depends on, in order of `seq`. */
  digests: z.array(z.string()),
  /** The records. `deflate`: base64 of the raw deflate of the JSON list of envelopes; `located`: the comments that hold them. */
  records: z.union([
    z.object({ enc: z.literal('deflate'), data: z.string() }),
    z.object({ enc: z.literal('located'), list: z.array(recordLocatorSchema) }),
  ]),
  traceparent: z.string(),
  /** The id of the key, and the signature; both absent in an unsigned order. */
  key: z.string().optional(),
  sig: z.string().optional(),
});

export type Dispatch = z.infer<typeof dispatchSchema>;
export type DispatchJob = z.infer<typeof jobSchema>;
/** A dispatch before it is signed. */
export type DispatchDraft = Omit<Dispatch, 'key' | 'sig'>;
