import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { engines, findRuleReading } from '../../adapters/agent/engines/engines.ts';
import { signalOf } from '../../core/config/defaults.ts';
import type { Agent } from '../../core/config/schema/agent-schema.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { buildInstructions, instructionsPath } from '../../core/prompt/instructions.ts';
import { buildRules, type RulePart, renderRules } from '../../core/prompt/rules.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { describeTargets } from '../../core/transfer/targets.ts';

/** The places of files that only a job knows, by the variables that name them there. */
const files = { context: '$BATON_CONTEXT_PATH', handoff: '$BATON_HANDOFF_PATH', results: '$BATON_RESULTS_PATH' };

/** The text that an agent gets beside its prompt. */
interface Beside {
  readonly instructions: string;
  /** The rules of the repository, with those that its engine reads by itself. */
  readonly rules: readonly RulePart[];
}

/** Builds what the agent of a stage gets beside its prompt. `config` is the path of the configuration. */
export function buildSystem(
  { run }: Pick<State, 'run'>,
  { name, config }: { readonly name: string; readonly config: string },
): Beside {
  const stage = pipelineOf(run).stages[name];
  const agent = stage !== undefined && isAgentStage(stage) ? run.body.config.agents[stage.agent] : undefined;
  if (stage === undefined || !isAgentStage(stage) || agent === undefined) return { instructions: '', rules: [] };
  const targets = describeTargets(run.body.config, stage.agent);
  const root = dirname(dirname(config));
  const reading = findRuleReading(engines[agent.engine], agent);
  const rules = reading === undefined ? [] : buildRules(reading, (file) => readRule(root, file));
  const request = { stage, signal: signalOf(stage, agent), files, targets, own: readOwn(agent, config) };
  return { instructions: buildInstructions({ ...request, rules: renderRules(rules) }), rules };
}

/** Reads a file with rules, where it is one of the repository. */
function readRule(root: string, file: string): string | undefined {
  try {
    const path = realpathSync(join(root, file));
    const isInside = path.startsWith(`${realpathSync(root)}${sep}`) && statSync(path).isFile();
    return isInside ? readFileSync(path, 'utf8') : undefined;
  } catch {
    return undefined;
  }
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
