import { normaliseCron } from '../../cron.ts';
import type { Problem } from '../../problem.ts';
import type { Config } from '../schema/config-schema.ts';
import type { Caller } from './read-caller.ts';
import type { CallerCron } from './read-events.ts';

/** A problem in a file other than the config. */
export interface WorkflowProblem extends Problem {
  readonly file: string;
}

interface Wanted {
  readonly pipeline: string;
  readonly schedule: CallerCron | undefined;
}

/** Reports crons that no workflow fires in their time zone (DESIGN 4.1). `caller` is the workflow that lacks the line. */
export function checkWorkflowCrons(
  config: Config,
  { caller, callers }: { readonly caller: Caller; readonly callers: readonly Caller[] },
): readonly WorkflowProblem[] {
  const fired = new Set(callers.flatMap(({ crons }) => crons.map(keyOf)));
  const wanted = Object.entries(config.pipelines).map(([pipeline, { on }]): Wanted => {
    const schedule = on.schedule && { cron: on.schedule.cron, timezone: on.schedule.timezone ?? 'UTC' };
    return { pipeline, schedule };
  });
  return wanted.flatMap(({ pipeline, schedule }) => {
    if (schedule === undefined || fired.has(keyOf(schedule))) return [];
    const { file, placeOf } = caller;
    const { cron, timezone } = schedule;
    const zone = timezone === 'UTC' ? '' : ` in ${timezone}`;
    const message = `The workflow does not fire ${JSON.stringify(cron)}${zone}, the \`on.schedule.cron\` of pipeline "${pipeline}"; ${renderScheduleLine(caller, schedule)}${renderUnusedCrons(caller, wanted)}.`;
    return [{ code: 'BATON-E118', message, file, ...placeOf(['on', 'schedule']) }];
  });
}

/** Renders the line to write; a list between brackets has all crons in one line. */
function renderScheduleLine({ form, crons }: Caller, schedule: CallerCron): string {
  const items = (form === 'flow' ? [...crons, schedule] : [schedule]).map(renderCron).join(', ');
  if (form === 'block') return `add the line \`    - ${items}\` to its \`schedule:\``;
  const line = `\`  schedule: [${items}]\``;
  return form === 'flow' ? `change the line of its schedule to ${line}` : `add the line ${line} to its \`on:\``;
}

/** Renders a cron as the entry of `schedule` that has it. */
export function renderCron({ cron, timezone }: CallerCron): string {
  return `{ cron: ${JSON.stringify(cron)}${timezone === 'UTC' ? '' : `, timezone: ${JSON.stringify(timezone)}`} }`;
}

/** Renders the crons that no pipeline has, because one of them may have been meant. */
function renderUnusedCrons({ crons }: Caller, wanted: readonly Wanted[]): string {
  const known = new Set(wanted.flatMap(({ schedule }) => (schedule === undefined ? [] : [keyOf(schedule)])));
  const others = crons.filter((each) => !known.has(keyOf(each)));
  return others.length === 0
    ? ''
    : ` (no pipeline has ${others.map(({ cron }) => JSON.stringify(cron)).join(', ')}, which it fires)`;
}

function keyOf({ cron, timezone }: CallerCron): string {
  return `${normaliseCron(cron)} ${timezone}`;
}
