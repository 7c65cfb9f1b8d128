import type { Problem } from '../problem.ts';
import type { PipelineOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/**
 * Runs are named `<pipeline>-<subject>` and `<pipeline>-<subject>-<n>`, so `fix-2` beside `fix` would give two runs on
 * issue 2 the same name, and their records would mix.
 */
export function checkPipelineNames(pipelines: readonly PipelineOutline[], source: YamlSource): readonly Problem[] {
  const names = new Set(pipelines.map(({ name }) => name));
  return pipelines.flatMap(({ name, path }) => {
    const other = /^(.+)-\d+$/.exec(name)?.[1];
    if (other === undefined || !names.has(other)) return [];
    const message = `\`${writeConfigPath(path)}\` is named like a run of the pipeline \`${other}\`; give it a name that is not \`${other}-\` and a number.`;
    return [source.problem({ code: 'BATON-E116', message, path })];
  });
}
