import type { Problem } from '../../problem.ts';
import { needsByName } from './check-stages.ts';
import { findAncestors } from './check-templates.ts';
import type { PipelineOutline, StageOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/**
 * Checks that every `pull-request` stage knows its branch. Without any it could never open something, and with several it would
 * take the one whose stage happens to end last.
 */
export function checkPullRequests({ stages = [] }: PipelineOutline, source: YamlSource): readonly Problem[] {
  const needs = needsByName(stages);
  const isWhole = stages.every((stage) => stage.needs.every(({ text }) => needs.has(text)));
  // What a stage builds on is not known while it needs a stage that does not exist.
  if (!isWhole) return [];
  return stages
    .filter(({ uses }) => uses === 'pull-request')
    .flatMap((stage) => {
      const problem = findProblem(stage, { stages, needs });
      return problem === undefined ? [] : [source.problem({ code: 'BATON-E136', ...problem })];
    });
}

interface Known {
  readonly stages: readonly StageOutline[];
  readonly needs: ReadonlyMap<string, readonly string[]>;
}

function findProblem(
  stage: StageOutline,
  { stages, needs }: Known,
): { readonly message: string; readonly path: StageOutline['path'] } | undefined {
  const before = new Set(findAncestors(needs, stage.name));
  const builtOn = stages.filter(({ name, branch }) => before.has(name) && branch !== undefined);
  if (builtOn.length === 0) {
    const message = `\`${writeConfigPath(stage.path)}\` opens a pull request, and no stage that it needs has a \`branch\`, so there would never be anything to open; write \`needs: [<stage>]\`, and \`branch\` at that stage.`;
    return { message, path: stage.path };
  }
  if (stage.chosenBranch !== undefined) return undefined;
  // The work of a stage that another one needs is part of what that one publishes.
  const contained = new Set(builtOn.flatMap(({ name }) => findAncestors(needs, name)));
  const last = builtOn.filter(({ name }) => !contained.has(name));
  if (new Set(last.map(({ branch }) => branch)).size < 2) return undefined;
  const names = last.map(({ name, branch }) => `\`${branch}\` of \`${name}\``).join(', ');
  const message = `\`${writeConfigPath([...stage.path, 'with'])}\` names no \`branch\`, and the stages before have several: ${names}. A pull request is for one; write \`branch: "{{ needs.${last[0]?.name}.results.branch }}"\`, and a stage for each.`;
  return { message, path: [...stage.path, 'with'] };
}
