import { isTimeZone } from '../../cron.ts';
import { quoteNames } from '../../text/plain-text.ts';
import type { WorkflowProblem } from './check-crons.ts';
import type { Caller, CallerJob } from './read-caller.ts';

/** The inputs of `run.yml`. A copy of it may have more. */
const known = ['config', 'task', 'event', 'pipeline', 'inputs', 'environment', 'command-prefix', 'runs-on', 'dry-run'];
const ours = 'baton-agents/baton/.github/workflows/run.yml';

/** A code, the path of a key, and a message. */
type Finding = readonly [code: string, path: readonly string[], message: string];

/** Checks how a workflow calls ours: what GitHub refuses when the workflow, or a task, is to start. */
export function checkSettings(caller: Caller): readonly WorkflowProblem[] {
  const names = caller.jobs.length === 0 ? [] : caller.inputs.filter((name) => /^(?:task|event|pipeline|inputs)$/.test(name));
  const inputs = names.map((name) => findInputFault(caller, name));
  const zone = caller.crons.find(({ timezone }) => !isTimeZone(timezone))?.timezone;
  const message = `A cron of the workflow has the time zone \`${zone}\`, and GitHub refuses it; write an IANA name, such as \`Europe/Berlin\`.`;
  const zones: Finding | undefined = zone === undefined ? undefined : ['BATON-E139', ['on', 'schedule'], message];
  return toProblems(caller, [...caller.jobs.map(findCallFault), ...inputs, zones]);
}

/** Lists how a workflow calls ours with which tasks are done twice, or not at all. `config`: the path of the one that is checked. */
export function listSettingWarnings(callers: readonly Caller[], config: string): readonly WorkflowProblem[] {
  return callers.flatMap((caller, index) => {
    const twin = callers.slice(0, index).find((each) => isTwin(each, caller));
    const conditionOf = ({ name }: CallerJob): string =>
      String(caller.find(['jobs', name, 'if']) ?? '').replace(/^vars\.BATON_MODE\s*!=\s*'app'$/, '');
    const byCondition = Map.groupBy(caller.jobs, conditionOf);
    const twice = [...byCondition.values()].find((same) => same.length > 1);
    const doubts = caller.jobs.map((job) => findDoubt(job, { caller, config }));
    const filter = ['branches', 'branches-ignore', 'paths', 'paths-ignore'].find((key) =>
      caller.find(['on', 'pull_request', key]),
    );
    if (filter !== undefined)
      doubts.push([
        'BATON-E156',
        ['on', 'pull_request', filter],
        `\`${filter}\` keeps pull requests from Baton; filter in the configuration.`,
      ]);
    if (twice !== undefined)
      doubts.push([
        'BATON-E156',
        ['jobs'],
        `${quoteNames(twice.map(({ name }) => name))} carry out each task, every one; keep one.`,
      ]);
    if (twin !== undefined)
      doubts.push([
        'BATON-E156',
        ['on'],
        `${twin.file} hears the same events, so each starts its pipelines twice; keep one of the two.`,
      ]);
    return toProblems(caller, doubts);
  });
}

function toProblems({ file, placeOf }: Caller, findings: readonly (Finding | undefined)[]): readonly WorkflowProblem[] {
  const found = findings.filter((each) => each !== undefined);
  return found.map(([code, path, message]) => ({ code, message, file, ...placeOf(path) }));
}

function findCallFault({ name, uses, with: given, isOwnCopy }: CallerJob): Finding | undefined {
  const [address = '', version = ''] = uses.split('@');
  const line = `The job \`${name}\``;
  const path = ['jobs', name, 'uses'];
  if (isOwnCopy || !address.startsWith('baton-agents/')) return undefined;
  if (address !== ours)
    return ['BATON-E140', path, `${line} calls \`${uses}\`, which starts no pipeline; write \`uses: ${ours}@v1\`.`];
  if (/^[0-9a-f]{7,39}$|^latest$/.test(version))
    return [
      'BATON-E140',
      path,
      `${line} calls \`@${version}\`, no tag, branch or whole commit id; write \`@v1\`, or all 40 digits.`,
    ];
  const key = Object.keys(given).find((each) => !known.includes(each));
  const message = `${line} hands on \`${key}\`, which GitHub refuses, because \`run.yml\` has no such input; take it out. It has ${quoteNames(known)}.`;
  return key === undefined ? undefined : ['BATON-E133', ['jobs', name, 'with', key], message];
}

function findInputFault({ find }: Caller, name: string): Finding | undefined {
  const path = ['on', 'workflow_dispatch', 'inputs', name];
  const [type = 'string', value = ''] = [find([...path, 'type']), find([...path, 'default'])];
  // People may choose a pipeline from a list.
  const isText = type === 'string' || name === 'pipeline';
  if (isText && value === '') return undefined;
  const words = isText ? `is \`${value}\` by default` : `has the type \`${type}\``;
  const line = `\`${name}: { type: string, required: false }\``;
  return [
    'BATON-E133',
    path,
    `The input \`${name}\` ${words}, and Baton starts the workflow with any text in it, or with none; write ${line}.`,
  ];
}

function findDoubt(
  { name, with: given }: CallerJob,
  { caller: { find }, config }: { readonly caller: Caller; readonly config: string },
): Finding | undefined {
  const job = ['jobs', name];
  const path = given.config;
  const isElsewhere = typeof path === 'string' && !path.includes('${{') && !config.replaceAll('\\', '/').endsWith(path);
  const doubt = (key: string, words: string): Finding => ['BATON-E156', [...job, key], `The job \`${name}\` ${words}.`];
  if (String(given['dry-run']) === 'true')
    return doubt('with', 'has `dry-run: true`, so it starts and writes nothing; take it out');
  if (find([...job, 'strategy']) !== undefined)
    return doubt('strategy', 'has a `strategy`, so each part of it carries out each task; take it out: a stage has `matrix`');
  if (isElsewhere) return doubt('with', `reads \`config: ${path}\`, and not the file that is checked here; take the line out`);
  if (!/BATON_MODE\s*==\s*'app'/.test(String(find([...job, 'if'])))) return undefined;
  return doubt('if', "runs only beside the App, which does its work; write `if: vars.BATON_MODE != 'app'`");
}

/** Returns whether two workflows start the same pipelines. Each hears the dispatches of its own tasks. */
function isTwin(one: Caller, other: Caller): boolean {
  const isShared = (event: string): boolean => /^(?:issues|pull_request|issue_comment)$/.test(event) && other.events.has(event);
  const [first, second] = [one.jobs[0], other.jobs[0]];
  return [...one.events.keys()].some(isShared) && first !== undefined && first.with.config === second?.with.config;
}
