import { isPlainMap } from '../../json/json-value.ts';
import { quoteNames } from '../../text/plain-text.ts';
import { takesInputsByHand } from '../inputs/declared-inputs.ts';
import type { Config } from '../schema/config-schema.ts';
import type { WorkflowProblem } from './check-crons.ts';
import type { Caller, CallerJob } from './read-caller.ts';

const inputs = ['task', 'event', 'pipeline'];

/** Lists the inputs that a workflow has to declare and hand on. A workflow without `inputs` is whole while no pipeline takes some by hand. */
function listInputs({ pipelines }: Config): readonly string[] {
  return Object.values(pipelines).some(({ on }) => takesInputsByHand(on)) ? [...inputs, 'inputs'] : inputs;
}

/** Checks that a workflow names a version of ours, and declares and hands on its inputs. */
export function checkWorkflowCalls(config: Config, caller: Caller): readonly WorkflowProblem[] {
  const { file, jobs, placeOf } = caller;
  const wanted = listInputs(config);
  const problem = (code: string, { message, path }: Fault): WorkflowProblem => ({ code, message, file, ...placeOf(path) });
  const idle = caller.idleJobs.map((name) => problem('BATON-E133', describeIdle(name)));
  if (jobs.length === 0) return idle;
  return [
    ...idle,
    ...checkDeclared(caller, wanted).map((fault) => problem('BATON-E133', fault)),
    ...jobs.flatMap((job) => [
      ...checkKeys(caller, job).map((fault) => problem('BATON-E139', fault)),
      ...checkVersion(job).map((fault) => problem('BATON-E140', fault)),
      ...checkInputs(job, wanted).map((fault) => problem('BATON-E133', fault)),
    ]),
  ];
}

/**
 * Lists groups that all workflow runs of a caller share. GitHub keeps one waiting run of a group and cancels the others (docs:
 * concurrency).
 */
export function listGroupWarnings(callers: readonly Caller[]): readonly WorkflowProblem[] {
  return callers.flatMap(({ file, jobs, find, placeOf }) =>
    [['concurrency'], ...jobs.map(({ name }) => ['jobs', name, 'concurrency'])].flatMap((path) => {
      const value = find(path);
      const { group = value, queue, 'cancel-in-progress': cancels } = { ...(isPlainMap(value) ? value : {}) };
      const isShared =
        group !== undefined && !/run_id|run_number|inputs\.task|toJSON\(inputs/i.test(String(group)) && queue !== 'max';
      if (jobs.length === 0 || !isShared) return [];
      const rest = cancels === true ? ' and the one at work' : '';
      const message = `The workflow runs of all tasks share the group ${JSON.stringify(group)}, and GitHub cancels what waits there when another comes${rest}, so tasks are lost; take \`concurrency\` out: \`max-concurrency\` of a pipeline says how many agents work at a time.`;
      return [{ code: 'BATON-E156', message, file, ...placeOf(path) }];
    }),
  );
}

/** A message, and the path of the key that it is about. */
interface Fault {
  readonly message: string;
  readonly path: readonly string[];
}

function checkDeclared(caller: Caller, wanted: readonly string[]): readonly Fault[] {
  const missing = wanted.filter((name) => !caller.inputs.includes(name));
  if (missing.length === 0) return checkRequired(caller, wanted);
  if (!caller.events.has('workflow_dispatch')) {
    const line = `  workflow_dispatch: { inputs: { ${wanted.map((name) => `${name}: { type: string }`).join(', ')} } }`;
    const message = `The workflow does not hear \`workflow_dispatch\`, by which Baton starts it again for every task; add the line \`${line}\` to its \`on:\`.`;
    return [{ message, path: ['on'] }];
  }
  const message = `The workflow's \`workflow_dispatch\` lacks ${quoteNames(missing)}; add \`${missing[0]}: { type: string, required: false }\` and the like to its \`inputs\`.`;
  return [{ message, path: ['on', 'workflow_dispatch', 'inputs'] }];
}

/** Checks that no input is required. Baton starts the workflow with a task or an event, people with neither, and GitHub refuses a start without it. */
function checkRequired({ find }: Caller, wanted: readonly string[]): readonly Fault[] {
  const paths = wanted.map((name) => ['on', 'workflow_dispatch', 'inputs', name, 'required']);
  return paths.flatMap((path) => {
    if (find(path) !== true) return [];
    const message = `The input \`${path[3]}\` is required, and most starts of the workflow have none; write \`required: false\`.`;
    return [{ message, path }];
  });
}

/** The keys of a job that calls a workflow (GitHub's schema, `workflow-job`). */
const callKeys = ['name', 'uses', 'with', 'secrets', 'needs', 'if', 'permissions', 'concurrency', 'strategy'];
/** The places of what people mean by other keys. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['steps', 'a stage has `setup` for what runs before its agent'],
  ['env', 'agents are given the secrets that their `env` names'],
  ['environment', 'it stands under `with` here'],
  ...['runs-on', 'timeout-minutes', 'container'].map((key) => [key, `each stage has a \`${key}\` of its own`] as const),
]);

/** Checks that a job which calls ours has no key of other jobs. */
function checkKeys({ find }: Caller, { name }: CallerJob): readonly Fault[] {
  const job = find(['jobs', name]);
  const keys = isPlainMap(job) ? Object.keys(job).filter((key) => !callKeys.includes(key)) : [];
  return keys.map((key) => {
    const place = elsewhere.has(key) ? `: ${elsewhere.get(key)}` : '';
    const message = `The job \`${name}\` has \`${key}\` beside \`uses\`, and GitHub refuses such a workflow; take the line \`${key}:\` out${place}.`;
    return { message, path: ['jobs', name, key] };
  });
}

function describeIdle(name: string): Fault {
  const message = `A step of the job \`${name}\` uses Baton and names neither \`agent\` nor \`mode\`, so no task is ever carried out; write a job with \`uses: baton-agents/baton/.github/workflows/run.yml@v1\` and no steps, as \`baton init\` does, or at the step \`agent\` and \`prompt\`, or \`mode: single\`.`;
  return { message, path: ['jobs', name, 'steps'] };
}

/** Checks that a workflow of another repository is called at a version. GitHub refuses the whole workflow without one. */
function checkVersion({ name, uses, isOwnCopy }: CallerJob): readonly Fault[] {
  if (isOwnCopy || /@./.test(uses)) return [];
  const message = `The job \`${name}\` calls \`${uses}\` without a version, and GitHub refuses such a workflow; write \`uses: ${uses.replace(/@$/, '')}@v1\`.`;
  return [{ message, path: ['jobs', name, 'uses'] }];
}

function checkInputs({ name, with: given }: CallerJob, wanted: readonly string[]): readonly Fault[] {
  // An empty text instead of the input changes nothing: events without inputs have none.
  const wrong = wanted.filter((input) => {
    const expression = new RegExp(`^\\$\\{\\{\\s*(?:github\\.event\\.)?inputs\\.${input}\\s*(?:\\|\\|\\s*''\\s*)?\\}\\}$`);
    return !expression.test(String(given[input] ?? ''));
  });
  if (wrong.length === 0) return [];
  const lines = wrong.map((input) => `\`${input}: \${{ inputs.${input} }}\``).join(', ');
  const message = `The job \`${name}\` does not hand on ${quoteNames(wrong)}; write ${lines} under its \`with\`.`;
  return [{ message, path: ['jobs', name, 'with', wrong[0] ?? ''] }];
}
