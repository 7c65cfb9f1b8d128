import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { signalOf } from '../../core/config/defaults.ts';
import type { Agent } from '../../core/config/schema/agent-schema.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { buildInstructions, instructionsPath } from '../../core/prompt/instructions.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { describeTargets } from '../../core/transfer/targets.ts';

/** The places of files that only a job knows, by the variables that name them there. */
const files = { context: '$BATON_CONTEXT_PATH', handoff: '$BATON_HANDOFF_PATH', results: '$BATON_RESULTS_PATH' };

/** Builds the instructions that the agent of a stage gets beside its prompt. `config` is the path of the configuration. */
export function buildSystem(
  { run }: Pick<State, 'run'>,
  { name, config }: { readonly name: string; readonly config: string },
): string {
  const stage = pipelineOf(run).stages[name];
  if (stage === undefined || !isAgentStage(stage)) return '';
  const agent = run.body.config.agents[stage.agent];
  if (agent === undefined) return '';
  const targets = describeTargets(run.body.config, stage.agent);
  return buildInstructions({ stage, signal: signalOf(stage, agent), files, targets, own: readOwn(agent, config) });
}

/** Reads the instructions of the configuration: the text itself, or the file below `.github` that it names, if it is there. */
function readOwn({ instructions = '' }: Pick<Agent, 'instructions'>, config: string): string {
  const path = instructionsPath(instructions);
  if (path === undefined) return instructions;
  try {
    return readFileSync(join(dirname(dirname(config)), path), 'utf8');
  } catch {
    return '';
  }
}
