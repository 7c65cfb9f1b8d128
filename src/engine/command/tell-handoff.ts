import { renderHandoffReply } from '../../core/text/handoff-reply.ts';
import { findHandoffSource } from '../../core/transfer/find-handoff-source.ts';
import type { Engine } from '../engine-ports.ts';
import { loadHandoffs } from '../load-handoffs.ts';
import { readRun } from '../read-run.ts';
import type { CommandContext, CommandResult } from './command-context.ts';
import { splitTask } from './retry-run.ts';

/** What a stage of the newest run that has one of that name handed over. */
export async function tellHandoff(engine: Engine, { runs }: CommandContext, task: string): Promise<CommandResult> {
  const { run: name, stage = '' } = splitTask(task);
  const found = runs.find(({ stored }) => {
    const { run, body } = stored.record;
    const has = Object.hasOwn(body.config.pipelines[body.pipeline]?.stages ?? {}, stage);
    return has && (name === undefined || run === name);
  });
  if (found === undefined) return { parts: [`No run here has a stage \`${stage}\`. ${listStages(runs)}`], done: false };
  const { record, comment, writtenAt } = found.stored;
  const first = { id: comment, at: writtenAt ?? record.body.startedAt };
  const reading = await readRun(engine, { run: record.run, thread: record.subject, first });
  if (!reading.ok) return { parts: [`Run \`${record.run}\` cannot be read: ${reading.error.message}`], done: false };
  const filled = await loadHandoffs(engine.ports, { state: reading.value.state, stages: [stage] });
  if (!filled.ok) return { parts: [filled.error.problem.message], done: false };
  const source = findHandoffSource(filled.value, stage);
  if (source === undefined)
    return { parts: [`Stage \`${stage}\` of run \`${record.run}\` has handed nothing over so far.`], done: false };
  return { parts: [renderHandoffReply(filled.value, source)], done: true };
}

function listStages(runs: CommandContext['runs']): string {
  const names = runs.flatMap(({ stored: { record } }) => {
    const stages = Object.keys(record.body.config.pipelines[record.body.pipeline]?.stages ?? {});
    return stages.map((stage) => `\`${stage}\``);
  });
  return names.length === 0 ? 'No run about this has begun yet.' : `There are ${[...new Set(names)].join(', ')}.`;
}
