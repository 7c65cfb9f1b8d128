import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { defaultMaxTasks } from '../schema/config-schema.ts';
import { parseOrigin } from '../schema/matrix-schema.ts';
import { needsByName } from './check-stages.ts';
import { findAncestors, hasFaultyNeeds } from './check-templates.ts';
import type { PipelineOutline, StageOutline } from './read-outline.ts';
import { type Path, writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Checks that the matrices of one pipeline have elements to start, and that a run has room for them. */
export function checkMatrices(pipeline: PipelineOutline, source: YamlSource): readonly Problem[] {
  const { stages = [] } = pipeline;
  return stages.flatMap((stage) => {
    const found = findFault(stage, pipeline);
    if (found === undefined) return [];
    const { code, message, path } = found;
    return [source.problem({ code, message: `\`${writeConfigPath(path)}\` ${message}`, path })];
  });
}

interface Fault {
  readonly code: string;
  /** A sentence that follows the name of the field. */
  readonly message: string;
  readonly path: Path;
}

function findFault(stage: StageOutline, pipeline: PipelineOutline): Fault | undefined {
  const { writtenMatrix: written, matrix } = stage;
  const path = [...stage.path, 'matrix'];
  if (isPlainMap(written)) {
    const { values, from } = written;
    const code = 'BATON-E743';
    if (values !== undefined && from !== undefined)
      return { code, path, message: 'has `values` and `from`, and the elements come from one of them; take the other one out.' };
    if (values === undefined && from === undefined)
      return {
        code,
        path,
        message: 'names no elements; write `values: [small, large]` or `from: needs.<stage>.handoff.data.<key>`.',
      };
    if (typeof from === 'string') return checkFrom(from, { stage, pipeline, path: [...path, 'from'] });
  }
  if (matrix?.origin.kind !== 'values') return undefined;
  const { maxTasks } = pipeline;
  const limit = typeof maxTasks === 'number' ? maxTasks : defaultMaxTasks;
  const count = matrix.origin.values.length;
  if (count <= limit) return undefined;
  const message = `has ${count} elements, each of which takes at least one task, and \`limits.max-tasks\` is ${limit}; write fewer elements, or raise the limit.`;
  return { code: 'BATON-E747', message, path };
}

function checkFrom(
  from: string,
  {
    stage,
    pipeline: { stages = [] },
    path,
  }: { readonly stage: StageOutline; readonly pipeline: PipelineOutline; readonly path: Path },
): Fault | undefined {
  const code = 'BATON-E744';
  const origin = parseOrigin(from);
  if (origin === undefined) {
    const message = `is ${JSON.stringify(from)}, where no list can be; write \`needs.<stage>.handoff.data.<key>\` or \`needs.<stage>.each\`.`;
    return { code, message, path };
  }
  const needs = needsByName(stages);
  // A slip in `needs` is said there.
  if (hasFaultyNeeds(stage, needs)) return undefined;
  const others = stages.map(({ name }) => name).filter((name) => name !== stage.name);
  if (!others.includes(origin.stage)) {
    const known = others.length === 0 ? 'It is the only one' : `The others are ${others.map((name) => `\`${name}\``).join(', ')}`;
    const message = `names \`${origin.stage}\`, and there is no other stage of that name. ${known}; write a stage that this one needs.`;
    return { code, message, path };
  }
  const needed = findAncestors(needs, stage.name);
  if (!needed.includes(origin.stage)) {
    const known = needed.length === 0 ? 'It needs none at all' : `It needs: ${needed.map((name) => `\`${name}\``).join(', ')}`;
    const message = `names \`${origin.stage}\`, which this stage does not need. ${known}; add \`${origin.stage}\` to \`needs\`, or name another one.`;
    return { code, message, path };
  }
  const other = stages.find(({ name }) => name === origin.stage);
  if (origin.kind === 'each' && other?.writtenMatrix === undefined) {
    const message = `asks for the elements of \`${origin.stage}\`, which has no \`matrix\`; write \`needs.${origin.stage}.handoff.data.<key>\`, or give that stage a \`matrix\`.`;
    return { code, message, path };
  }
  return undefined;
}
