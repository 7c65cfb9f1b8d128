import type { Pipeline } from '../config/config-schema.ts';

/** All stages that a stage needs, directly or through others, in the order of the config. */
export function ancestorsOf(pipeline: Pick<Pipeline, 'stages'>, stage: string): readonly string[] {
  const found = new Set<string>();
  const open = [stage];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const need of pipeline.stages[next]?.needs ?? []) {
      if (found.has(need)) continue;
      found.add(need);
      open.push(need);
    }
  }
  return Object.keys(pipeline.stages).filter((name) => found.has(name));
}
