import { readEvents } from '../../../core/config/workflow/read-events.ts';
import { isKnownAction } from '../../../local/runner/job/find-action.ts';
import { ownRepository } from '../../world/create-local-world.ts';
import { listCode, type RepositoryCode } from './list-code.ts';
import { type Call, isWithin, readWorkflow, type Workflow, type WorkflowText } from './workflow-file.ts';

/** The workflows of the user that lead to Baton, and what they ask of the local GitHub. */
export interface PlayedWorkflows extends RepositoryCode {
  /** The files that are played, in the order of their names. All others start nothing. */
  readonly files: readonly PlayedFile[];
  /** `owner/name` of each repository whose `uses` means Baton. */
  readonly ours: readonly string[];
  /** `uses` that the local runner cannot play, with their places in words. */
  readonly unknown: readonly { readonly uses: string; readonly place: string }[];
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

function describeFile({ path, text, on, jobs }: Workflow, ours: ReadonlySet<string>): PlayedFile {
  const { events, crons, inputs } = readEvents(on);
  const called = Object.values(jobs).filter(({ uses }) => uses !== '');
  const steps = Object.values(jobs).flatMap(({ steps: all }) => all.filter(({ uses }) => isOurs(uses, ours)));
  const passed = [...called.map(({ secrets }) => secrets), ...steps.map(({ with: given }) => given)];
  return {
    path,
    text,
    crons: crons.map(({ cron }) => cron),
    inputs: events.has('workflow_dispatch') ? inputs : undefined,
    passed: Object.fromEntries(passed.flatMap(listTexts)),
    inherits: called.some(({ secrets }) => secrets === 'inherit'),
  };
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
