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
  if (jobs.length === 0) return [];
  const problem = (code: string, { message, path }: Fault): WorkflowProblem => ({ code, message, file, ...placeOf(path) });
  return [
    ...checkDeclared(caller, wanted).map((fault) => problem('BATON-E133', fault)),
    ...jobs.flatMap((job) => [
      ...checkVersion(job).map((fault) => problem('BATON-E140', fault)),
      ...checkInputs(job, wanted).map((fault) => problem('BATON-E133', fault)),
    ]),
  ];
}

/** A message, and the path of the key that it is about. */
interface Fault {
  readonly message: string;
  readonly path: readonly string[];
}

function checkDeclared(caller: Caller, wanted: readonly string[]): readonly Fault[] {
  const missing = wanted.filter((name) => !caller.inputs.includes(name));
  if (missing.length === 0) return [];
  if (!caller.events.has('workflow_dispatch')) {
    const line = `  workflow_dispatch: { inputs: { ${wanted.map((name) => `${name}: { type: string }`).join(', ')} } }`;
    const message = `The workflow does not hear \`workflow_dispatch\`, by which Baton starts it again for every task; add the line \`${line}\` to its \`on:\`.`;
    return [{ message, path: ['on'] }];
  }
  const message = `The workflow's \`workflow_dispatch\` lacks ${quoteNames(missing)}; add \`${missing[0]}: { type: string, required: false }\` and the like to its \`inputs\`.`;
  return [{ message, path: ['on', 'workflow_dispatch', 'inputs'] }];
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
