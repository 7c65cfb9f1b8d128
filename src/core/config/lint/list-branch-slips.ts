import type { Problem } from '../../problem.ts';
import { sampleTexts } from '../../template/sample-texts.ts';
import { flattenText } from '../../text/plain-text.ts';
import { authorOf, isHeadBranch, isNamedByText, judgeBranch, usesHeadBranch } from '../judge-branch.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import { type Path, writeConfigPath } from '../parse/yaml-source.ts';
import type { Config, Pipeline } from '../schema/config-schema.ts';
import { matrixScopeOf } from '../schema/matrix-schema.ts';
import { isAgentStage, matrixOf } from '../schema/stage-schema.ts';

/** The template of the branch of a stage, which is not the branch of the pull request itself. */
interface BranchTemplate {
  readonly template: string;
  readonly stage: string;
  readonly pipeline: Pipeline;
  readonly path: Path;
}

function listTemplates({ pipelines }: Config): readonly BranchTemplate[] {
  return Object.entries(pipelines).flatMap(([name, pipeline]) =>
    Object.entries(pipeline.stages).flatMap(([stage, body]) =>
      !isAgentStage(body) || body.branch === undefined || isHeadBranch(body.branch)
        ? []
        : [{ template: body.branch, stage, pipeline, path: ['pipelines', name, 'stages', stage, 'branch'] }],
    ),
  );
}

/**
 * Lists branch templates that give a name to which nothing may be pushed, whatever their variables are: each of them is a 1 here, and each
 * branch of a condition is looked at. A condition that gives nothing at all may never come out so.
 */
export function listUnusableBranches(
  config: Config,
  { source, defaultBranch }: Pick<CheckedConfig, 'source'> & { readonly defaultBranch: string | undefined },
): readonly Problem[] {
  return listTemplates(config).flatMap((found) => {
    const { template, pipeline, path } = found;
    const author = authorOf(template, scopeOf(found));
    const names = sampleTexts(template, () => '1').map((text) => flattenText(text).trim());
    const problem = names
      .filter((name) => name !== '' || !template.includes('{%'))
      .map((branch) => judgeBranch({ branch, author, allow: pipeline.allow, defaultBranch }))
      .find((each) => each !== undefined);
    if (problem === undefined) return [];
    const variables = template.includes('{{') ? ' Variables stand as 1 here.' : '';
    const [, bare] = /^refs\/heads\/(.+)/.exec(template) ?? [];
    const line = bare === undefined ? '' : ` Write the name alone: \`branch: ${JSON.stringify(bare)}\`.`;
    return [source.problem({ ...problem, message: `\`${writeConfigPath(path)}\`: ${problem.message}${line}${variables}`, path })];
  });
}

/** Lists branch templates that begin with text of others, which then chooses among all names. */
export function listFreeBranches(config: Config, { source }: Pick<CheckedConfig, 'source'>): readonly Problem[] {
  return listTemplates(config).flatMap((found) => {
    const scope = scopeOf(found);
    const show = (output: string): string => (isNamedByText(output, scope) && !usesHeadBranch(output) ? '\0' : '1');
    if (!sampleTexts(found.template, show).some((text) => text.trimStart().startsWith('\0'))) return [];
    const message = `\`${writeConfigPath(found.path)}\` begins with text that people or agents write, so they choose among all names of branches. A branch that was there before is refused, unless the run or an earlier one about the same subject made it, or \`allow: { push-existing: [...] }\` lists it. Put something fixed before it, such as baton/.`;
    return [source.problem({ code: 'BATON-E728', message, path: found.path })];
  });
}

function scopeOf({ pipeline, stage }: BranchTemplate): ReturnType<typeof matrixScopeOf> | undefined {
  const find = (name: string): ReturnType<typeof matrixOf> => matrixOf(pipeline.stages[name] ?? {});
  const matrix = find(stage);
  return matrix && matrixScopeOf(matrix, find);
}
