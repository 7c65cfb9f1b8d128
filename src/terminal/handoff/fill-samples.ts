import { isAgentStage, type Stage } from '../../core/config/schema/stage-schema.ts';
import type { Handoff } from '../../core/handoff/handoff.ts';
import { readHandoff } from '../../core/handoff/read-handoff.ts';
import type { TaskRecord } from '../../core/record/record.ts';
import { ancestorsOf, pipelineOf, stageOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import type { Ended, TaskRow } from '../../core/run/task-row.ts';
import { readBytes } from '../files/read-json.ts';
import { UsageError } from '../files/usage-error.ts';
import { makeHandoff } from './make-handoff.ts';

interface FillRequest {
  readonly stage: string;
  /** Values of `--handoff`: `STAGE=FILE`. */
  readonly given: readonly string[];
}

export interface Filled {
  readonly state: State;
  /** One sentence for each stage whose handoff was made. */
  readonly assumed: readonly string[];
}

/**
 * Returns the state as if every stage before this one had succeeded: with the handoff in the file that the user named for it,
 * else with one that fits the demand of the stage.
 */
export async function fillSamples(state: State, { stage, given }: FillRequest): Promise<Filled> {
  const ancestors = ancestorsOf(pipelineOf(state.run), stage);
  const files = readFiles(given, { stage, ancestors: ancestors.filter((name) => isAgentStage(stageOf(state.run, name))) });
  const filled = [];
  const assumed = [];
  for (const name of ancestors) {
    const own = stageOf(state.run, name);
    const file = files.get(name);
    filled.push(buildTask(state, { name, own, handoff: await findHandoff(name, { own, file }) }));
    if (file === undefined && isAgentStage(own)) assumed.push(`Stage ${name} left a made-up handoff (--handoff ${name}=FILE).`);
  }
  const ended = filled.map((last): [string, TaskRow] => [last.body.stage, endRow(state, last)]);
  return { state: { ...state, rows: new Map([...state.rows, ...ended]), tasks: [...state.tasks, ...filled] }, assumed };
}

function endRow({ rows }: State, last: TaskRecord): TaskRow<Ended> {
  const name = last.body.stage;
  const { kind = 'stage', parent } = rows.get(name) ?? {};
  return { name, kind, parent, status: 'ended', last, settledAt: last.seq };
}

/** Reads the values of `--handoff` as files by stage. */
function readFiles(
  given: readonly string[],
  { stage, ancestors }: { readonly stage: string; readonly ancestors: readonly string[] },
): ReadonlyMap<string, string> {
  return new Map(
    given.map((value) => {
      const [, name = '', file = ''] = /^([^=]+)=(.+)$/.exec(value) ?? [];
      if (file === '') throw new UsageError(`--handoff is "${value}"; write it as STAGE=FILE, such as investigate=handoff.json.`);
      if (ancestors.includes(name)) return [name, file];
      const others = ancestors.length === 0 ? 'There is none' : `Write ${ancestors.join(' or ')}`;
      throw new UsageError(`--handoff names "${name}", which is no stage with an agent before ${stage}. ${others}.`);
    }),
  );
}

async function findHandoff(
  name: string,
  { own, file }: { readonly own: Stage; readonly file: string | undefined },
): Promise<Handoff | undefined> {
  if (!isAgentStage(own)) return undefined;
  if (file === undefined) {
    const made = await makeHandoff(name, own.handoff);
    if (made.ok) return made.value;
    throw new UsageError(made.error);
  }
  const { handoff, errors } = await readHandoff({ file: readBytes(file), printed: {} }, own.handoff);
  if (handoff !== undefined) return handoff;
  throw new UsageError(
    [`${file} is no handoff that stage ${name} could leave:`, ...errors.map(({ message }) => `  ${message}`)].join('\n'),
  );
}

/** Builds the record of a stage that succeeded at once. Only what prompts show has a value. */
function buildTask(
  { run }: State,
  { name, own, handoff }: { readonly name: string; readonly own: Stage; readonly handoff: Handoff | undefined },
): TaskRecord {
  const { repo, thread, body } = run;
  return {
    kind: 'task',
    ...{ repo, thread, run: run.run, task: name, attempt: 1, execution: 1, seq: 2, prev: '' },
    body: {
      stage: name,
      agent: isAgentStage(own) ? own.agent : own.uses,
      engine: '',
      outcome: 'succeeded',
      results: {},
      outputs: [],
      ...(handoff === undefined ? {} : { handoff }),
      consumed: [],
      isolated: true,
      warnings: [],
      startedAt: body.startedAt,
      finishedAt: body.startedAt,
      workflowRun: body.workflowRun,
    },
  };
}
