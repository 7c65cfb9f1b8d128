import { runRefOf } from '../../core/record/find-runs.ts';
import { decodeTrace } from '../../core/record/signed-trace.ts';
import { findHandoffSource } from '../../core/run/handoffs.ts';
import type { State } from '../../core/run/state.ts';
import { listTraceNames, type Trace } from '../../core/trigger/trace.ts';
import { renderHandoffReply } from '../../core/view/comment/handoff.ts';
import { renderWhy } from '../../core/view/comment/why.ts';
import { statusUrl } from '../../core/view/links.ts';
import { renderHeadline } from '../../core/view/status/headline.ts';
import type { Reads } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import { loadHandoffs } from '../thread/load-handoffs.ts';
import { readRun } from '../thread/read-run.ts';
import type { RunAbout } from '../thread/runs.ts';
import { readStatusComment } from '../view/status-comment.ts';
import type { CommandContext, CommandResult } from './command-context.ts';
import { hasStage, splitTask } from './retry.ts';

/** Replies with the handoff of a stage, from the newest run that has a stage of this name. */
export async function replyWithHandoff(engine: Reads, { runs }: CommandContext, task: string): Promise<CommandResult> {
  const { run: name, stage = '' } = splitTask(task, runs);
  const found = runs.find((each) => hasStage(each, stage) && (name === undefined || each.stored.record.run === name));
  if (found === undefined) return { parts: [`No run here has a stage \`${stage}\`. ${listStages(runs)}`], done: false };
  const { record } = found.stored;
  const reading = await readRun(engine, runRefOf(found.stored));
  if (!reading.ok) return { parts: [`Run \`${record.run}\` cannot be read: ${reading.error.message}`], done: false };
  if (!reading.value.state.rows.has(stage))
    return { parts: [`Run \`${record.run}\` has no task \`${stage}\`. ${listTasks(reading.value.state)}`], done: false };
  const filled = await loadHandoffs(engine.ports, { state: reading.value.state, stages: [stage] });
  if (!filled.ok) return { parts: [filled.error.problem.message], done: false };
  const source = findHandoffSource(filled.value, stage);
  if (source === undefined)
    return { parts: [`Stage \`${stage}\` of run \`${record.run}\` has handed nothing over so far.`], done: false };
  return { parts: [renderHandoffReply(filled.value, source)], done: true };
}

function listTasks({ rows }: State): string {
  return `There are ${[...rows.keys()].map((name) => `\`${name}\``).join(', ')}.`;
}

function listStages(runs: CommandContext['runs']): string {
  const names = runs.flatMap(({ stored: { record } }) => {
    const stages = Object.keys(record.body.config.pipelines[record.body.pipeline]?.stages ?? {});
    return stages.map((stage) => `\`${stage}\``);
  });
  return names.length === 0 ? 'No run about this has begun yet.' : `There are ${[...new Set(names)].join(', ')}.`;
}

/** Replies with the status of the newest run of each pipeline, and a link to its status comment. */
export async function replyWithStatus(engine: Reads, { runs }: CommandContext): Promise<CommandResult> {
  if (runs.length === 0) return { parts: ['No run about this has begun yet.'], done: true };
  const parts: string[] = [];
  for (const run of runs) parts.push(await describeRun(engine, run));
  return { parts, done: true };
}

async function describeRun(engine: Reads, { stored }: RunAbout): Promise<string> {
  const { record } = stored;
  const reading = await readRun(engine, runRefOf(stored));
  if (!reading.ok) return `Run \`${record.run}\` cannot be read: ${reading.error.message}`;
  const { state } = reading.value;
  const url = statusUrl(state, await readStatusComment(engine, reading.value));
  return `${renderHeadline(state, { isHeard: true })}${url === undefined ? '' : ` All of it is in [its status comment](${url}).`}`;
}

/** Renders why the runs here started, and why the last event that could have started one did not, from what was stored alone. */
export async function renderWhyReply(
  engine: Reads,
  { runs, trigger }: Pick<CommandContext, 'runs' | 'trigger'>,
): Promise<string> {
  const subject = trigger.subject.number;
  return renderWhy({ subject, runs: runs.map(({ stored }) => stored.record), trace: await readTrace(engine, subject) });
}

async function readTrace(engine: Reads, subject: number): Promise<Trace | undefined> {
  const { ports, settings } = engine;
  const what = `The trace of #${subject} cannot be read`;
  const text = await warnIfRefused(engine, { what }, async () => ports.traces?.read(listTraceNames(subject)));
  if (text === undefined) return undefined;
  const binding = { repo: settings.repository.id, subject };
  const verify = (signed: string, by: { key: string; sig: string }): boolean => ports.verifier.verify(signed, by);
  return decodeTrace(text, ports.signer === undefined ? binding : { ...binding, verify });
}
