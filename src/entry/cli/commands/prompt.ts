import { z } from 'zod';
import { createNodeHasher } from '../../../adapters/crypto/create-node-hasher.ts';
import type { Config } from '../../../core/config/config-schema.ts';
import { selectPipeline } from '../../../core/config/select-pipeline.ts';
import { isAgentStage } from '../../../core/config/stage-schema.ts';
import { deriveState } from '../../../core/pipeline/derive-state.ts';
import { nextRunName } from '../../../core/pipeline/names.ts';
import { stageOf } from '../../../core/pipeline/pipeline-of.ts';
import type { State } from '../../../core/pipeline/state.ts';
import { buildPromptContext } from '../../../core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../../core/prompt/render-prompt.ts';
import type { StoredRecord } from '../../../core/record/record.ts';
import { storedRecordSchema } from '../../../core/record/stored-record-schema.ts';
import { parseTrigger } from '../../../core/trigger/parse-trigger.ts';
import { loadConfig } from '../load-config.ts';
import { readJson } from '../read-file.ts';
import { UsageError } from '../usage-error.ts';

interface PromptOptions {
  readonly event: string;
  readonly eventName: string;
  readonly records?: string;
  readonly nonce?: string;
  readonly config: string;
}

/** Prints the exact prompt: for the run in the records, or for a run that the event would start now. 1 when it cannot be rendered. */
export async function prompt(name: string, options: PromptOptions): Promise<number> {
  const [pipeline = '', stage = ''] = name.split('.');
  const config = loadConfig(options.config);
  const state = options.records === undefined ? startState(config, { pipeline, options }) : readState(options.records, pipeline);
  if (state.run.body.config.pipelines[pipeline]?.stages[stage] === undefined)
    throw new UsageError(`There is no stage ${name}. Write it as pipeline.stage.`);
  const found = stageOf(state.run, stage);
  if (!isAgentStage(found)) throw new UsageError(`Stage ${name} is the built-in ${found.uses}: it has no prompt.`);

  const { sha256, randomHex } = createNodeHasher();
  const due = dueOf(state, stage);
  const rendered = renderPrompt({
    stageName: stage,
    stage: found,
    context: buildPromptContext({ state, stage, due }),
    nonce: options.nonce ?? randomHex(8),
    sha256,
  });
  if (rendered.ok) process.stdout.write(rendered.value.text);
  else process.stderr.write(`${rendered.error.code}: ${rendered.error.message}\n`);
  return rendered.ok ? 0 : 1;
}

/** The execution whose prompt is asked for: the one that is due, else the last that was. */
function dueOf(state: State, stage: string): { readonly attempt: number; readonly execution: number } {
  const entry = state.stages.get(stage);
  if (entry?.kind === 'due') return entry;
  if (entry?.kind === 'ended') return entry.last;
  return { attempt: 1, execution: 1 };
}

function readState(file: string, pipeline: string): State {
  const { records } = z.object({ records: z.array(storedRecordSchema) }).parse(readJson(file));
  const run = records.findLast(({ record }) => record.kind === 'run' && record.body.pipeline === pipeline)?.record.run;
  if (run === undefined) throw new UsageError(`${file} holds no run of pipeline "${pipeline}".`);
  const state = deriveState(records, run);
  if (!state.ok) throw new UsageError(state.error.message);
  return state.value;
}

/** The state right after the event, as `plan` would record it; facts that only a job knows are left empty. */
function startState(config: Config, facts: { pipeline: string; options: PromptOptions }): State {
  const { options, pipeline } = facts;
  if (config.pipelines[pipeline] === undefined) throw new UsageError(`${options.config} has no pipeline "${pipeline}".`);
  const trigger = parseTrigger(options.eventName, readJson(options.event));
  if (!trigger.ok) throw new UsageError(`${options.event} starts no pipeline: ${trigger.error.reason}`);
  const { repository, subject } = trigger.value;
  const run = nextRunName(pipeline, { subject: subject.number, newest: undefined });
  const first: StoredRecord = {
    record: {
      kind: 'run',
      repo: repository.id,
      subject: subject.number,
      run,
      task: '',
      attempt: 0,
      execution: 0,
      seq: 1,
      prev: '',
      body: {
        pipeline,
        trigger: trigger.value,
        comments: [],
        commit: '',
        config: selectPipeline(config, pipeline),
        head: subject.head?.sha ?? '',
        startedAt: subject.createdAt,
        workflowRun: { id: 0, attempt: 1, url: '' },
      },
    },
    digest: '',
    comment: 0,
    envelope: {},
  };
  const state = deriveState([first], run);
  if (!state.ok) throw new UsageError(state.error.message);
  return state.value;
}
