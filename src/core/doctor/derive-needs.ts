import { listLabels, type WantedLabel } from '../config/list-labels.ts';
import type { Config } from '../config/schema/config-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import { isHosted } from '../config/workflow/check-runners.ts';
import { type CallerFile, readCallerFiles } from '../config/workflow/check-workflow-files.ts';
import { findWantedSecrets, type WantedSecret } from './find-secrets.ts';
import { type ForeignToken, findForeignTokens } from './find-tokens.ts';

/** All that a config and its workflows need of the repository's settings. */
export interface SetupNeeds {
  readonly config: Config;
  readonly callers: readonly CallerFile[];
  readonly secrets: readonly WantedSecret[];
  readonly labels: readonly WantedLabel[];
  readonly opensPullRequests: boolean;
  /** True if records or history are kept on issues. */
  readonly usesIssues: boolean;
  /** Actions and reusable workflows, as `uses` names them. */
  readonly uses: readonly string[];
  /** Names of variables that the workflows read. */
  readonly variables: readonly string[];
  /** The labels of jobs that no machine of GitHub's has, one group for each job. */
  readonly runners: readonly (readonly string[])[];
  readonly tokens: readonly ForeignToken[];
  /** True where a workflow names no permissions, so that the repository's setting decides. */
  readonly leavesPermissions: boolean;
}

export interface WorkflowText {
  readonly path: string;
  readonly text: string;
}

/** Derives what a config and the repository's workflows need. `ownActions` are those that Baton's own workflow uses. */
export function deriveNeeds(
  config: Config,
  { workflows, ownActions }: { readonly workflows: readonly WorkflowText[]; readonly ownActions: readonly string[] },
): SetupNeeds {
  const callers = readCallerFiles(workflows);
  const jobs = callers.flatMap(({ caller }) => caller.jobs);
  return {
    config,
    callers,
    secrets: callers.flatMap(({ caller, text }) => findWantedSecrets(config, { jobs: caller.jobs, text })),
    labels: listLabels(config),
    opensPullRequests: opensPullRequests(config),
    usesIssues: usesIssues(config),
    uses: [...new Set([...callers.flatMap(({ text }) => listUses(text)), ...(jobs.length === 0 ? [] : ownActions)])],
    variables: [...new Set(['BATON_PAUSE', ...callers.flatMap(({ text }) => listVariables(text))])],
    runners: listOwnRunners(
      config,
      jobs.map((job) => String(job.with['runs-on'] ?? 'ubuntu-slim')),
    ),
    tokens: findForeignTokens(
      config,
      callers.map(({ caller, text }) => ({ path: caller.file, text })),
    ),
    leavesPermissions: jobs.some(({ permissions }) => permissions === undefined),
  };
}

/** Returns whether a stage opens pull requests. */
export function opensPullRequests({ pipelines }: Config): boolean {
  return Object.values(pipelines).some(({ stages }) =>
    Object.values(stages).some((stage) => !isAgentStage(stage) && stage.uses === 'pull-request'),
  );
}

/** Returns whether anything but a pull request's own thread is written to. */
function usesIssues({ pipelines, comments }: Config): boolean {
  return (
    comments !== 'all' ||
    Object.values(pipelines).some(
      ({ on, history }) => history !== undefined || Object.keys(on).some((key) => key !== 'pull-requests'),
    )
  );
}

/** Lists what a workflow uses from elsewhere. A path of its own repository is always allowed. */
export function listUses(text: string): readonly string[] {
  const found = text.matchAll(/^\s*(?:-\s+)?uses:\s*["']?([^\s"'#]+)/gm);
  return [...found].map(([, uses = '']) => uses).filter((uses) => !/^[.$]\//.test(uses) && !uses.startsWith('docker:'));
}

function listVariables(text: string): readonly string[] {
  return [...text.matchAll(/\bvars\.([A-Za-z_]\w*)/g)].map(([, name = '']) => name.toUpperCase());
}

function listOwnRunners({ pipelines }: Config, called: readonly string[]): readonly (readonly string[])[] {
  const stages = Object.values(pipelines).flatMap((pipeline) => Object.values(pipeline.stages).filter(isAgentStage));
  const groups = [...called.map((label) => [label]), ...stages.map((stage) => [stage['runs-on']].flat())];
  const own = groups.filter((labels) => labels.some((label) => !isHosted(label)));
  return [...new Map(own.map((labels) => [labels.join('\n').toLowerCase(), labels])).values()];
}
