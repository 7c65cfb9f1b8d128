import { quoteNames } from '../../text/plain-text.ts';
import type { Config } from '../schema/config-schema.ts';
import { filtersOf } from '../schema/filter-schema.ts';
import { isAgentStage } from '../schema/stage-schema.ts';
import { type CallerWorkflows, findTitle, type NamedWorkflow } from './check-checks.ts';
import type { WorkflowProblem } from './check-crons.ts';
import { listAnswerEvents, listChangeEvents, listEvents, type WantedEvent } from './list-events.ts';
import type { Caller } from './read-caller.ts';

/** The types that GitHub delivers when a workflow names none. */
const defaults: ReadonlyMap<string, readonly string[]> = new Map([['pull_request', ['opened', 'synchronize', 'reopened']]]);

/** Reports events that pipelines wait for and no workflow receives, and commands that the workflow does not pass to its jobs. */
export function checkWorkflowEvents(config: Config, { caller, callers, named }: CallerWorkflows): readonly WorkflowProblem[] {
  const { file, placeOf } = caller;
  const problem = (message: string, path: readonly string[]): WorkflowProblem => ({
    code: 'BATON-E132',
    message,
    file,
    ...placeOf(path),
  });
  const prefixPath = ['jobs', caller.jobs[0]?.name ?? '', 'with', 'command-prefix'];
  return Object.entries(config.pipelines).flatMap(([pipeline, settings]) => {
    const reportMissing = (events: readonly WantedEvent[], purpose: string): readonly WorkflowProblem[] => {
      const meant = events.map((event) => nameWorkflow(event, named));
      const wanted = meant.filter((event) => !callers.some((each) => receivesEvent(each, event)));
      const names = [...new Set(wanted.map(({ event }) => event))];
      return names.map((event) => {
        const types = [
          ...new Set(wanted.flatMap((each) => (each.event === event && each.type !== undefined ? [each.type] : []))),
        ];
        const workflows = wanted.flatMap((each) => each.workflow ?? []);
        return problem(
          `The workflow does not hear ${describeEvent(event, types)}${describeWorkflows(workflows)}, ${purpose}; ${renderEventLine(caller, { event, types, workflows })}.`,
          ['on', event],
        );
      });
    };
    const unheard = [
      ...reportMissing(listEvents(settings), `which starts pipeline "${pipeline}"`),
      ...reportMissing(listChangeEvents(settings), `to which pipeline "${pipeline}" answers by its \`on-change\``),
      ...(settings.on.comment === undefined
        ? reportMissing(listAnswerEvents(settings), `in which people approve stages of pipeline "${pipeline}", or add money`)
        : []),
    ];
    const kept = filtersOf(settings.on.comment).filter(({ command }) => !callers.some((each) => startsJobFor(each, command)));
    return [...unheard, ...kept.map(({ command }) => problem(describePrefix(pipeline, command), prefixPath))];
  });
}

/** Names the workflow of an event as GitHub does, where the config names its file: that is reported as such. */
function nameWorkflow(event: WantedEvent, named: readonly NamedWorkflow[]): WantedEvent {
  const title = event.workflow === undefined ? undefined : findTitle(event.workflow, named);
  return title === undefined ? event : { ...event, workflow: title };
}

const commented: WantedEvent = { event: 'issue_comment', type: 'created' };

/**
 * Warns where agents may ask and no workflow hears comments: such a run waits for an answer that nobody can give. Where a pipeline
 * needs comments for more than that, `checkWorkflowEvents` reports it.
 */
export function listUnheardAnswers(
  { pipelines }: Pick<Config, 'pipelines'>,
  callers: readonly Caller[],
): readonly WorkflowProblem[] {
  const [caller] = callers;
  const settings = Object.values(pipelines);
  const mayAsk = settings.some(({ stages }) => Object.values(stages).some(isAgentStage));
  const isReported = settings.some((each) => each.on.comment !== undefined || listAnswerEvents(each).length > 0);
  if (caller === undefined || !mayAsk || isReported || hearsComments(callers) === true) return [];
  const { event, type = '' } = commented;
  const line = renderEventLine(caller, { event, types: [type], workflows: [] });
  const message = `The workflow does not hear ${describeEvent(event, [type])}, so nobody can answer an agent that asks (\`/baton answer\`), or give any other command; ${line}.`;
  return [{ code: 'BATON-E132', message, file: caller.file, ...caller.placeOf(['on', event]) }];
}

/** Returns whether a workflow hears comments; undefined where there is none. */
export function hearsComments(callers: readonly Caller[]): boolean | undefined {
  return callers.length === 0 ? undefined : callers.some((each) => receivesEvent(each, commented));
}

function receivesEvent({ events, jobs, workflows }: Caller, { event, type, workflow }: WantedEvent): boolean {
  if (workflow !== undefined && !workflows.includes(workflow)) return false;
  // A workflow that calls `run.yml` needs this one anyway: `checkWorkflowCalls` reports it.
  if (event === 'workflow_dispatch' && jobs.length > 0) return true;
  if (!events.has(event)) return false;
  const types = events.get(event) ?? defaults.get(event);
  return type === undefined || types === undefined || types.includes(type);
}

function describeEvent(event: string, types: readonly string[]): string {
  return types.length === 0 ? `\`${event}\`` : `${quoteNames(types)} of \`${event}\``;
}

function describeWorkflows(names: readonly string[]): string {
  return names.length === 0 ? '' : ` for the workflow ${quoteNames(names)}`;
}

interface MissingEvent {
  readonly event: string;
  readonly types: readonly string[];
  readonly workflows: readonly string[];
}

/** Renders the line to write, including the types and names that are there already. */
function renderEventLine({ events, workflows: heard }: Caller, { event, types, workflows }: MissingEvent): string {
  if (types.length === 0) return `add \`${event}\` with the inputs task, event and pipeline to its \`on:\``;
  // `label` was meant to be `labeled`.
  const others = (events.get(event) ?? []).filter((other) => !types.some((type) => type.startsWith(other)));
  const all = [...new Set([...others, ...types])].join(', ');
  const names =
    event === 'workflow_run' ? `workflows: [${[...heard, ...workflows].map((name) => JSON.stringify(name)).join(', ')}], ` : '';
  const line = `\`  ${event}: { ${names}types: [${all}] }\``;
  return events.has(event) ? `change the line of ${event} to ${line}` : `add the line ${line} to its \`on:\``;
}

/**
 * Returns whether the workflow starts a job for a comment with this command. Comments with another beginning start none
 * (`command-prefix` of `run.yml`).
 */
function startsJobFor({ jobs }: Caller, command: string): boolean {
  if (command.startsWith('/baton')) return true;
  return jobs.length === 0 || jobs.some((job) => command.startsWith(String(job.with['command-prefix'] ?? '/baton')));
}

function describePrefix(pipeline: string, command: string): string {
  return `Comments with ${JSON.stringify(command)}, the command of pipeline "${pipeline}", start no job: the workflow takes those that begin with \`/baton\` or with its \`command-prefix\`; write \`command-prefix: ${command.split(' ')[0]}\` under the \`with\` of its job, or begin the command with \`/baton\`.`;
}
