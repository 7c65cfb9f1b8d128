import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

/** A workflow file of the user's repository that starts Baton's pipelines. */
export interface Caller {
  readonly file: string;
  readonly crons: readonly CallerCron[];
  /** The types by event; an event without types is received whatever its type. */
  readonly events: ReadonlyMap<string, readonly string[] | undefined>;
  /** The names of the inputs of `workflow_dispatch`. */
  readonly inputs: readonly string[];
  /** The jobs that call our reusable workflow. */
  readonly jobs: readonly CallerJob[];
  /** The form of `schedule`: missing, a list between brackets, or a list of lines. */
  readonly form: 'absent' | 'flow' | 'block';
  /** The 1-based position of `schedule`, or of `on` if there is none. */
  readonly line: number;
  readonly column: number;
}

export interface CallerCron {
  readonly cron: string;
  readonly timezone: string;
}

export interface CallerJob {
  readonly name: string;
  /** The permissions of the job, or those of the workflow; undefined where there are none. */
  readonly permissions: unknown;
  /** The names of the secrets that the job passes; `inherit` passes those that it can reach, under their own names. */
  readonly secrets: readonly string[] | 'inherit';
  readonly with: Readonly<Record<string, unknown>>;
  /** True when the job calls the copy of our workflow in its own repository. */
  readonly isOwnCopy: boolean;
}

const stepSchema = z.looseObject({ uses: z.string().catch(''), with: z.record(z.string(), z.unknown()).catch({}) });
const jobSchema = z.looseObject({
  uses: z.string().catch(''),
  with: z.record(z.string(), z.unknown()).catch({}),
  secrets: z.union([z.literal('inherit'), z.record(z.string(), z.unknown())]).catch({}),
  permissions: z.unknown().optional(),
  steps: z.array(stepSchema.catch({ uses: '', with: {} })).catch([]),
});
const workflowSchema = z.looseObject({
  on: z.unknown(),
  permissions: z.unknown().optional(),
  jobs: z.record(z.string(), jobSchema),
});
const cronsSchema = z.array(z.object({ cron: z.string(), timezone: z.string().default('UTC') }));

interface CallerOptions {
  /** True if the repository's own `run.yml` is ours, so that `./` refers to it. */
  readonly isOurs?: boolean;
}

/** Reads a workflow file. Returns undefined for a workflow of another kind and for a file that is no workflow. */
export function readCaller(file: string, text: string, { isOurs = false }: CallerOptions = {}): Caller | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  if (document.errors.length > 0) return undefined;
  const workflow = workflowSchema.safeParse(document.toJS({ maxAliasCount: 100 }));
  if (!workflow.success || !Object.values(workflow.data.jobs).some((job) => callsBaton(job, isOurs))) return undefined;
  const on = findPair(document.contents, 'on');
  const schedule = findPair(on?.value, 'schedule');
  const { line, col: column } = lines.linePos(schedule?.offset ?? on?.offset ?? 0);
  const list = schedule?.value;
  const crons = isSeq(list) ? cronsSchema.safeParse(list.toJS(document)).data : undefined;
  const { jobs, permissions } = workflow.data;
  const called = Object.entries(jobs).filter(([, { uses }]) => isOurWorkflow(uses, isOurs));
  return {
    file,
    crons: crons ?? [],
    ...readEvents(workflow.data.on),
    jobs: called.map(([name, job]) => ({
      name,
      isOwnCopy: job.uses.startsWith('./'),
      permissions: job.permissions ?? permissions,
      secrets: job.secrets === 'inherit' ? 'inherit' : Object.keys(job.secrets),
      with: job.with,
    })),
    form: isSeq(list) ? formOf(list) : 'absent',
    line,
    column,
  };
}

const typesSchema = z.looseObject({ types: z.union([z.string().transform((type) => [type]), z.array(z.string())]) });
const dispatchSchema = z.looseObject({ inputs: z.record(z.string(), z.unknown()) });

/** Reads `on`, which may be a name, a list of names, or a map. */
function readEvents(on: unknown): Pick<Caller, 'events' | 'inputs'> {
  if (typeof on === 'string') return { events: new Map([[on, undefined]]), inputs: [] };
  if (Array.isArray(on)) return { events: new Map(on.map((name) => [String(name), undefined])), inputs: [] };
  const entries = typeof on === 'object' && on !== null ? Object.entries(on) : [];
  const events = new Map(entries.map(([name, value]) => [name, typesSchema.safeParse(value).data?.types]));
  const dispatch = dispatchSchema.safeParse(Object.fromEntries(entries).workflow_dispatch);
  return { events, inputs: Object.keys(dispatch.data?.inputs ?? {}) };
}

function isOurWorkflow(uses: string, isOurs: boolean): boolean {
  if (uses === './.github/workflows/run.yml') return isOurs;
  return /^[\w.-]+\/baton\/\.github\/workflows\/run\.yml(?:@|$)/.test(uses);
}

function formOf({ flow }: { readonly flow?: boolean | undefined }): Caller['form'] {
  return flow === true ? 'flow' : 'block';
}

/** Finds a value of a map with the position of its key. */
function findPair(map: unknown, name: string): { readonly value: unknown; readonly offset: number | undefined } | undefined {
  const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  return pair === undefined ? undefined : { value: pair.value, offset: isScalar(pair.key) ? pair.key.range?.[0] : undefined };
}

/**
 * Returns whether a job uses our reusable workflow or our action. A plain step and the mode `validate` start no pipeline and do
 * not count.
 */
function callsBaton({ uses, steps }: z.infer<typeof jobSchema>, isOurs: boolean): boolean {
  if (isOurWorkflow(uses, isOurs)) return true;
  return steps.some(
    (step) => /^[\w.-]+\/baton@/.test(step.uses) && !Object.hasOwn(step.with, 'agent') && step.with.mode !== 'validate',
  );
}
