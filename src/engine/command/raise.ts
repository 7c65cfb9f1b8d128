import { mostRaise } from '../../core/budget/run-cost.ts';
import { isLowerRole } from '../../core/config/schema/approval-schema.ts';
import { runRefOf } from '../../core/record/find-runs.ts';
import { involvedIn } from '../../core/run/approvals.ts';
import { asksAtLimit, findEnd } from '../../core/run/decisions.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { askingRows, awaitsRaise } from '../../core/run/task-row.ts';
import { describeNothingAsked, describeWrongAmount, listAsking } from '../../core/view/comment/request.ts';
import type { Effects, Reads } from '../engine-ports.ts';
import { type RunReading, readRun } from '../thread/read-run.ts';
import type { RunAbout } from '../thread/runs.ts';
import { applyCommand, hasDecided, isShownInThread, toPlanned } from './apply-command.ts';
import { askApprover } from './approval-rights.ts';
import type { CommandContext, CommandResult } from './command-context.ts';
import { askPermittedPipelines, pipelineNameOf } from './rights.ts';

/** A run that waits for more money. */
interface Asking {
  readonly about: RunAbout;
  readonly reading: RunReading;
}

/** Adds money to what a run may cost that waits at its limit. Its agents that wait for it start. */
export async function raiseLimit(engine: Effects, context: CommandContext, text: string): Promise<CommandResult> {
  const amount = parseAmount(text);
  const decided = context.runs.find((run) => hasDecided(run, context));
  if (decided !== undefined) return apply(engine, { context, about: decided, usd: amount?.usd ?? 0 });
  if (amount === undefined) return refuse(describeWrongAmount(text));
  const asking = (await readAsking(engine, context)).filter(({ about }) => fits(about, amount.run));
  const [chosen, ...others] = asking;
  if (chosen === undefined) return refuse(describeNone(context, amount.run));
  const states = asking.map(({ reading }) => reading.state);
  if (others.length > 0) return refuse(listAsking(states, amount.usd));
  if (isAskedLater(chosen, context))
    return refuse(`${nameOf(chosen.about)} asked for money only after your comment. Read its question, then comment again.`);
  const refusal = await findMissingRight(engine, context, chosen);
  return refusal === undefined ? apply(engine, { context, about: chosen.about, usd: amount.usd }) : refuse(refusal);
}

const amountPattern = /^(?:([A-Za-z0-9][A-Za-z0-9._-]*)[ \t]+)?\$?([0-9]{1,5}(?:\.[0-9]{1,2})?)(?:[ \t]?(?:USD|\$))?$/i;

/** Parses an amount of USD above 0, and the name of a run before it; undefined for anything else. */
function parseAmount(text: string): { readonly run: string | undefined; readonly usd: number } | undefined {
  const [, run, digits] = amountPattern.exec(text) ?? [];
  const usd = Number(digits);
  return usd > 0 && usd <= mostRaise ? { run, usd } : undefined;
}

/** Reads the runs about the subject that are under way and may ask for money: one listing each. */
async function readAsking(engine: Reads, { runs }: CommandContext): Promise<readonly Asking[]> {
  const asking: Asking[] = [];
  for (const about of runs.filter(({ stored, records }) => findEnd(records) === undefined && asksAtLimit(stored.record))) {
    const reading = await readRun(engine, runRefOf(about.stored));
    if (reading.ok && findCause(reading.value.state) !== undefined) asking.push({ about, reading: reading.value });
  }
  return asking;
}

/** Finds the `seq` of the record since which the run waits for money. */
function findCause(state: State): number | undefined {
  return askingRows(state).find((row) => awaitsRaise(row))?.next.cause;
}

function fits({ stored }: RunAbout, run: string | undefined): boolean {
  return run === undefined || stored.record.run === run;
}

/** Returns whether the run asked after the comment was written, whose job ran late. Ids of comments ascend. */
function isAskedLater({ reading }: Asking, { comment }: CommandContext): boolean {
  const { state, stored } = reading;
  const cause = findCause(state);
  const since = stored.find(({ record }) => record.run === state.run.run && record.seq === cause);
  return since !== undefined && since.comment > comment.id;
}

/**
 * Returns why a person may not raise the limit: whoever may approve a stage of the pipeline may, and where no stage asks for that, whoever may
 * start it with the role `write` or more. In a public repository everybody has the role `read`: it starts what the limit allows, and adds nothing.
 */
async function findMissingRight(engine: Reads, { trigger, config }: CommandContext, chosen: Asking): Promise<string | undefined> {
  const { state } = chosen.reading;
  const approvals = Object.values(pipelineOf(state.run).stages).flatMap(({ approval }) => approval ?? []);
  if (approvals.length === 0) {
    const name = pipelineNameOf(chosen.about);
    const { allow, ...settings } = config.pipelines[name] ?? pipelineOf(state.run);
    const role = isLowerRole(allow['minimum-role'], 'write') ? 'write' : allow['minimum-role'];
    const pipelines = { [name]: { ...settings, allow: { ...allow, 'minimum-role': role } } };
    const [match] = await askPermittedPipelines(engine, { trigger, config: { pipelines } });
    const missing = match?.checks.find(({ passed }) => !passed);
    return missing && `You may not add money to ${nameOf(chosen.about)}: ${missing.detail}`;
  }
  let reason: string | undefined;
  for (const approval of approvals) {
    const right = await askApprover(engine, trigger.actor, approval);
    const isInvolved = !approval.self && involvedIn(state).has(trigger.actor.id);
    if (right.passed && !isInvolved) return undefined;
    const involved = `You started, retried or answered ${nameOf(chosen.about)}, so somebody else must add money.`;
    reason ??= right.passed ? involved : right.detail;
  }
  return reason;
}

function nameOf({ stored }: RunAbout): string {
  return `run \`${stored.record.run}\``;
}

function describeNone({ runs }: CommandContext, named: string | undefined): string {
  const run = runs.find((each) => fits(each, named));
  if (run === undefined) return describeNothingAsked(named, undefined);
  const outcome = findEnd(run.records)?.body.outcome;
  return describeNothingAsked(run.stored.record.run, { outcome, isAsking: asksAtLimit(run.stored.record) });
}

function refuse(words: string): CommandResult {
  return { parts: [`${words} Nothing was done.`], done: false };
}

async function apply(
  engine: Effects,
  { context, about, usd }: { readonly context: CommandContext; readonly about: RunAbout; readonly usd: number },
): Promise<CommandResult> {
  const decided = await applyCommand(engine, about, { context, verb: 'raise', usd });
  if (!decided.ok) return refuse(decided.error);
  const { started } = decided.value;
  const words = `💰 The limit of ${nameOf(about)} was raised${started.length === 0 ? '' : `, and ${started.map((each) => `\`${each}\``).join(', ')} starts`}.`;
  return { parts: isShownInThread(about, context) ? [] : [words], runs: [toPlanned(about, decided.value)], done: true };
}
