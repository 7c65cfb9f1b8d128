import { type AgentStage, isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { sharedTrustedPaths } from '../../core/git/trusted-paths.ts';
import type { AgentOutput, Commits } from '../../core/output/agent-output.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { publishesCommits } from '../../core/output/outcome.ts';
import { problemText } from '../../core/problem.ts';
import { renderStageBranch } from '../../core/prompt/render-text.ts';
import type { TaskBody } from '../../core/record/record.ts';
import type { Redactor, SecretKind } from '../../core/redaction/redactor.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { agentAt } from '../../core/run/acting-agent.ts';
import { isElement } from '../../core/run/children.ts';
import { executionTitle } from '../../core/run/names.ts';
import { baseBranchOf, stageOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { renderPlainMessage } from '../../core/text/plain-message.ts';
import type { BundledChange, BundledCommit } from '../../ports/bundle-reader.ts';
import type { DeliveryRequest } from '../delivery.ts';
import type { Publishes, Reads } from '../engine-ports.ts';
import { describePush, pushCommits } from './push-commits.ts';

export interface PublishedCommits {
  readonly commits: NonNullable<TaskBody['commits']>;
  readonly results: Readonly<Record<string, string>>;
  readonly push?: TaskBody['push'];
}

type PublishRequest = DeliveryRequest & { readonly output: AgentOutput };

/**
 * Publishes the agent's commits on the stage's branch through the Git Data API. Returns undefined when there are none to
 * publish.
 */
export async function publishCommits(
  engine: Publishes,
  request: PublishRequest,
): Promise<Result<PublishedCommits, OwnFailure> | undefined> {
  const { output, state, dispatch } = request;
  const stage = stageOf(state.run, dispatch.task);
  if (output.commits === undefined || !isAgentStage(stage) || stage.branch === undefined) return undefined;
  if (!publishesCommits(output.outcome)) return undefined;
  if (agentAt(state, { stage: dispatch.task, execution: dispatch.execution })?.agent.access === 'read') {
    engine.ports.log.warning(`Stage ${dispatch.task} has commits, but its agent has access: read, so they were not published.`);
    return undefined;
  }

  const { defaultBranch } = engine.settings.repository;
  const rendered = renderStageBranch(state, { stage: dispatch.task, due: dispatch, defaultBranch });
  if (!rendered.ok) return failure({ reason: 'branch-name', message: rendered.error.message });
  const branch = rendered.value;
  if (branch === undefined) return undefined;
  const tip = await engine.ports.commits.readBranch(branch);
  const trailer = `Baton-Task: ${executionTitle(dispatch)}`;
  const earlier =
    tip === undefined ? undefined : await readEarlierPublication(engine, { tip, base: output.commits.base, trailer });
  if (earlier !== undefined) {
    const published = buildPublished(output.commits, { branch, ...earlier, base: request });
    return success(describePush(engine, { state, branch, pushed: published }));
  }
  if ((tip ?? dispatch.head) !== output.commits.base) {
    return failure({
      reason: 'stale-base',
      message: `The agent worked from ${output.commits.base.slice(0, 12)}, but "${branch}" is at ${(tip ?? dispatch.head).slice(0, 12)} now.`,
    });
  }

  const bundle = await engine.ports.bundles.read(output.commits, {
    workflowRun: request.workflowRun.id,
    trustedPaths: listWithheldPaths(state, stage),
  });
  if (!bundle.ok) return failure({ reason: 'commits-refused', message: problemText(bundle.error) });
  const leak = findLeak(engine, bundle.value);
  if (leak !== undefined) return failure(leak);
  const made = await createCommits(engine, { commits: bundle.value, base: output.commits.base, trailer });
  const refused = await pushCommits(engine, { state, stage, branch, tip, ...made });
  if (refused !== undefined) return failure(refused);
  const pushed = buildPublished(output.commits, { branch, ...made, base: request, isNew: tip === undefined });
  return success(describePush(engine, { state, branch, pushed }));
}

/**
 * Lists the paths whose changes are not published. Agents of engine `command` alone read none of them.
 */
function listWithheldPaths(state: State, stage: AgentStage): readonly string[] {
  const hasEngine = Object.values(state.run.body.config.agents).some(({ engine }) => engine !== 'command');
  return hasEngine && stage['trusted-files'] !== 'publish' ? sharedTrustedPaths : [];
}

/**
 * Finds a secret in the commits, because a push cannot be taken back: in the messages as they will be written, in the paths and
 * in the added lines. The message names the place and never the value.
 */
function findLeak({ ports: { redactor } }: Reads, commits: readonly BundledCommit[]): OwnFailure | undefined {
  for (const [index, { message, changes }] of commits.entries()) {
    // A form alone is taken out of the message, which is ours to write.
    const isKnown = redactor.findSecret(renderPlainMessage(message)) === 'known';
    if (isKnown) return refuseLeak(`The message of commit ${index + 1}`, 'known');
    const leak = findLeakInFiles(redactor, changes);
    if (leak !== undefined) return leak;
  }
  return undefined;
}

function findLeakInFiles(redactor: Redactor, changes: readonly BundledChange[]): OwnFailure | undefined {
  const decoder = new TextDecoder();
  const listLines = (content: Uint8Array | null): readonly string[] =>
    content === null ? [] : decoder.decode(content).split('\n');
  // A line that only moved from one file to another is not added.
  const before = new Set(changes.flatMap((change) => listLines(change.before)));
  for (const { path, content } of changes) {
    const shown = redactor.redact(path).text;
    const inPath = redactor.findSecret(path);
    if (inPath !== undefined) return refuseLeak(`The path "${shown}"`, inPath);
    const added = listLines(content).filter((line) => !before.has(line));
    const inFile = added.length === 0 ? undefined : redactor.findSecret(added.join('\n'));
    if (inFile !== undefined) return refuseLeak(`The file "${shown}"`, inFile);
  }
  return undefined;
}

function refuseLeak(where: string, kind: SecretKind): OwnFailure {
  const what =
    kind === 'known'
      ? 'holds a secret of this job or a part of one'
      : 'holds something that has the form of an access token or a private key';
  const remedy =
    kind === 'known'
      ? 'Take it out, and replace the secret.'
      : 'Take it out, and replace it if it is real; a program that needs an example can put it together from two parts.';
  return { reason: 'commits-refused', message: `BATON-E711: ${where} ${what}, so nothing was published. ${remedy}` };
}

/** Reads our commits on the branch from before a crash. Their trailer names this very execution. */
async function readEarlierPublication(
  engine: Publishes,
  search: { tip: string; base: string; trailer: string },
): Promise<Made | undefined> {
  if (search.tip === search.base) return undefined;
  const { message, verified } = await engine.ports.commits.readCommit(search.tip);
  return message.trimEnd().split('\n').at(-1) === search.trailer ? { published: search.tip, verified } : undefined;
}

interface Made {
  readonly published: string;
  /** GitHub signed all of the commits. */
  readonly verified: boolean;
}

async function createCommits(
  engine: Publishes,
  request: { commits: readonly BundledCommit[]; base: string; trailer: string },
): Promise<Made> {
  let parent = request.base;
  let verified = true;
  let tree: string | undefined;
  for (const commit of request.commits) {
    const { text } = engine.ports.redactor.redact(renderPlainMessage(commit.message));
    const message = `${text.trim()}\n\n${request.trailer}\n`;
    const made = await engine.ports.commits.createCommit({
      parent,
      baseTree: tree ?? commit.baseTree,
      message,
      changes: commit.changes.map(({ before: _, ...change }) => change),
    });
    parent = made.sha;
    tree = made.tree;
    verified = verified && made.verified;
  }
  return { published: parent, verified };
}

interface PublishedFacts extends Made {
  readonly branch: string;
  readonly base: PublishRequest;
  /** The branch did not exist before. After a crash that is not known. */
  readonly isNew?: boolean;
}

function buildPublished(commits: Commits, facts: PublishedFacts): PublishedCommits {
  const { branch, published, verified } = facts;
  // Only the branch of an element is ever deleted.
  const created = facts.isNew === true && isElement(facts.base.dispatch.task) ? ({ created: true } as const) : {};
  return {
    commits: { base: commits.base, head: commits.head, published, verified, ...created },
    results: { branch, commit: published, 'base-branch': baseBranchOf(facts.base.state) },
  };
}
