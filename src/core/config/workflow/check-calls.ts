import { quoteNames } from '../../text/plain-text.ts';
import type { WorkflowProblem } from './check-crons.ts';
import type { Caller, CallerJob } from './read-caller.ts';

const permissions = ['contents', 'issues', 'pull-requests', 'actions'];
const line = '`permissions: { contents: write, issues: write, pull-requests: write, actions: write }`';
const inputs = ['task', 'event', 'pipeline'];

/** Checks that a workflow that calls ours grants the permissions it needs, and declares and passes on its inputs. */
export function checkWorkflowCalls(caller: Caller): readonly WorkflowProblem[] {
  const { file, line: at, column } = caller;
  const problem = (code: string, message: string): WorkflowProblem => ({ code, message, file, line: at, column });
  if (caller.jobs.length === 0) return [];
  const missing = inputs.filter((name) => !caller.inputs.includes(name));
  const undeclared =
    missing.length === 0
      ? []
      : [
          problem(
            'BATON-E133',
            `The workflow's \`workflow_dispatch\` lacks ${quoteNames(missing)}; add \`${missing[0]}: { type: string, required: false }\` and the like to its \`inputs\`.`,
          ),
        ];
  return [
    ...undeclared,
    ...caller.jobs.flatMap((job) => [
      ...checkInputs(job).map((message) => problem('BATON-E133', message)),
      ...checkPermissions(job).map((message) => problem('BATON-E134', message)),
    ]),
  ];
}

function checkInputs({ name, with: given }: CallerJob): readonly string[] {
  const wrong = inputs.filter(
    (input) => !new RegExp(`^\\$\\{\\{\\s*(?:github\\.event\\.)?inputs\\.${input}\\s*\\}\\}$`).test(String(given[input] ?? '')),
  );
  if (wrong.length === 0) return [];
  const lines = wrong.map((input) => `\`${input}: \${{ inputs.${input} }}\``).join(', ');
  return [`The job \`${name}\` does not hand on ${quoteNames(wrong)}; write ${lines} under its \`with\`.`];
}

/**
 * Checks the permissions of a job. `write-all` does not grant exactly these. Without any, a setting of the repository decides.
 */
function checkPermissions({ name, permissions: granted }: CallerJob): readonly string[] {
  if (granted === undefined) return [];
  const map: Readonly<Record<string, unknown>> = typeof granted === 'object' && granted !== null ? { ...granted } : {};
  if (typeof granted === 'string') return [`The job \`${name}\` grants \`${granted}\`; write ${line} at the job.`];
  const missing = permissions.filter((key) => map[key] !== 'write');
  const more = Object.keys(map).filter((key) => !permissions.includes(key) && map[key] !== 'none');
  if (missing.length === 0 && more.length === 0) return [];
  const parts = [
    ...(missing.length === 0 ? [] : [`does not grant ${missing.map((key) => `\`${key}: write\``).join(', ')}`]),
    ...(more.length === 0 ? [] : [`grants ${quoteNames(more)}, which Baton does not use`]),
  ];
  return [`The job \`${name}\` ${parts.join(' and ')}; write ${line} at the job.`];
}
