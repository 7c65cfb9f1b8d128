import type { Config } from '../config/config-schema.ts';
import { retentionOf } from '../config/retention-of.ts';
import { isAgentStage } from '../config/stage-schema.ts';

/** What is kept without anybody having said so, and who can see it; undefined where somebody has, or no agent is given a prompt. */
export function promptsNote(config: Config): string | undefined {
  const stages = Object.values(config.pipelines).flatMap((pipeline) => Object.values(pipeline.stages));
  if (config.retention?.prompts !== undefined || !stages.some(isAgentStage)) return undefined;
  const { artifacts } = retentionOf(config);
  return `Prompts are kept as artifacts for ${artifacts} days, and in a public repository everybody can download those. Write \`retention: { prompts: false }\` to keep none, \`prompts: true\` if that is meant.`;
}
