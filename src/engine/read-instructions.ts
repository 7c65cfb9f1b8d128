import type { Agent } from '../core/config/agent-schema.ts';
import { signalOf } from '../core/config/signal-of.ts';
import { buildInstructions } from '../core/prompt/build-instructions.ts';
import { instructionsPath } from '../core/prompt/instructions-path.ts';
import { failure, type Result, success } from '../core/result.ts';
import { describeTargets } from '../core/transfer/describe-targets.ts';
import type { TaskContext, TaskFault } from './task-context.ts';

/** What the agent of this stage is told beside its prompt: ours, and what its `instructions` say or name. */
export function readInstructions(
  { stage, state, ports, settings }: TaskContext,
  { name, agent }: { readonly name: string; readonly agent: Agent },
): Result<string, TaskFault> {
  const path = instructionsPath(agent.instructions ?? '');
  const own = path === undefined ? (agent.instructions ?? '') : settings.readConfigFile?.(path);
  if (own === undefined) {
    const message = `\`agents.${name}.instructions\` names the file ${path}, which is no plain file of at most 64 KiB on the default branch. Add it there, or write the text itself.`;
    return failure({ reason: 'prompt', problem: { code: 'BATON-E610', message } });
  }
  const targets = describeTargets(state.run.body.config, name);
  return success(buildInstructions({ stage, signal: signalOf(stage, agent), files: ports.files.paths, targets, own }));
}
