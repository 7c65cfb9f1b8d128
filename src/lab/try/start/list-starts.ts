import { buildSampleCommand, buildSampleInputs } from '../../../core/config/inputs/sample-inputs.ts';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import {
  type CommentFilter,
  filtersOf,
  type PullRequestFilter,
  type StartFilter,
} from '../../../core/config/schema/filter-schema.ts';
import type { CheckFilter, Triggers } from '../../../core/config/schema/triggers-schema.ts';
import type { EventChoice, ThreadKind } from '../../../terminal/trigger/event-options.ts';
import type { PlayedFile } from '../workflow/read-workflows.ts';

/** One way to start a pipeline, with what the configuration asks of the issue or pull request. */
export interface Start {
  /** The pipeline, or the file of a workflow with agents as plain steps. Undefined if the configuration has no such trigger. */
  readonly pipeline: string | undefined;
  readonly trigger: EventChoice;
  /** Undefined for schedules, other programs and starts by hand, whose runs are about nothing. */
  readonly subject: ThreadKind | undefined;
  readonly filter: Partial<PullRequestFilter>;
  /** The command that starts it, with its usage line. */
  readonly command?: Pick<CommentFilter, 'command' | 'arguments'>;
  /** The fields that a pipeline takes from the payload of another program. */
  readonly map: Readonly<Record<string, string>>;
}

type Found = Pick<Start, 'trigger'> & Partial<Pick<Start, 'subject' | 'filter' | 'map' | 'command'>>;

/** Lists all ways in which the pipelines, and workflows without one, can start. */
export function listStarts(config: Config, files: readonly PlayedFile[]): readonly Start[] {
  const pipelines = Object.entries(config.pipelines).filter(([, { suspend }]) => suspend !== true);
  const found = pipelines.flatMap(([pipeline, { on }]) => [
    ...filtersOf(on.issues).map((filter) => ({ pipeline, ...readThreadStart(filter, 'issue') })),
    ...filtersOf(on['pull-requests']).map((filter) => ({ pipeline, ...readThreadStart(filter, 'pull-request') })),
    ...filtersOf(on.comment).map((filter) => ({ pipeline, ...readCommentStart(on, filter) })),
    ...(on.checks === undefined ? [] : on.checks.workflows.map((workflow) => ({ pipeline, ...checkOf(workflow, on.checks) }))),
    ...(on.schedule === undefined ? [] : [{ pipeline, ...tickOf(pipeline) }]),
    ...filtersOf(on.webhook).map(({ type, map }) => ({ pipeline, ...webhookOf(type, map) })),
    ...(on.manual === undefined ? [] : [{ pipeline, ...manualOf(pipeline, buildSampleInputs(on)) }]),
  ]);
  const steps = pipelines.length === 0 ? files.flatMap(listFileStarts) : [];
  return [...found, ...steps].map((start) => ({ subject: undefined, filter: {}, map: {}, ...start }));
}

function readThreadStart(filter: StartFilter & Partial<PullRequestFilter>, subject: ThreadKind): Found {
  const { labels, assignee } = filter;
  const state = filter['review-state'];
  const own = { subject, filter };
  if (state !== undefined) return { ...own, trigger: { kind: 'review', state: state === 'any' ? 'approved' : state } };
  const [label] = labels?.slice(-1) ?? [];
  if (label !== undefined) return { ...own, trigger: { kind: 'label', name: label } };
  if (assignee !== undefined && assignee !== 'none')
    return { ...own, trigger: { kind: 'assign', login: assignee === '*' ? 'somebody' : assignee } };
  return { ...own, trigger: { kind: 'open', subject } };
}

function readCommentStart(on: Triggers, { command, subject = 'issue', arguments: usage, ...filter }: CommentFilter): Found {
  const text = buildSampleCommand(on, { command, arguments: usage });
  return { trigger: { kind: 'comment', text }, subject, filter, command: { command, arguments: usage } };
}

function checkOf(workflow: string, filter: CheckFilter | undefined): Found {
  const isMain = filter?.of === 'default-branch';
  return { trigger: { kind: 'check', workflow }, ...(isMain || filter === undefined ? {} : { subject: 'pull-request', filter }) };
}

function tickOf(pipeline: string): Found {
  return { trigger: { kind: 'tick', pipeline } };
}

function manualOf(pipeline: string, inputs: Readonly<Record<string, string>> = {}): Found {
  return { trigger: { kind: 'manual', pipeline, inputs } };
}

function webhookOf(type: string, map: Readonly<Record<string, string>> = {}): Found {
  return { trigger: { kind: 'webhook', type, payload: '' }, map };
}

/** Lists the starts of a workflow whose agents are plain steps. Its file stands for a pipeline. */
function listFileStarts({ path, crons, inputs }: PlayedFile): readonly (Found & Pick<Start, 'pipeline'>)[] {
  const pipeline = path.slice(path.lastIndexOf('/') + 1);
  return [
    ...(crons.length === 0 ? [] : [{ pipeline, ...tickOf(pipeline) }]),
    ...(inputs === undefined ? [] : [{ pipeline, ...manualOf(pipeline) }]),
  ];
}
