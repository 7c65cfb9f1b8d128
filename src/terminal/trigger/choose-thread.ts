import { buildSampleCommand, buildSampleInputs } from '../../core/config/inputs/sample-inputs.ts';
import type { Config, Pipeline } from '../../core/config/schema/config-schema.ts';
import { filtersOf, type PullRequestFilter } from '../../core/config/schema/filter-schema.ts';
import type { CheckFilter } from '../../core/config/schema/triggers-schema.ts';
import { hasName } from '../../core/text/plain-text.ts';
import { findNamedPipeline, isCommandOf } from '../../core/trigger/command.ts';
import type { EventChoice, ThreadKind } from './event-options.ts';

/** The issue or pull request that an event is about, as far as the configuration decides it. */
export interface ChosenThread {
  readonly kind: ThreadKind;
  readonly labels: readonly string[];
}

type Pipelines = Pick<Config, 'pipelines'>;

/** One filter of a pipeline, and the kind of thread that it is about. */
interface Candidate {
  readonly kind: ThreadKind;
  readonly filter: Partial<PullRequestFilter> &
    Partial<Pick<CheckFilter, 'workflows' | 'of'>> & { readonly command?: string; readonly arguments?: string | undefined };
}

/**
 * Chooses whether an event is about an issue or a pull request, and which labels that has: what the first filter asks for that
 * waits for such an event. So the answer is about the event that the user means, and not about labels they did not type.
 */
export function chooseThread(config: Pipelines, choice: EventChoice, { hasFiles }: { readonly hasFiles: boolean }): ChosenThread {
  const fitting = Object.values(config.pipelines)
    .flatMap(listCandidates)
    .filter((candidate) => fits(candidate, choice));
  const found = fitting.find(({ kind }) => hasFiles && kind === 'pull-request') ?? fitting[0];
  const added = choice.kind === 'label' ? [choice.name] : [];
  const labels = (found?.filter.labels ?? []).filter((label) => !hasName(added, label));
  return {
    kind: found?.kind ?? chooseOtherwise(config, choice, hasFiles ? 'pull-request' : 'issue'),
    labels: [...labels, ...added],
  };
}

function listCandidates({ on }: Pick<Pipeline, 'on'>): readonly Candidate[] {
  return [
    ...filtersOf(on.issues).map((filter) => ({ kind: 'issue' as const, filter })),
    ...filtersOf(on['pull-requests']).map((filter) => ({ kind: 'pull-request' as const, filter })),
    ...filtersOf(on.comment).map(({ subject = 'issue', ...filter }) => ({ kind: subject, filter })),
    ...(on.checks === undefined ? [] : [{ kind: 'pull-request' as const, filter: on.checks }]),
  ];
}

function fits({ kind, filter }: Candidate, choice: EventChoice): boolean {
  const { command, labels, workflows } = filter;
  const state = filter['review-state'];
  if (choice.kind === 'check' || workflows !== undefined)
    return choice.kind === 'check' && workflows?.includes(choice.workflow) === true;
  if (choice.kind === 'label') return command === undefined && hasName(labels ?? [], choice.name);
  if (choice.kind === 'comment')
    return command !== undefined && isCommandOf({ command, arguments: filter.arguments }, choice.text.trimStart());
  if (choice.kind === 'review') return state === 'any' || state === choice.state;
  if (choice.kind === 'assign') return filter.assignee !== undefined;
  if (choice.kind !== 'open') return false;
  return kind === choice.subject && command === undefined && labels === undefined && state === undefined;
}

/** Chooses the kind of thread where no filter waits for the event. `/baton run` names its pipeline. */
function chooseOtherwise({ pipelines }: Pipelines, choice: EventChoice, otherwise: ThreadKind): ThreadKind {
  if (choice.kind === 'review' || choice.kind === 'check') return 'pull-request';
  if (choice.kind === 'open') return choice.subject;
  const named = choice.kind === 'comment' ? findNamedPipeline(choice.text.trimStart()) : undefined;
  const own = Object.entries(pipelines).flatMap(([name, pipeline]) => (name === named ? listCandidates(pipeline) : []));
  return own[0]?.kind ?? otherwise;
}

/** Lists the ways in which a pipeline can start, in the order in which a person would try them. */
export function listChoices(name: string, { on }: Pick<Pipeline, 'on'>): readonly EventChoice[] {
  return [
    ...listCandidates({ on }).map((candidate) => readChoice(on, candidate)),
    ...(on.schedule === undefined ? [] : [{ kind: 'tick' as const, pipeline: name }]),
    ...(on.manual === undefined ? [] : [{ kind: 'manual' as const, pipeline: name, inputs: buildSampleInputs(on) }]),
    ...filtersOf(on.webhook).map(({ type }) => ({ kind: 'webhook' as const, type, payload: 'FILE' })),
  ];
}

function readChoice(on: Pipeline['on'], { kind, filter }: Candidate): EventChoice {
  const { command, labels, assignee, workflows } = filter;
  const state = filter['review-state'];
  if (command !== undefined) return { kind: 'comment', text: buildSampleCommand(on, { command, arguments: filter.arguments }) };
  if (workflows?.[0] !== undefined) return { kind: 'check', workflow: workflows[0] };
  if (state !== undefined) return { kind: 'review', state: state === 'any' ? 'approved' : state };
  const label = labels?.at(-1);
  if (label !== undefined) return { kind: 'label', name: label };
  if (assignee !== undefined && assignee !== 'none') return { kind: 'assign', login: assignee === '*' ? 'octocat' : assignee };
  return { kind: 'open', subject: kind };
}
