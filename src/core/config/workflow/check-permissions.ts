import { quoteNames } from '../../text/plain-text.ts';
import type { WorkflowProblem } from './check-crons.ts';
import type { Caller, CallerJob } from './read-caller.ts';

const permissions = ['contents', 'issues', 'pull-requests', 'actions'];
const line = '`permissions: { contents: write, issues: write, pull-requests: write, actions: write }`';

/** Reports the permissions that Baton needs and a job lacks: GitHub refuses the whole run. Without any, a setting of the repository decides. */
export function checkPermissions(caller: Caller): readonly WorkflowProblem[] {
  return findIn(caller, ({ name, permissions: granted }) => {
    if (granted === undefined || granted === 'write-all') return [];
    if (typeof granted === 'string') return [`The job \`${name}\` grants \`${granted}\`; write ${line} at the job.`];
    const map = readMap(granted);
    const missing = permissions.filter((key) => map[key] !== 'write').map((key) => `\`${key}: write\``);
    return missing.length === 0 ? [] : [`The job \`${name}\` does not grant ${missing.join(', ')}; write ${line} at the job.`];
  });
}

/** Lists the permissions that a job grants and Baton does not use. The run works; an intruder would have more to use. */
export function listPermissionWarnings(callers: readonly Caller[]): readonly WorkflowProblem[] {
  return callers.flatMap((caller) =>
    findIn(caller, ({ name, permissions: granted }) => {
      const map = readMap(granted);
      const more = Object.keys(map).filter((key) => !permissions.includes(key) && map[key] !== 'none');
      if (granted !== 'write-all' && more.length === 0) return [];
      const what = more.length === 0 ? `\`${granted}\`, more than Baton uses` : `${quoteNames(more)}, which Baton does not use`;
      return [`The job \`${name}\` grants ${what}; write ${line} at the job.`];
    }),
  );
}

function readMap(granted: unknown): Readonly<Record<string, unknown>> {
  return typeof granted === 'object' && granted !== null ? { ...granted } : {};
}

function findIn({ file, jobs, placeOf }: Caller, find: (job: CallerJob) => readonly string[]): readonly WorkflowProblem[] {
  return jobs.flatMap((job) =>
    find(job).map((message) => ({ code: 'BATON-E134', message, file, ...placeOf(job.permissionsPath) })),
  );
}
