import { cleanPage } from '../../core/markdown/clean-untrusted.ts';
import { codeSpan } from '../../core/markdown/elements.ts';
import { listNamedStages, unanswered } from '../../core/run/answers.ts';
import { findEnd } from '../../core/run/decisions.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import { awaitsApproval, awaitsRaise, type TaskRow } from '../../core/run/task-row.ts';
import { loadState } from '../../core/state/derive-state.ts';
import { type AnswerTarget, findAnswerTarget, type NamedStage } from '../../core/trigger/answer-target.ts';
import { isByOutsider } from '../../core/trigger/match/find-outsiders.ts';
import { answerPlaceholder, renderAnswerLines } from '../../core/view/comment/question.ts';
import { outcomeWords } from '../../core/view/outcome-words.ts';
import type { AppliedDecision } from '../decision/apply-decision.ts';
import type { Effects } from '../engine-ports.ts';
import { isPaused } from '../gate/ask.ts';
import type { RunAbout } from '../thread/runs.ts';
import { applyCommand, hasDecided, isShownInThread, toPlanned } from './apply-command.ts';
import type { CommandContext, CommandResult } from './command-context.ts';
import { describeGoingOn } from './ended-run.ts';
import { pipelineNameOf } from './rights.ts';

/** Gives an answer to the agent that asked. The first words of the text may name its stage; the whole of the rest is the answer. */
export async function answerQuestion(engine: Effects, context: CommandContext, text: string): Promise<CommandResult> {
  const again = context.runs.find((run) => hasDecided(run, context));
  if (again !== undefined) return giveAgain(engine, context, again);
  const known = (await Promise.all(context.runs.map((run) => listStages(run, context)))).flat();
  const target = refuseEmpty(findAnswerTarget(text, known), known);
  if (target.kind !== 'found') return { parts: [await describeRefusal(target, { context, known })], done: false };
  const run = context.runs.find(({ stored }) => stored.record.run === target.run);
  if (run === undefined) throw new Error(`Run ${target.run} is not among the runs that were listed.`);
  const origin = originOf(context, run);
  if (origin === 'refused') return { parts: [refusedWords], done: false };
  return give(engine, context, { run, stage: target.stage, text: target.text, isOutside: origin === 'outside' });
}

/** Finds that an answer has no words: what GitHub shows of it is empty, or the line to type was copied as it is. */
function refuseEmpty(target: AnswerTarget, known: readonly NamedStage[]): AnswerTarget {
  if (target.kind !== 'found') return target;
  const { run, stage, text } = target;
  if (text !== answerPlaceholder && cleanPage(text).text.trim() !== '') return target;
  return { kind: 'empty', asking: known.filter((each) => each.run === run && each.stage === stage) };
}

const refusedWords =
  'You are no owner, member or collaborator here, and this pipeline takes no text of outsiders (`outside-text: refuse`), so nothing was done. Somebody of the project has to answer.';

/** Returns how the pipeline of the run takes the text: as that of its own people, or as text of an outsider. */
function originOf({ trigger, comments, comment }: CommandContext, { stored }: RunAbout): 'own' | 'outside' | 'refused' {
  const { allow } = pipelineOf(stored.record);
  const association = comments.find(({ id }) => id === comment.id)?.association;
  const rule = allow['outside-text'];
  if (rule === 'trust' || !isByOutsider({ actor: trigger.actor, association, allow })) return 'own';
  return rule === 'refuse' ? 'refused' : 'outside';
}

/**
 * Lists the stages of a run as the comment may mean them. Its job may run late, and then finds a question that nobody had asked when
 * the comment was written: that is not what it answers. Ids of comments ascend.
 */
async function listStages({ found, stored }: RunAbout, { comment }: CommandContext): Promise<readonly NamedStage[]> {
  const state = await loadState(found, stored.record.run);
  if (!state.ok) return [];
  const written = new Map(found.map((each) => [each.record.seq, each.comment]));
  const later = unanswered(state.value).filter(({ last }) => (written.get(last.seq) ?? 0) > comment.id);
  const names = new Set(later.map(({ name }) => name));
  return listNamedStages(state.value).map((each) => (names.has(each.stage) ? { ...each, kind: 'asked-later' } : each));
}

interface Given {
  readonly run: RunAbout;
  readonly stage: string;
  readonly text: string;
  readonly isOutside?: boolean;
}

/** Completes what the same comment has decided before, when its job runs again. */
async function giveAgain(engine: Effects, context: CommandContext, run: RunAbout): Promise<CommandResult> {
  const decision = run.records.find(
    (record) =>
      record.kind === 'decision' && record.body.source.kind === 'comment' && record.body.source.comment === context.comment.id,
  );
  if (decision?.kind !== 'decision') return { parts: [], done: false };
  return give(engine, context, { run, stage: decision.task, text: decision.body.text ?? '' });
}

async function give(engine: Effects, context: CommandContext, { run, ...given }: Given): Promise<CommandResult> {
  const decided = await applyCommand(engine, run, { context, verb: 'answer', ...given });
  if (!decided.ok) return { parts: [decided.error], done: false };
  return {
    parts: describeGiven(engine, { run, stage: given.stage, context, applied: decided.value }),
    runs: [toPlanned(run, decided.value)],
    done: true,
  };
}

interface GivenFacts extends Pick<Given, 'run' | 'stage'> {
  readonly context: CommandContext;
  readonly applied: AppliedDecision;
}

/** Describes what the comment with the decision does not say, or not here. */
function describeGiven(engine: Effects, { run, stage, context, applied }: GivenFacts): readonly string[] {
  const name = run.stored.record.run;
  if (applied.reading.state.end === undefined && isPaused(engine, applied.reading.state))
    return [`The answer is kept. Stage \`${stage}\` of run \`${name}\` continues with it when the pause is over.`];
  const row = applied.reading.state.rows.get(stage);
  return isShownInThread(run, context) ? [] : [`💬 Stage \`${stage}\` of run \`${name}\` ${describeNext(row)}.`];
}

function describeNext(row: TaskRow | undefined): string {
  if (awaitsRaise(row)) return 'got the answer, and continues once the run may cost more';
  return awaitsApproval(row) ? 'got the answer, and needs an approval before it continues' : 'got the answer and continues';
}

interface RefusalFacts {
  readonly context: CommandContext;
  readonly known: readonly NamedStage[];
}

/** Describes why an answer was given to nobody, and what to type instead. */
async function describeRefusal(target: Exclude<AnswerTarget, { kind: 'found' }>, facts: RefusalFacts): Promise<string> {
  if (target.kind === 'empty')
    return `The answer is empty, so nothing was done. Write your words behind the command or below it, in the place of ${codeSpan(answerPlaceholder)}:\n\n${renderAnswerLines(target.asking)}`;
  if (target.kind === 'ambiguous')
    return `Several agents ask, so say which one you answer. Nothing was done. Comment one of these:\n\n${renderAnswerLines(target.asking)}`;
  if (target.kind === 'unknown')
    return `Run \`${target.run}\` has no stage ${codeSpan(target.stage)}, so nothing was done.${describeOpen(facts)}`;
  if (target.kind === 'not-asking') return `${target.named.map(describeNotAsking).join(' ')}${describeOpen(facts)}`;
  return describeNothing(facts);
}

function describeNotAsking({ run, stage, kind, by }: NamedStage): string {
  const of = `stage \`${stage}\` of run \`${run}\``;
  if (kind === 'answered')
    return `The question of ${of} was answered already, by ${codeSpan(by ?? '')}. The first answer counts, so nothing was done.`;
  if (kind === 'asked-later')
    return `The agent of ${of} asked only after your comment, so your comment is no answer to its question, and nothing was done. Read the question, then answer it in a new comment.`;
  return `No question of ${of} is open, so nothing was done.`;
}

function describeOpen({ known }: RefusalFacts): string {
  const asking = known.filter(({ kind }) => kind === 'asks');
  return asking.length === 0 ? '' : `\n\nThese wait for an answer:\n\n${renderAnswerLines(asking)}`;
}

async function describeNothing({ context, known }: RefusalFacts): Promise<string> {
  for (const kind of ['asked-later', 'answered'] as const) {
    const meant = known.filter((each) => each.kind === kind);
    if (meant.length > 0) return meant.map(describeNotAsking).join(' ');
  }
  const run = findMeantRun(context);
  if (run === undefined) return 'No run here waits for an answer, so nothing was done.';
  const name = run.stored.record.run;
  const end = findEnd(run.records);
  if (end === undefined) return `Run \`${name}\` waits for no answer: no agent of it has asked. Nothing was done.`;
  return `Run \`${name}\` has ended already and ${outcomeWords(end.body.outcome)}, so it takes no answer, and nothing was done. ${await describeGoingOn(run)}`;
}

/** Finds the run that an answer to no open question is about: the newest one of a pipeline that ended without an answer, else the newest of all. */
function findMeantRun({ runs }: CommandContext): RunAbout | undefined {
  const newest = [...Map.groupBy(runs, pipelineNameOf).values()].flatMap((each) => each.slice(0, 1));
  return newest.find(({ records }) => findEnd(records)?.body.outcome === 'needs-input') ?? newest[0];
}
