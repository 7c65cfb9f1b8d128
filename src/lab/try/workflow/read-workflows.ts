import { parse } from 'yaml';
import { z } from 'zod';
import { engineKeys } from '../../../core/agent/agent-secrets.ts';
import { isKnownAction } from '../../../local/runner/job/find-action.ts';
import { ownRepository } from '../../world/create-local-world.ts';

export interface WorkflowText {
  readonly path: string;
  readonly text: string;
}

/** The workflows of the user that lead to Baton, and what they ask of the local GitHub. */
export interface PlayedWorkflows {
  /** The files that are played, in the order of their names. All others start nothing. */
  readonly files: readonly PlayedFile[];
  /** `owner/name` of each repository whose `uses` means Baton. */
  readonly ours: readonly string[];
  /** `uses` that the local runner cannot play, with their places in words. */
  readonly unknown: readonly { readonly uses: string; readonly place: string }[];
  /** The `run:` steps of the repository that are played, each with its place in words. */
  readonly scripts: readonly string[];
  /** All else of the repository that may run, and in no sandbox: actions, what variables bring in, and other configurations. */
  readonly actions: readonly string[];
  /** The path of the configuration, as the workflows say it. */
  readonly config: string;
}

export interface PlayedFile extends WorkflowText {
  /** The crons of `on.schedule`. */
  readonly crons: readonly string[];
  /** The names of the inputs of `workflow_dispatch`; undefined if nobody can start it by hand. */
  readonly inputs: readonly string[] | undefined;
  /** The expressions that calls of Baton pass, by the names under `secrets`, and the inputs of steps. */
  readonly passed: Readonly<Record<string, string>>;
  readonly inherits: boolean;
}

const values = z.record(z.string(), z.unknown()).catch({});
const call = { uses: z.string().catch(''), with: values, run: z.unknown().optional(), env: z.unknown().optional() };
const noCall = { uses: '', with: {}, run: undefined, env: undefined };
const stepSchema = z.looseObject(call).catch(noCall);
const jobSchema = z
  .looseObject({
    ...call,
    secrets: z.unknown().optional(),
    steps: z.array(stepSchema).catch([]),
  })
  .catch({ ...noCall, secrets: undefined, steps: [] });
const workflowSchema = z.looseObject({ ...call, on: z.unknown().optional(), jobs: z.record(z.string(), jobSchema) });

type Workflow = WorkflowText & z.infer<typeof workflowSchema>;
type Job = Workflow['jobs'][string];
type Call = Pick<Job, 'uses' | 'with'>;

const callPattern = /^([\w.-]+\/[\w.-]+)\/\.github\/workflows\/(?:run|agent)\.ya?ml@./;

/** Finds the workflows that call Baton, directly or through a workflow of the same repository. */
export function readPlayedWorkflows(texts: readonly WorkflowText[]): PlayedWorkflows {
  const workflows = texts.flatMap(readWorkflow);
  const calls = workflows.flatMap(listCalls);
  const ours = new Set([ownRepository, ...calls.flatMap(({ uses }) => callPattern.exec(uses)?.[1] ?? [])]);
  for (const { uses, with: given } of calls) if (isOwnAction(uses, given)) ours.add(uses.split('@')[0] ?? '');
  const played = findPlayed(workflows, ours);
  const own = played.flatMap(listCalls).filter(({ uses }) => isOurs(uses, ours) || uses === './.github/workflows/run.yml');
  const named = own.flatMap(({ with: { config: path } }) => (typeof path === 'string' ? [path] : []));
  const [config = '.github/baton.yml'] = named.filter((path) => !path.includes('${{'));
  const { scripts, actions } = listCode(workflows, played);
  const others = named.filter((path) => path !== config).map((path) => `agents of the configuration ${path}`);
  return {
    files: played.map((workflow) => describeFile(workflow, ours)),
    ours: [...ours],
    unknown: played.flatMap((workflow) => listUnknown(workflow, ours)),
    scripts,
    actions: [...actions, ...others],
    config,
  };
}

/** Reads a file. One that is no workflow calls nothing; `validate` says what is wrong with it. */
function readWorkflow({ path, text }: WorkflowText): readonly Workflow[] {
  try {
    const { success, data } = workflowSchema.safeParse(parse(text, { logLevel: 'silent', maxAliasCount: 100 }));
    return success ? [{ ...data, path, text }] : [];
  } catch {
    return [];
  }
}

function listCalls({ jobs }: Pick<Workflow, 'jobs'>): readonly Call[] {
  return Object.values(jobs).flatMap((job) => [job, ...job.steps]);
}

/** Returns whether a step uses Baton's action under the name of a copy. */
function isOwnAction(uses: string, given: Call['with']): boolean {
  if (!/^[\w.-]+\/[\w.-]+@./.test(uses)) return false;
  return /^[^/]+\/baton@/.test(uses) || ('agent' in given && ('prompt' in given || 'needs' in given));
}

function isOurs(uses: string, ours: ReadonlySet<string>): boolean {
  const [owner, name] = uses.split('@')[0]?.split('/') ?? [];
  return uses.includes('@') && ours.has(`${owner}/${name}`);
}

/** Returns the files that call Baton in a job or a step, and those that call such a file. A check of the configuration is no call. */
function findPlayed(workflows: readonly Workflow[], ours: ReadonlySet<string>): readonly Workflow[] {
  const found = new Set<string>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const workflow of workflows)
      if (listCalls(workflow).some((call) => isCall(call, { ours, found }))) found.add(workflow.path);
  }
  return workflows.filter(({ path }) => found.has(path));
}

function isCall(
  { uses, with: given }: Call,
  { ours, found }: { readonly ours: ReadonlySet<string>; readonly found: ReadonlySet<string> },
): boolean {
  if (uses === './.github/workflows/run.yml' && 'task' in given) return true;
  if (uses.startsWith('./')) return found.has(uses.slice(2));
  return isOurs(uses, ours) && given.mode !== 'validate';
}

/** The variables that load no code, whatever their value. A list of those that do would never be whole: each library has its own. */
const harmless = new RegExp(`^(?:BATON_\\w*|GITHUB_TOKEN|GH_TOKEN|${engineKeys.join('|')})$`);

/** Lists what the played workflows, and those that they call, run of the repository itself. */
function listCode(workflows: readonly Workflow[], played: readonly Workflow[]): Pick<PlayedWorkflows, 'scripts' | 'actions'> {
  const reached = new Set(played);
  const found = { scripts: [] as string[], actions: [] as string[] };
  // A set grows while it is walked.
  for (const workflow of reached)
    for (const [name, job] of Object.entries(workflow.jobs)) {
      for (const each of workflows) if (isWithin(job.uses) && each.path === job.uses.slice(2)) reached.add(each);
      const place = `${workflow.path}, job ${name}: `;
      const scripts = job.steps.filter(isScript).map(({ run }) => `${place}${run}`);
      found[isLast(job) ? 'scripts' : 'actions'].push(...scripts);
      const beside = [workflow, job, ...job.steps].flatMap((each) => [
        ...(isAction(each, workflows) ? [`uses ${each.uses}`] : []),
        ...listVariables(each, each === workflow || each === job ? job.steps : [each]),
      ]);
      found.actions.push(...beside.map((text) => place + text));
    }
  return found;
}

/** Returns whether a step runs a script. Even an empty one, or a number, starts the `shell` that the step names. */
function isScript({ run }: Pick<Job, 'run'>): boolean {
  return run !== undefined;
}

/** Returns whether nothing follows the scripts of a job: an action after a script obeys files and variables that the script left. */
function isLast({ steps }: Job): boolean {
  const first = steps.findIndex(isScript);
  return first === -1 || steps.slice(first).every(({ uses }) => uses === '');
}

/** Returns whether an action of the repository runs, or what cannot be read as one of its workflows. */
function isAction({ uses }: Call, workflows: readonly Workflow[]): boolean {
  return isWithin(uses) && workflows.every(({ path }) => path !== uses.slice(2));
}

/** Lists the variables that an action among the steps would obey. Of scripts PATH alone counts: their sandbox shows its folders. */
function listVariables({ env }: Pick<Job, 'env'>, steps: readonly Pick<Call, 'uses'>[]): readonly string[] {
  const isObeyed = steps.some(({ uses }) => uses !== '');
  const names = typeof env === 'string' ? [env] : Object.keys(Object(env));
  return names.filter((name) => (isObeyed ? !harmless.test(name) : name === 'PATH')).map((name) => `the variable ${name}`);
}

/** Returns whether `uses` names something of the same repository. */
function isWithin(uses: string): boolean {
  return /^[.$]\//.test(uses);
}

function describeFile({ path, text, on, jobs }: Workflow, ours: ReadonlySet<string>): PlayedFile {
  const events = toEvents(on);
  const dispatch = events.get('workflow_dispatch');
  const inputs = z.looseObject({ inputs: values }).safeParse(dispatch).data?.inputs ?? {};
  const crons = z.array(z.looseObject({ cron: z.string() })).safeParse(events.get('schedule')).data ?? [];
  const called = Object.values(jobs).filter(({ uses }) => uses !== '');
  const steps = Object.values(jobs).flatMap(({ steps: all }) => all.filter(({ uses }) => isOurs(uses, ours)));
  const passed = [...called.map(({ secrets }) => secrets), ...steps.map(({ with: given }) => given)];
  return {
    path,
    text,
    crons: crons.map(({ cron }) => cron),
    inputs: events.has('workflow_dispatch') ? Object.keys(inputs) : undefined,
    passed: Object.fromEntries(passed.flatMap(listTexts)),
    inherits: called.some(({ secrets }) => secrets === 'inherit'),
  };
}

/** Returns the events of `on`, which may be a name, a list of names, or a map. */
function toEvents(on: unknown): ReadonlyMap<string, unknown> {
  if (typeof on === 'string') return new Map([[on, undefined]]);
  if (Array.isArray(on)) return new Map(on.map((name) => [String(name), undefined]));
  return new Map(typeof on === 'object' && on !== null ? Object.entries(on) : []);
}

function listTexts(map: unknown): readonly (readonly [string, string])[] {
  if (typeof map !== 'object' || map === null) return [];
  return Object.entries(map).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
}

function listUnknown({ path, jobs }: Workflow, ours: ReadonlySet<string>): PlayedWorkflows['unknown'] {
  const folders = Object.fromEntries([...ours].map((name) => [name, '']));
  const isKnown = (uses: string): boolean => uses === '' || isWithin(uses) || isKnownAction(uses, folders);
  return Object.entries(jobs).flatMap(([job, { uses, steps }]) =>
    [uses, ...steps.map((step) => step.uses)]
      .filter((each) => !isKnown(each))
      .map((each) => ({ uses: each, place: `${path}, job ${job}` })),
  );
}
