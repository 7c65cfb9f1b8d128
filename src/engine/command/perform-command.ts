/**
 * Carries out commands, `/baton …` in a comment, that start no pipeline. In this order: the rights of the person are asked
 * for (`rights.ts`), the comment gets a reaction, the runs about its subject are searched for, the command does its work
 * (`cancel.ts`, `retry.ts`, `show.ts`), and one reply says what came of it (`post-reply.ts`).
 */

import type { Config } from '../../core/config/schema/config-schema.ts';
import type { Command } from '../../core/trigger/command.ts';
import { listCommands } from '../../core/trigger/list-commands.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { pauseWords } from '../../core/view/comment/refusal.ts';
import { leftOutNote, renderHelp, renderUnknown } from '../../core/view/comment/reply.ts';
import type { Effects } from '../engine-ports.ts';
import { listRunsAbout } from '../thread/runs.ts';
import { foldBlockedStarts } from '../view/blocked-start.ts';
import { markCommandSeen } from '../view/reactions.ts';
import { answerQuestion } from './answer.ts';
import { askPermittedApprovers } from './approval-rights.ts';
import { approveStage } from './approve.ts';
import { cancelRuns } from './cancel.ts';
import type { CommandContext, CommandResult, PlannedRun } from './command-context.ts';
import { postReply } from './post-reply.ts';
import { raiseLimit } from './raise.ts';
import { rejectStage } from './reject.ts';
import { retryRun } from './retry.ts';
import { askPermittedPipelines, askPermittedRuns, pipelineNameOf } from './rights.ts';
import { renderWhyReply, replyWithHandoff, replyWithStatus } from './show.ts';

export interface CommandRequest {
  readonly trigger: Trigger;
  readonly config: Config;
  readonly command: Exclude<Command, { kind: 'run' }>;
}

export interface PerformedCommand {
  /** The rights of this person for each pipeline. When no pipeline matches, nothing was done and no reply was posted. */
  readonly matches: readonly PipelineMatch[];
  /** The reply, in words; empty when there was none. */
  readonly answer: readonly string[];
  /** The runs that the command changed. */
  readonly runs: readonly PlannedRun[];
}

/**
 * Carries out a command and replies to it. Runs under the subject's lock, so that two commands are carried out in their order.
 * Idempotent: a comment decides once and gets one reply.
 */
export async function performCommand(engine: Effects, request: CommandRequest): Promise<PerformedCommand> {
  const { trigger, config, command } = request;
  const { comment } = trigger;
  const isApproval = command.kind === 'approve' || command.kind === 'reject' || command.kind === 'raise';
  const matches = await (isApproval ? askPermittedApprovers(engine, request) : askPermittedPipelines(engine, request));
  if (comment === undefined || !matches.some(({ matched }) => matched)) return { matches, answer: [], runs: [] };
  const reaction = await markCommandSeen(engine, trigger);
  const { all, comments, ...newest } = await listRunsAbout(engine, { subject: trigger.subject, config, before: comment.id });
  // Any run that is under way may have asked, also one of another subject whose question stands here.
  const runs = isApproval || command.kind === 'answer' ? all : newest.runs;
  await foldBlockedStarts(engine, comments);
  // Who may approve a stage, the run itself says.
  const permitted = isApproval ? runs : await askPermittedRuns(engine, runs, { trigger, matches });
  const pipelines = matches.flatMap(({ matched, pipeline }) => (matched ? [pipeline] : []));
  const asked = {
    source: { kind: 'comment', comment: comment.id },
    reason: 'a comment asked for it',
    askedAt: comment.createdAt,
  } as const;
  const context: CommandContext = { trigger, comment, ...asked, config, pipelines, runs: permitted, comments };
  const { parts: said, runs: changed = [], done } = await performVerb(engine, { context, command });
  const leftOut = command.kind !== 'help' && command.kind !== 'unknown' ? runs.filter((run) => !permitted.includes(run)) : [];
  const parts = said.length === 0 || leftOut.length === 0 ? said : [...said, leftOutNote(leftOut.map(pipelineNameOf))];
  if (parts.length > 0) await postReply(engine, { parts, context });
  await reaction.finish({ done });
  return { matches, answer: parts, runs: changed };
}

interface GivenCommand {
  readonly context: CommandContext;
  readonly command: CommandRequest['command'];
}

/** The commands that start something, which a pause of the repository forbids. */
const starting: readonly string[] = ['retry', 'approve', 'raise'];

async function performVerb(engine: Effects, { context, command }: GivenCommand): Promise<CommandResult> {
  const commands = listCommands(context.config, context.trigger.subject.kind);
  if (engine.settings.paused === true && starting.includes(command.kind))
    return { parts: [`${pauseWords}. Nothing was done.`], done: false };
  if (command.kind === 'cancel') return cancelRuns(engine, context);
  if (command.kind === 'retry') return retryRun(engine, context, command.task);
  if (command.kind === 'status') return replyWithStatus(engine, context);
  if (command.kind === 'handoff') return replyWithHandoff(engine, context, command.task);
  if (command.kind === 'help') return { parts: [renderHelp(commands)], done: true };
  if (command.kind === 'unknown') return { parts: [renderUnknown(command.line, commands)], done: false };
  if (command.kind === 'why') return { parts: [await renderWhyReply(engine, context)], done: true };
  if (command.kind === 'answer') return answerQuestion(engine, context, command.text);
  if (command.kind === 'approve') return approveStage(engine, context, command);
  if (command.kind === 'raise') return raiseLimit(engine, context, command.text);
  return rejectStage(engine, context, command.text);
}
