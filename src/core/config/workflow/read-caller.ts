import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { isPlainMap } from '../../json/json-value.ts';
import { type HeardEvents, readEvents } from './read-events.ts';

/** A workflow file of the user's repository that starts Baton's pipelines. */
export interface Caller extends HeardEvents {
  readonly file: string;
  readonly text: string;
  /** The name that GitHub shows: `name`, else the path of the file. */
  readonly name: string;
  /** The jobs that call our reusable workflow. */
  readonly jobs: readonly CallerJob[];
  /** The form of `schedule`: missing, a list between brackets, or a list of lines. */
  readonly form: 'absent' | 'flow' | 'block';
  /** The jobs with a step that uses our action without a word of what it is to do. */
  readonly idleJobs: readonly string[];
  /** Returns the value at a path of the workflow. */
  readonly find: (path: readonly string[]) => unknown;
  /** Returns the position, from 1, of the key at a path of the workflow, or of the nearest key around it that exists. */
  readonly placeOf: (path: readonly string[]) => { readonly line: number; readonly column: number };
}

export interface CallerJob {
  readonly name: string;
  /** The workflow that the job calls, as it is written. */
  readonly uses: string;
  /** The permissions of the job, or those of the workflow; undefined where there are none. */
  readonly permissions: unknown;
  /** The path of those permissions in the workflow. */
  readonly permissionsPath: readonly string[];
  /** The expressions of the secrets that the job passes, by name; `inherit` passes those that it can reach, under their own names. */
  readonly secrets: Readonly<Record<string, string>> | 'inherit';
  readonly with: Readonly<Record<string, unknown>>;
  /** True when the job calls the copy of our workflow in its own repository. */
  readonly isOwnCopy: boolean;
}

const stepSchema = z.looseObject({ uses: z.string().catch(''), with: z.record(z.string(), z.unknown()).catch({}) });
const jobSchema = z.looseObject({
  uses: z.string().catch(''),
  with: z.record(z.string(), z.unknown()).catch({}),
  secrets: z.union([z.literal('inherit'), z.record(z.string(), z.coerce.string())]).catch({}),
  permissions: z.unknown().optional(),
  steps: z.array(stepSchema.catch({ uses: '', with: {} })).catch([]),
});
const workflowSchema = z.looseObject({
  name: z.string().optional().catch(undefined),
  on: z.unknown(),
  permissions: z.unknown().optional(),
  jobs: z.record(z.string(), jobSchema),
});

type Workflow = z.infer<typeof workflowSchema>;
type Job = z.infer<typeof jobSchema>;

interface CallerOptions {
  /** True if the repository's own `run.yml` is ours, so that `./` refers to it. */
  readonly isOurs?: boolean;
}

/** Reads a workflow file. Returns undefined for a workflow of another kind and for a file that is no workflow. */
export function readCaller(file: string, text: string, { isOurs = false }: CallerOptions = {}): Caller | undefined {
  const { document, lines } = parseWorkflow(text);
  if (document.errors.length > 0) return undefined;
  const plain: unknown = document.toJS({ maxAliasCount: 100 });
  const workflow = workflowSchema.safeParse(plain);
  if (!workflow.success || !Object.values(workflow.data.jobs).some((job) => callsBaton(job, isOurs))) return undefined;
  const list = document.getIn(['on', 'schedule'], true);
  return {
    file,
    text,
    name: workflow.data.name ?? file,
    ...readEvents(workflow.data.on),
    jobs: readJobs(workflow.data, isOurs),
    idleJobs: Object.entries(workflow.data.jobs).flatMap(([name, { steps }]) => (steps.some(isIdle) ? [name] : [])),
    form: formOf(list),
    find: (path) => path.reduce<unknown>((value, name) => (isPlainMap(value) ? value[name] : undefined), plain),
    placeOf: (path) => {
      const { line, col } = lines.linePos(findOffset(document.contents, path));
      return { line, column: col };
    },
  };
}

/**
 * Returns whether a workflow surely calls Baton. A `run.yml` of a repository with another name might be anybody's, if it is not
 * handed a task.
 */
export function isSurelyCaller({ jobs }: Caller): boolean {
  return jobs.length === 0 || jobs.some((job) => job.isOwnCopy || passesTask(job) || /^[\w.-]+\/baton\//.test(job.uses));
}

/** The workflows that were parsed last, by their texts: a dozen checks read the same few files. */
const parsed = new Map<string, { readonly document: Document.Parsed; readonly lines: LineCounter }>();

/** Parses the text of a workflow, the same text once. */
export function parseWorkflow(text: string) {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  if (parsed.size > 100) parsed.clear();
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  parsed.set(text, { document, lines });
  return { document, lines };
}

/** Reads the text of a workflow; undefined where it is no YAML. */
export function readPlain(text: string): unknown {
  const { document } = parseWorkflow(text);
  return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 100 });
}

/** Returns whether a workflow runs the agents of the App. It starts no pipeline by itself, and the App needs no other. */
export function isAgentWorkflow(text: string): boolean {
  return Object.values(workflowSchema.safeParse(readPlain(text)).data?.jobs ?? {}).some(({ uses }) => agentWorkflow.test(uses));
}

function readJobs({ jobs, permissions }: Workflow, isOurs: boolean): readonly CallerJob[] {
  return Object.entries(jobs).flatMap(([name, job]) => {
    if (!callsRunWorkflow(job, isOurs)) return [];
    const { uses, with: given, secrets, permissions: own } = job;
    return [
      {
        name,
        uses,
        isOwnCopy: uses.startsWith('./'),
        permissions: own ?? permissions,
        permissionsPath: own === undefined ? ['permissions'] : ['jobs', name, 'permissions'],
        secrets,
        with: given,
      },
    ];
  });
}

const runWorkflow = /\/\.github\/workflows\/run\.yml(?:@|$)/;
const agentWorkflow = /\/\.github\/workflows\/agent\.yml(?:@|$)/;

/**
 * Returns whether a job calls our reusable workflow, whatever the repository is named that has the copy. A `run.yml` of the same
 * repository is ours if its text is.
 */
function callsRunWorkflow(job: Pick<Job, 'uses' | 'with'>, isOurs: boolean): boolean {
  if (job.uses === '' || agentWorkflow.test(job.uses)) return false;
  if (job.uses.startsWith('./')) return isOurs && runWorkflow.test(job.uses);
  return passesTask(job) || runWorkflow.test(job.uses);
}

/** Returns whether a job or a step is handed the order of a task. Nothing but Baton takes one. */
function passesTask({ with: given }: { readonly with: Readonly<Record<string, unknown>> }): boolean {
  return /\$\{\{.*\binputs\.task\b/.test(String(given.task ?? ''));
}

function formOf(list: unknown): Caller['form'] {
  if (list === undefined) return 'absent';
  return isSeq(list) && list.flow === true ? 'flow' : 'block';
}

/** Finds the offset of the key at a path, or of the last key on the way to it. */
function findOffset(contents: unknown, path: readonly string[]): number {
  let [map, offset]: [unknown, number] = [contents, 0];
  for (const name of path) {
    const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
    if (pair === undefined) return offset;
    [map, offset] = [pair.value, isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset];
  }
  return offset;
}

/**
 * Returns whether a job uses our reusable workflow or our action. A plain step and the mode `validate` start no pipeline and do
 * not count.
 */
function callsBaton(job: Job, isOurs: boolean): boolean {
  if (callsRunWorkflow(job, isOurs)) return true;
  return job.steps.some((step) => passesTask(step) || startsPipelines(step));
}

function startsPipelines({ uses, with: given }: Job['steps'][number]): boolean {
  return /^[\w.-]+\/baton@/.test(uses) && !Object.hasOwn(given, 'agent') && given.mode !== 'validate';
}

/** Returns whether a step uses our action and is handed nothing that it could do. */
function isIdle(step: Job['steps'][number]): boolean {
  return (
    /^baton-agents\/baton@/.test(step.uses) && startsPipelines(step) && !passesTask(step) && !Object.hasOwn(step.with, 'mode')
  );
}
