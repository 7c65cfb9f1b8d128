import { approvalOf } from '../../core/run/approvals.ts';
import { truncateCodePoints } from '../../core/text/code-points.ts';
import { renderNoneAwaiting } from '../../core/view/comment/approval-reply.ts';
import type { Effects } from '../engine-ports.ts';
import { applyCommand, hasDecided, isShownInThread, toPlanned } from './apply-command.ts';
import { askApprover } from './approval-rights.ts';
import { type AskedStage, readAskedStages } from './asked-stages.ts';
import type { CommandContext, CommandResult } from './command-context.ts';
import { splitTask } from './retry.ts';

const maxWords = 2_000;

/** Refuses an approval, and so ends the run in the words of the person, who must be one that may approve the stage. */
export async function rejectStage(engine: Effects, context: CommandContext, text: string): Promise<CommandResult> {
  const decided = context.runs.find((run) => hasDecided(run, context));
  if (decided !== undefined) return apply(engine, { context, about: decided });
  const { asked, states, faults } = await readAskedStages(engine, context);
  const { chosen, words } = readMeaning(text, asked);
  if (chosen === undefined && asked.length > 1) {
    const stages = asked.map(({ row, reading }) => `\`/baton reject ${reading.state.run.run}/${row.name} <why>\``).join(', ');
    return { parts: [`Several stages wait for approval here. Say which one: ${stages}. Nothing was done.`], done: false };
  }
  if (chosen === undefined) return { parts: [...faults, renderNoneAwaiting(states, undefined)], done: false };
  const { row, reading } = chosen;
  const { name: stage } = row;
  const approval = approvalOf(reading.state.run, stage);
  if (approval === undefined) throw new Error(`Stage ${stage} does not show which approval it needs.`);
  const right = await askApprover(engine, context.trigger.actor, approval);
  if (!right.passed) return { parts: [`${right.detail} Nothing was done.`], done: false };
  const short = truncateCodePoints(words, maxWords);
  return apply(engine, { context, about: chosen.about, stage, text: short === '' ? undefined : short });
}

interface Meaning {
  readonly chosen: AskedStage | undefined;
  readonly words: string;
}

/** Reads which stage is meant: the first word, where it names one that waits, else the only one that does. */
function readMeaning(text: string, asked: readonly AskedStage[]): Meaning {
  const [, word = '', rest = ''] = /^(\S+?)[:,]?(?:\s+([\s\S]*))?$/.exec(text) ?? [];
  const runs = asked.map(({ about }) => about);
  const named = splitTask(word, runs);
  const fitting = asked.filter(
    ({ row, reading }) => row.name === named.stage && (named.run === undefined || reading.state.run.run === named.run),
  );
  if (fitting.length === 1) return { chosen: fitting[0], words: rest.trim() };
  const [only] = asked;
  return { chosen: asked.length === 1 ? only : undefined, words: text.trim() };
}

interface Application {
  readonly context: CommandContext;
  readonly about: AskedStage['about'];
  readonly stage?: string;
  readonly text?: string;
}

async function apply(engine: Effects, { context, about, ...more }: Application): Promise<CommandResult> {
  const decided = await applyCommand(engine, about, { context, verb: 'reject', ...more });
  if (!decided.ok) return { parts: [decided.error], done: false };
  const words = `👎 Run \`${about.stored.record.run}\` was ended, because its approval was refused.`;
  return { parts: isShownInThread(about, context) ? [] : [words], runs: [toPlanned(about, decided.value)], done: true };
}
