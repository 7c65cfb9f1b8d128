import type { Problem } from '../../problem.ts';
import { needsByName } from './check-stages.ts';
import { findAncestors, hasFaultyNeeds } from './check-templates.ts';
import type { PipelineOutline, StageOutline } from './read-outline.ts';
import { type Path, writeConfigPath, type YamlSource } from './yaml-source.ts';

/**
 * Checks that every `pull-request` stage knows its branch. Without any it could never open something, and with several it would
 * take the one whose stage happens to end last.
 */
export function checkPullRequests({ stages = [] }: PipelineOutline, source: YamlSource): readonly Problem[] {
  const needs = needsByName(stages);
  // What a stage builds on is not known until its needs are fixed.
  if (stages.some((stage) => hasFaultyNeeds(stage, needs))) return [];
  return stages
    .filter(({ uses }) => uses === 'pull-request')
    .flatMap((stage) => {
      const problem = findProblem(stage, { stages, needs });
      return problem === undefined ? [] : [source.problem({ code: 'BATON-E136', ...problem })];
    });
}

function findProblem(
  stage: StageOutline,
  { stages, needs }: { readonly stages: readonly StageOutline[]; readonly needs: ReadonlyMap<string, readonly string[]> },
): { readonly message: string; readonly path: Path } | undefined {
  const before = new Set(findAncestors(needs, stage.name));
  const builtOn = stages.filter(({ name, branch }) => before.has(name) && branch !== undefined);
  if (builtOn.length === 0) {
    const nearest = stages.findLast(({ name, agent }) => before.has(name) && agent !== undefined);
    const wanted =
      nearest === undefined
        ? '`needs: [<stage>]`, and `branch` at that stage'
        : `\`branch: "baton/{{ run.id }}"\` at the stage \`${nearest.name}\`, or name the stage that commits under \`needs\``;
    const message = `\`${writeConfigPath(stage.path)}\` opens a pull request, and no stage that it needs has a \`branch\`, so there would never be anything to open; write ${wanted}.`;
    return { message, path: stage.path };
  }
  if (stage.chosenBranch !== undefined) return undefined;
  // The work of a stage that another one needs is part of what that one publishes.
  const contained = new Set(builtOn.flatMap(({ name }) => findAncestors(needs, name)));
  const last = builtOn.filter(({ name }) => !contained.has(name));
  const many = last.find((each) => hasManyBranches(each) && !isPicked(each.name, { stages, before }));
  if (many !== undefined) {
    const { name, branch } = many;
    const message = `\`${writeConfigPath([...stage.path, 'with'])}\` names no \`branch\`, and each element of the matrix of \`${name}\` has its own (\`${branch}\`). A pull request is for one; let a stage \`pick\` an element, or write \`branch: "{{ needs.${name}.each[0].results.branch }}"\`, and a stage for each.`;
    return { message, path: [...stage.path, 'with'] };
  }
  if (new Set(last.map(({ branch }) => branch)).size < 2) return undefined;
  const names = last.map(({ name, branch }) => `\`${branch}\` of \`${name}\``).join(', ');
  const message = `\`${writeConfigPath([...stage.path, 'with'])}\` names no \`branch\`, and the stages before have several: ${names}. A pull request is for one; write \`branch: "{{ needs.${last[0]?.name}.results.branch }}"\`, and a stage for each.`;
  return { message, path: [...stage.path, 'with'] };
}

/** Returns whether the elements of a stage publish on branches of their own. */
function hasManyBranches({ matrix, writtenMatrix, branch = '' }: StageOutline): boolean {
  const isOne = matrix?.origin.kind === 'values' && matrix.origin.values.length === 1;
  return writtenMatrix !== undefined && !isOne && /\{[{%][^}]*\bmatrix\b/.test(branch);
}

/** Returns whether one element of a stage is picked, by the stage itself or by one that works on each of its elements. */
function isPicked(
  name: string,
  { stages, before }: { readonly stages: readonly StageOutline[]; readonly before: ReadonlySet<string> },
): boolean {
  return stages.some(({ name: other, matrix, pick }) => {
    if (!before.has(other)) return false;
    if (other === name) return pick !== undefined;
    const isAbout = matrix?.origin.kind === 'each' && matrix.origin.stage === name;
    return isAbout && (pick !== undefined || isPicked(other, { stages, before }));
  });
}
