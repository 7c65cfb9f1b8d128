import type { Config } from '../../core/config/schema/config-schema.ts';
import type { Stage } from '../../core/config/schema/stage-schema.ts';
import { UsageError } from './usage-error.ts';

/** Returns the stage that was named as `pipeline.stage`. */
export function findStage(
  config: Pick<Config, 'pipelines'>,
  named: string,
): { readonly pipeline: string; readonly name: string; readonly stage: Stage } {
  const [pipeline = '', name = '', ...more] = named.split('.');
  if (pipeline === '' || name === '' || more.length > 0)
    throw new UsageError(`"${named}" names no stage; write it as pipeline.stage, such as fix.investigate.`);
  const stages = ownProperty(config.pipelines, pipeline)?.stages;
  if (stages === undefined) throw new UsageError(`There is no pipeline "${pipeline}"; there are ${list(config.pipelines)}.`);
  const stage = ownProperty(stages, name);
  if (stage === undefined) throw new UsageError(`Pipeline "${pipeline}" has no stage "${name}"; it has ${list(stages)}.`);
  return { pipeline, name, stage };
}

function ownProperty<T>(map: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

function list(map: object): string {
  const names = Object.keys(map);
  return names.length === 0 ? 'none' : names.join(', ');
}
