import type { Problem } from '../../problem.ts';
import { transferTargets } from '../defaults.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import { writeConfigPath } from '../parse/yaml-source.ts';
import type { Config, Pipeline } from '../schema/config-schema.ts';
import { childRightsOf, isAgentStage } from '../schema/stage-schema.ts';

/** Lists limits of steps that no agent of the pipeline can take. */
export function listIdleLimits(config: Config, { source }: CheckedConfig): readonly Problem[] {
  return Object.entries(config.pipelines).flatMap(([name, pipeline]) => {
    if (Object.values(pipeline.stages).some((stage) => childRightsOf(stage) !== undefined)) return [];
    const keys = (['max-children', 'max-depth', 'max-repeats'] as const).filter((key) => pipeline.limits[key] !== undefined);
    return keys.flatMap((key) => {
      if (key === 'max-repeats' && canTransfer(config, pipeline)) return [];
      const path = ['pipelines', name, 'limits', key];
      const but = key === 'max-repeats' ? ', and no agent of it can hand over' : '';
      const message = `\`${writeConfigPath(path)}\` limits nothing: no stage of the pipeline has \`children\`${but}; write \`children: {}\` at a stage, or take the limit out.`;
      return [source.problem({ code: 'BATON-E736', message, path, at: 'key' })];
    });
  });
}

function canTransfer(config: Config, { limits, stages }: Pipeline): boolean {
  const agents = Object.values(stages).flatMap((stage) => (isAgentStage(stage) ? [stage.agent] : []));
  return limits['max-handoffs'] > 0 && agents.some((agent) => transferTargets(config, agent).length > 0);
}
