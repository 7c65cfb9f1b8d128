import type { AgentStage } from '../../../src/core/config/schema/stage-schema.ts';
import { buildPromptContext } from '../../../src/core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../../src/core/prompt/render-prompt.ts';
import { stageOf } from '../../../src/core/run/pipeline-of.ts';
import type { State } from '../../../src/core/run/state.ts';
import { hasher } from '../../support/record-builders.ts';
import { type SpawnStep, spawnState } from '../state/spawn-builder.ts';
import { nonce } from './render-for-test.ts';

export const all = { names: ['split/1-api', 'split/2-docs'], until: 'all' as const };
export const plan = {
  version: 1 as const,
  summary: 'Two parts.',
  detail: 'First the API.',
  context: { relevant_files: ['api.ts'], key_findings: ['no test'], suggested_approach: 'Split it.' },
};
export const made = {
  version: 1 as const,
  summary: 'The API\u200b is <!-- x --> done.',
  detail: 'all of it\n',
  data: { raw: 'a\u200bb' },
};
export const turn: SpawnStep = { stage: 'split', makes: ['1-api', '2-docs'], wait: all, body: { handoff: plan } };
export const api: SpawnStep = {
  stage: 'split/1-api',
  body: { agent: 'writer', handoff: made, results: { branch: 'baton/api' } },
};
const failure = { reason: 'tests-failed', message: '2 of 3' };
export const docs: SpawnStep = { stage: 'split/2-docs', outcome: 'failed', body: { agent: 'worker', failure, results: {} } };

export interface At {
  readonly stage?: string;
  readonly attempt?: number;
  readonly execution?: number;
}

/** Returns the prompt of an execution, by default of the first stage when it starts again. */
export function promptOf(state: State, { stage = 'split', attempt = 1, execution = 2 }: At = {}): string {
  const context = buildPromptContext({ state, stage, due: { attempt, execution } });
  const own = stageOf(state.run, stage) as AgentStage;
  const rendered = renderPrompt({ stageName: stage, stage: own, context, nonce, sha256: hasher.sha256 });
  if (!rendered.ok) throw new Error(rendered.error.message);
  return rendered.value.text;
}

export function withPrompt(prompt: string, steps: readonly SpawnStep[] = [turn, docs, api]): State {
  return spawnState(steps, { stages: { split: { agent: 'worker', children: {}, branch: 'work', prompt } } });
}
