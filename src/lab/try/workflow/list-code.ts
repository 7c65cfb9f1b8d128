import { engineKeys } from '../../../core/agent/agent-secrets.ts';
import { type Call, isWithin, type Job, type Workflow } from './workflow-file.ts';

/** The variables that load no code, whatever their value. A list of those that do would never be whole: each library has its own. */
const harmless = new RegExp(`^(?:BATON_\\w*|GITHUB_TOKEN|GH_TOKEN|${engineKeys.join('|')})$`);

/** The code of the repository that played workflows run, each piece with its place in words. */
export interface RepositoryCode {
  /** The `run:` steps of the repository that are played. */
  readonly scripts: readonly string[];
  /** All else of the repository that may run, and in no sandbox: actions, what variables bring in, and other configurations. */
  readonly actions: readonly string[];
}

/** Lists what the played workflows, and those that they call, run of the repository itself. */
export function listCode(workflows: readonly Workflow[], played: readonly Workflow[]): RepositoryCode {
  const reached = new Set(played);
  const found = { scripts: [] as string[], actions: [] as string[] };
  // A set grows while it is walked.
  for (const workflow of reached)
    for (const [name, job] of Object.entries(workflow.jobs)) {
      for (const each of workflows) if (isWithin(job.uses) && each.path === job.uses.slice(2)) reached.add(each);
      const place = `${workflow.path}, job ${name}: `;
      const scripts = job.steps
        .filter(isScript)
        .map((step) => `${place}${describeShell([step, ...listDefaults(job, workflow)])}${step.run}`);
      found[isLast(job) ? 'scripts' : 'actions'].push(...scripts);
      const beside = [workflow, job, ...job.steps].flatMap((each) => [
        ...(isAction(each, workflows) ? [`uses ${each.uses}`] : []),
        ...listVariables(each, each === workflow || each === job ? job.steps : [each]),
      ]);
      found.actions.push(...beside.map((text) => place + text));
    }
  return found;
}

/** Lists what `defaults` say of scripts, the nearest first. */
function listDefaults(...places: readonly object[]): readonly unknown[] {
  return places.map((place) => Object(Object.entries(place).find(([key]) => key === 'defaults')?.[1]).run);
}

/** Describes the shell of a script, which may be a program of the repository. */
function describeShell(places: readonly unknown[]): string {
  const shell: unknown = places.map((place) => Object(place).shell).find((given) => given !== undefined);
  return shell === undefined ? '' : `(shell: ${JSON.stringify(shell)}) `;
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
