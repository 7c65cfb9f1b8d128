import type { Approval } from '../../config/schema/approval-schema.ts';
import { codeSpan, quote, renderDetails } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { packSections, type Section } from '../../markdown/size-limit.ts';
import { approvalOf, involvedIn } from '../../run/approvals.ts';
import { findHandoffSource } from '../../run/handoffs.ts';
import { ancestorsOf, pipelineOf, viewThreadOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';
import type { NextExecution } from '../../run/task-row.ts';
import { describeApprovers } from '../../trigger/match/check-approver.ts';
import { describeSubject, pageOf, renderArtifactLink } from '../links.ts';
import { type Marker, viewMarker } from '../markers.ts';
import { mention, mentionStarter } from '../mention.ts';
import { renderChanges, type ShownChanges } from './approval-changes.ts';
import { renderWork } from './approval-work.ts';
import { renderHandoffDetail } from './handoff.ts';

/** The digits of a digest that people read and type. */
export const shownDigits = 7;

/** The question whether a stage may start. */
export interface ApprovalRequest {
  readonly stage: string;
  readonly due: NextExecution;
  /** The whole digest, in hex. */
  readonly digest: string;
  /** The logins of those who have approved it so far. */
  readonly approved: readonly string[];
  readonly changes: ShownChanges;
}

/** Returns the marker of the comment that asks. Its digest tells it from earlier requests of the same stage. */
export function approvalMarker(run: string, { stage, digest }: Pick<ApprovalRequest, 'stage' | 'digest'>): Marker {
  return viewMarker('request', `${run}/${stage}/${digest}`);
}

/** Renders the command that approves what was shown. */
export function approveCommand({ stage, digest }: Pick<ApprovalRequest, 'stage' | 'digest'>): string {
  return `/baton approve ${stage} ${digest.slice(0, shownDigits)}`;
}

/**
 * Renders the one new comment in which a run asks for an approval: who may give it, what to type, and all that the person decides
 * about. The text of others is harmless, and is redacted by the caller.
 */
export function renderApprovalRequest(state: State, request: ApprovalRequest): string {
  const { run } = state;
  const approval = approvalOf(run, request.stage);
  const place = viewThreadOf(run) === run.body.trigger.subject.number ? '' : ` on ${describeSubject(run, viewThreadOf(run))}`;
  return [
    `✋ **\`${request.stage}\` waits for approval.** ${describeWho(state, request, approval)}`,
    `To let it start, post a new comment${place} with this line:`,
    // A block, because GitHub puts a button on it that copies the line.
    `\`\`\`text\n${approveCommand(request)}\n\`\`\``,
    `A 👍 on your comment says that it counted. To end the whole run instead, comment${place} \`/baton reject ${request.stage} <why>\`. Without either, the stage waits without limit, and no job of it runs.`,
    ...renderWork(state, request),
    ...renderChanges(request.changes),
    ...renderHandoffs(state, request.stage),
    `<sub>Run \`${run.run}\`. \`${request.digest.slice(0, shownDigits)}\` is no commit: it stands for exactly what is shown here. If any of that changes, the command does nothing and a new comment asks.</sub>`,
    approvalMarker(run.run, request),
  ].join('\n\n');
}

function describeWho(state: State, { approved }: ApprovalRequest, approval: Approval | undefined): string {
  if (approval === undefined) return '';
  const { count, self } = approval;
  const who = `${describeApprovers(approval, (login) => mention(login) ?? codeSpan(login))} can approve.`;
  const left = count - new Set(approved).size;
  const number =
    count === 1
      ? ''
      : ` ${count} different people must approve${left === count ? '' : `, ${left} more after ${approved.map(codeSpan).join(', ')}`}.`;
  const without = self
    ? describeStarter(state, approval)
    : ` ${describeInvolved(state)} started, retried or answered the run and cannot approve it.`;
  return `${who}${number}${without}`;
}

/** Mentions who started the run, where people are named by their role alone: GitHub then tells at least one person. */
function describeStarter(state: State, { users = [] }: Approval): string {
  const starter = users.length === 0 ? mentionStarter(state) : undefined;
  return starter === undefined ? '' : ` So can ${starter}, who started the run, with that role.`;
}

function describeInvolved(state: State): string {
  const people = [state.run.body.trigger.actor, ...state.decisions.map(({ body }) => body.actor)];
  const involved = involvedIn(state);
  return [...new Set(people.filter(({ id }) => involved.has(id)).map(({ login }) => codeSpan(login)))].join(', ');
}

const handoffBytes = 20_000;

/** Renders the handoffs that the execution is given, each folded. */
function renderHandoffs(state: State, stage: string): readonly string[] {
  const sections = ancestorsOf(pipelineOf(state.run), stage).flatMap((name): readonly Section[] => {
    const source = findHandoffSource(state, name);
    if (source === undefined) return [];
    const { handoff } = source.body;
    if (handoff === undefined) return [[`**\`${name}\`** handed over ${renderArtifactLink(source.body)}.`]];
    const title = `Handoff of <code>${name}</code>`;
    const page = pageOf(state.run);
    const summary = quote(neutralise(handoff.summary, page));
    const short = `_The rest is too long to show here: \`/baton handoff ${name}\` shows it._`;
    return [
      [
        renderDetails(title, [summary, ...renderHandoffDetail(handoff, { title: 'Detail and data', page })].join('\n\n')),
        renderDetails(title, [summary, short].join('\n\n')),
      ],
    ];
  });
  const { kept, dropped } = packSections(sections, handoffBytes);
  if (sections.length === 0) return [];
  const note = dropped === 0 ? [] : [`_${dropped} more are too long to show here._`];
  return [`**What it is given**`, ...kept, ...note];
}
