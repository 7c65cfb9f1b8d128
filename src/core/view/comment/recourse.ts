import { codeSpan } from '../../markdown/inline.ts';
import { classifyFailure } from '../../output/failure-reason.ts';
import type { EndBody } from '../../record/record.ts';
import { failuresOf } from '../../run/attempts.ts';
import { pipelineOf, viewThreadOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';
import { findCommand } from '../../trigger/command.ts';
import type { Trigger } from '../../trigger/trigger.ts';
import { describeSubject } from '../links.ts';

/** How a person gets a new run of what started this one; goes on after "then". */
export function describeStartAgain(trigger: Trigger): string {
  if (trigger.schedule !== undefined)
    return `wait for the next time of the schedule ${codeSpan(trigger.schedule.cron)}, which starts a new run`;
  return `${nameAct(trigger)} to start a new run`;
}

function nameAct(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'comment':
      return `comment ${codeSpan(findCommand(trigger.comment?.body ?? '') ?? '')} again`;
    case 'review':
      return 'submit another review';
    case 'issue-changed':
    case 'pull-request-changed':
      return trigger.action === 'assigned' ? `assign ${codeSpan(trigger.assignee ?? '')} again` : 'close it and open it again';
    case 'webhook':
      return 'have the event sent again';
    case 'manual':
      return 'start it by hand again';
    default:
      return `take the label ${codeSpan(trigger.label)} off and put it on again`;
  }
}

interface Ended {
  readonly end: EndBody;
  /** Stages that a person must act on. */
  readonly stages: readonly string[];
}

/** What a person types or does so that it goes on. A new run is the way that is always there. */
export function describeRecourse(state: State, { end, stages }: Ended): string {
  const first = describeRemedy(state, { end, stages });
  const again = describeStartAgain(state.run.body.trigger);
  if (end.outcome !== 'failed' || !canRetry(state, stages)) return `${first}${again}.`;
  const commands = stages.map((stage) => codeSpan(`/baton retry ${stage}`)).join(' and ');
  if (hearsCommands(state)) return `${first}comment ${commands}, which keeps what the other stages left. Or ${again}.`;
  return `${first}${again}. Where comments are heard (\`issue_comment\` in the workflow, or the App), ${commands} keeps what the other stages left.`;
}

/** What comes first. The next attempt or run reads the text of the subject; on a runs issue nobody asked for anything. */
function describeRemedy(state: State, { end, stages }: Ended): string {
  const { run } = state;
  const isAsked = run.body.trigger.schedule === undefined;
  const subject = describeSubject(run, viewThreadOf(run));
  if (end.outcome === 'needs-input')
    return `answer the question ${isAsked ? `in the text of ${subject}` : 'where its prompt reads it'}, then `;
  const kinds = new Set(reasonsOf(state, stages).map((reason) => classifyFailure(reason).kind));
  if (kinds.has('agent')) return `mend the cause of the failure${isAsked ? ` in ${subject}` : ''}, then `;
  return kinds.size === 0 || kinds.has('yours') || kinds.has('account') ? 'mend that, then ' : '';
}

/** A run keeps the configuration that it started with, and what it lost stays lost: then only a new one helps. */
function canRetry(state: State, stages: readonly string[]): boolean {
  const reasons = reasonsOf(state, stages);
  return reasons.length > 0 && reasons.every((reason) => classifyFailure(reason).recourse === 'retry');
}

function reasonsOf(state: State, stages: readonly string[]): readonly string[] {
  return stages.map((stage) => failuresOf(state, stage).at(-1)?.body.failure?.reason ?? '');
}

/** Surely: a command can start this pipeline, or did. `validate` sees to it that the workflow hears it. */
function hearsCommands({ run }: State): boolean {
  return run.body.trigger.kind === 'comment' || pipelineOf(run).on.comment !== undefined;
}
