// This folder serves `baton show`: `find-execution` finds the record, `fill-handoffs` reads handoffs from artifacts, this file
// rebuilds the prompt, and `render-shown` prints it.

import { createNodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import type { Handoff } from '../../core/handoff/handoff.ts';
import { digestOf } from '../../core/json/json-value.ts';
import type { ArtifactRef, PromptFacts, RuleFacts } from '../../core/output/agent-output.ts';
import { buildPromptContext } from '../../core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../core/prompt/render-prompt.ts';
import type { Consumed, TaskBody, TaskRecord } from '../../core/record/record.ts';
import { failuresOf } from '../../core/run/attempts.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import type { FilledState } from './fill-handoffs.ts';
import type { FoundExecution } from './find-execution.ts';
import type { ReadTexts } from './open-texts.ts';

export interface ShownHandoff {
  readonly stage: string;
  readonly execution: number;
  readonly digest: string;
  /** The text; null if it is not available. */
  readonly handoff: Handoff | null;
}

/** The output of `baton show --json`. */
export interface Shown {
  readonly run: string;
  readonly stage: string;
  readonly attempt: number;
  readonly execution: number;
  readonly agent: string;
  readonly engine: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly isolated: boolean;
  readonly workflowRun: TaskBody['workflowRun'];
  /** The inputs that the start of the run gave. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly consumed: {
    readonly handoffs: readonly ShownHandoff[];
    readonly history: { readonly digest: string; readonly text: string | null } | null;
    readonly previousFailure: {
      readonly execution: number;
      readonly digest: string;
      readonly reason: string;
      readonly message: string;
    } | null;
  };
  /** The prompt; null for a built-in, and for an execution that ended before its prompt was rendered. */
  readonly prompt: ShownPrompt | null;
  /** The parts that were not available, in words. */
  readonly missing: readonly string[];
}

interface ShownPrompt {
  readonly digest: string;
  readonly bytes: number;
  readonly nonce: string;
  /** The numbers of what was taken out of the texts of others in it. */
  readonly removed: PromptFacts['removed'];
  /** The files with rules that the agent got. */
  readonly rules: readonly RuleFacts[];
  readonly artifact: ArtifactRef | null;
  readonly repair: { readonly digest: string; readonly bytes: number; readonly artifact: ArtifactRef | null } | null;
  /** The text rendered again from the records, else the redacted text that was stored. */
  readonly text: string | null;
  readonly source: 'rendered' | 'artifact' | null;
  /** True if the text that was rendered again has the recorded digest; null if it cannot be rendered. */
  readonly same: boolean | null;
}

const { sha256 } = createNodeHasher();

/** Rebuilds what an execution was given, from its own record and the earlier ones. */
export async function rebuildExecution(
  { task, before }: FoundExecution,
  { filled, texts }: { filled: FilledState; texts: ReadTexts | undefined },
): Promise<Shown> {
  const { body } = task;
  return {
    run: task.run,
    stage: body.stage,
    attempt: task.attempt,
    execution: task.execution,
    agent: body.agent,
    engine: body.engine,
    outcome: body.outcome,
    reason: body.failure?.reason ?? null,
    isolated: body.isolated,
    workflowRun: body.workflowRun,
    inputs: before.run.body.trigger.inputs ?? {},
    consumed: {
      handoffs: body.consumed.filter(({ kind }) => kind === undefined).map((consumed) => showHandoff(consumed, filled)),
      history: showHistory(body.consumed, before.run.body.history),
      previousFailure: showFailure(body.consumed, failuresOf(before, body.stage)),
    },
    prompt: await showPrompt(task, { filled, texts }),
    missing: filled.missing,
  };
}

function showHandoff({ stage, execution, digest }: Consumed, { state }: FilledState): ShownHandoff {
  const found = state.tasks.find((task) => task.body.stage === stage && task.execution === execution)?.body.handoff;
  const isSame = found !== undefined && digestOf(found, sha256) === digest;
  return { stage, execution, digest, handoff: isSame ? found : null };
}

function showHistory(consumed: readonly Consumed[], text: string | undefined): Shown['consumed']['history'] {
  const digest = consumed.find(({ kind }) => kind === 'history')?.digest;
  if (digest === undefined) return null;
  return { digest, text: text !== undefined && sha256(text) === digest ? text : null };
}

function showFailure(consumed: readonly Consumed[], failures: readonly TaskRecord[]): Shown['consumed']['previousFailure'] {
  const named = consumed.find(({ kind }) => kind === 'previous-failure');
  if (named === undefined) return null;
  const { execution, digest } = named;
  const failure = failures.find((task) => task.execution === execution)?.body.failure;
  return { execution, digest, reason: failure?.reason ?? '', message: failure?.message ?? '' };
}

async function showPrompt(
  task: TaskRecord,
  { filled, texts }: { filled: FilledState; texts: ReadTexts | undefined },
): Promise<ShownPrompt | null> {
  const { prompt, workflowRun } = task.body;
  if (prompt === undefined) return null;
  const { digest, bytes, nonce, removed, rules = [], artifact, repair } = prompt;
  const rendered = filled.missing.length > 0 ? undefined : renderAgain(task, filled);
  const stored =
    rendered === undefined && artifact !== undefined ? await texts?.read({ ...artifact, run: workflowRun.id }) : undefined;
  const text = rendered ?? (typeof stored === 'object' ? stored.text : null);
  return {
    digest,
    bytes,
    nonce,
    removed,
    rules,
    artifact: artifact ?? null,
    repair: repair === undefined ? null : { ...repair, artifact: repair.artifact ?? null },
    text,
    source: sourceOf(rendered, text),
    same: rendered === undefined ? null : sha256(rendered) === digest,
  };
}

function sourceOf(rendered: string | undefined, text: string | null): ShownPrompt['source'] {
  if (text === null) return null;
  return rendered === undefined ? 'artifact' : 'rendered';
}

function renderAgain(task: TaskRecord, { state }: FilledState): string | undefined {
  const { stage: stageName, prompt } = task.body;
  const stage = stageOf(state.run, stageName);
  if (!isAgentStage(stage)) return undefined;
  const context = buildPromptContext({ state, stage: stageName, due: task });
  const rendered = renderPrompt({ stageName, stage, context, nonce: prompt?.nonce ?? '', sha256 });
  return rendered.ok ? rendered.value.text : undefined;
}
