import type { Config } from '../../core/config/schema/config-schema.ts';
import type { Command } from '../../core/trigger/command.ts';
import { listCommands } from '../../core/trigger/list-commands.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { renderHelp, renderUnknown } from '../../core/view/comment/reply.ts';
import { leftOutNote, pauseWords } from '../../core/view/words.ts';
import type { PlannedRun } from '../effects/perform-effects.ts';
import type { Engine } from '../engine-ports.ts';
import { listRunsAbout, type RunAbout } from '../thread/runs.ts';
import { markCommandSeen } from '../view/reactions.ts';
import { askAllowedRuns, askPermittedPipelines } from './ask-permitted.ts';
import { cancelRuns } from './cancel.ts';
import type { CommandContext, CommandResult } from './command-context.ts';
import { postReply } from './post-reply.ts';
import { retryRun } from './retry.ts';
import { replyWithHandoff, replyWithStatus, replyWithWhy } from './show.ts';

export interface CommandRequest {
  readonly trigger: Trigger;
  readonly config: Config;
  readonly command: Exclude<Command, { kind: 'run' }>;
}

export interface AnsweredCommand {
  /** For each pipeline whether this person may give commands about it. When none fits, nothing was done and nothing said. */
  readonly matches: readonly PipelineMatch[];
  /** What was answered, in words; empty when nobody was. */
  readonly answer: readonly string[];
  /** Runs that it changed. */
  readonly runs: readonly PlannedRun[];
}

/**
 * Does what a command asks for, and answers it. Runs under the subject's lock, so that two commands are carried out in their
 * order. Any number of times: a comment decides once and is answered once.
 */
export async function answerCommand(engine: Engine, request: CommandRequest): Promise<AnsweredCommand> {
  const { trigger, config, command } = request;
  const { comment } = trigger;
  const matches = await askPermittedPipelines(engine, request);
  if (comment === undefined || !matches.some(({ matched }) => matched)) return { matches, answer: [], runs: [] };
  const reaction = await markCommandSeen(engine, trigger);
  const { runs, comments } = await listRunsAbout(engine, { subject: trigger.subject, config, before: comment.id });
  const spoken = await askAllowedRuns(engine, runs, { trigger, matches });
  const context: CommandContext = { trigger, comment, config, runs: spoken, comments };
  const { parts: told, runs: changed = [], done } = await carryOut(engine, { context, command });
  const silent = isAboutRuns(command) ? runs.filter((run) => !spoken.includes(run)) : [];
  const parts = told.length === 0 || silent.length === 0 ? told : [...told, leftOutNote(silent.map(pipelineOf))];
  if (parts.length > 0) await postReply(engine, { parts, context });
  await reaction.finish({ done });
  return { matches, answer: parts, runs: changed };
}

function isAboutRuns({ kind }: Given['command']): boolean {
  return kind !== 'help' && kind !== 'unknown' && kind !== 'approve';
}

function pipelineOf({ stored }: RunAbout): string {
  return stored.record.body.pipeline;
}

interface Given {
  readonly context: CommandContext;
  readonly command: CommandRequest['command'];
}

async function carryOut(engine: Engine, { context, command }: Given): Promise<CommandResult> {
  const commands = listCommands(context.config, context.trigger.subject.kind);
  switch (command.kind) {
    case 'cancel':
      return cancelRuns(engine, context);
    case 'retry':
      if (engine.settings.paused === true) return { parts: [`${pauseWords}. Nothing was done.`], done: false };
      return retryRun(engine, context, command.task);
    case 'status':
      return replyWithStatus(engine, context);
    case 'handoff':
      return replyWithHandoff(engine, context, command.task);
    case 'help':
      return { parts: [renderHelp(commands)], done: true };
    case 'unknown':
      return { parts: [renderUnknown(command.line, commands)], done: false };
    case 'why':
      return { parts: [await replyWithWhy(engine, context)], done: true };
    case 'approve':
      return { parts: [`\`/baton ${command.kind}\` is not supported yet. Nothing was done.`], done: false };
    default:
      return command satisfies never;
  }
}
