import type { Problem } from '../problem.ts';
import { tidyCron } from '../schedule/tidy-cron.ts';
import type { Config } from './config-schema.ts';
import { type Caller, readCaller } from './read-caller.ts';

export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

/** A problem in another file than the config. */
export interface WorkflowProblem extends Problem {
  readonly file: string;
}

/** Crons of pipelines that no workflow fires (DESIGN 4.1). Nothing is said where no workflow starts pipelines. */
export function checkWorkflowCrons(config: Config, files: readonly WorkflowFile[]): readonly WorkflowProblem[] {
  const callers = files.map(({ path, text }) => readCaller(path, text)).filter((caller) => caller !== undefined);
  const [caller] = callers;
  if (caller === undefined) return [];
  const fired = new Set(callers.flatMap(({ crons }) => crons.map(tidyCron)));
  const wanted = Object.entries(config.pipelines).map(([pipeline, { on }]) => ({ pipeline, cron: on.schedule?.cron }));
  return wanted.flatMap(({ pipeline, cron }) => {
    if (cron === undefined || fired.has(tidyCron(cron))) return [];
    const { file, line, column } = caller;
    const message = `The workflow does not fire ${JSON.stringify(cron)}, the \`on.schedule.cron\` of pipeline "${pipeline}"; ${sayLine(caller, cron)}${sayOthers(caller, wanted)}.`;
    return [{ code: 'BATON-E118', message, file, line, column }];
  });
}

/** The line to write; a list between brackets has them all in one. */
function sayLine({ form, crons }: Caller, cron: string): string {
  const items = (form === 'flow' ? [...crons, cron] : [cron]).map((each) => `{ cron: ${JSON.stringify(each)} }`).join(', ');
  if (form === 'block') return `add the line \`    - ${items}\` to its \`schedule:\``;
  const line = `\`  schedule: [${items}]\``;
  return form === 'flow' ? `change the line of its schedule to ${line}` : `add the line ${line} to its \`on:\``;
}

/** Those may have been meant. */
function sayOthers({ crons }: Caller, wanted: readonly { readonly cron: string | undefined }[]): string {
  const known = new Set(wanted.map(({ cron = '' }) => tidyCron(cron)));
  const others = crons.filter((cron) => !known.has(tidyCron(cron)));
  return others.length === 0 ? '' : ` (no pipeline has ${others.map((cron) => JSON.stringify(cron)).join(', ')}, which it fires)`;
}
