import { listLabels, type WantedLabel } from '../config/list-labels.ts';
import type { Config } from '../config/schema/config-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import { isHosted } from '../config/workflow/check-runners.ts';
import { readCallers, type WorkflowFile } from '../config/workflow/check-workflow-files.ts';
import type { Caller } from '../config/workflow/read-caller.ts';
import { findWantedSecrets, type WantedSecret } from './find-secrets.ts';
import { type ForeignToken, findForeignTokens } from './find-tokens.ts';
import { listUses, listVariables } from './list-mentions.ts';

/** All that a config and its workflows need of the repository's settings. */
export interface SetupNeeds {
  readonly config: Config;
  readonly callers: readonly Caller[];
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

interface WorkflowTexts {
  readonly workflows: readonly WorkflowFile[];
  /** The text of the workflow that runs agents of the App, where there is one. */
  readonly agentWorkflow?: string;
  /** The actions that Baton's own workflows use. The settings of the repository have to allow them as well. */
  readonly ownActions: readonly string[];
}

/** Derives what a config and the repository's workflows need. */
export function deriveNeeds(config: Config, { workflows, agentWorkflow, ownActions }: WorkflowTexts): SetupNeeds {
  const callers = readCallers(workflows);
  const jobs = callers.flatMap((caller) => caller.jobs);
  const texts = [...callers.map(({ text }) => text), ...(agentWorkflow === undefined ? [] : [agentWorkflow])];
  return {
    config,
    callers,
    secrets: findWantedSecrets(config, jobs),
    labels: listLabels(config),
    opensPullRequests: opensPullRequests(config),
    usesIssues: usesIssues(config),
    uses: [...new Set([...texts.flatMap(listUses), ...(jobs.length === 0 && agentWorkflow === undefined ? [] : ownActions)])],
    variables: [...new Set(['BATON_PAUSE', ...callers.flatMap(({ text }) => listVariables(text))])],
    runners: listOwnRunners(
      config,
      jobs.map((job) => String(job.with['runs-on'] ?? 'ubuntu-slim')),
    ),
    tokens: findForeignTokens(
      config,
      callers.map(({ file, text }) => ({ path: file, text })),
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

function listOwnRunners({ pipelines }: Config, called: readonly string[]): readonly (readonly string[])[] {
  const stages = Object.values(pipelines).flatMap((pipeline) => Object.values(pipeline.stages).filter(isAgentStage));
  const groups = [...called.map((label) => [label]), ...stages.map((stage) => [stage['runs-on']].flat())];
  const own = groups.filter((labels) => labels.some((label) => !isHosted(label)));
  return [...new Map(own.map((labels) => [labels.join('\n').toLowerCase(), labels])).values()];
}
