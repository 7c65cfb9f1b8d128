import { type AgentStage, isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { lastLineOf, taskTrailer } from '../../core/git/commit-trailers.ts';
import { sharedTrustedPaths } from '../../core/git/trusted-paths.ts';
import type { Commits } from '../../core/output/agent-output.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { publishesCommits } from '../../core/output/outcome.ts';
import { problemText } from '../../core/problem.ts';
import { judgeStageBranch, type StageBranch } from '../../core/prompt/render-text.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { agentAt } from '../../core/run/acting-agent.ts';
import { baseBranchOf, stageOf } from '../../core/run/pipeline-of.ts';
import { findHeldBranch } from '../../core/run/published.ts';
import type { State } from '../../core/run/state.ts';
import { renderPlainMessage } from '../../core/text/plain-message.ts';
import type { BundledCommit } from '../../ports/bundle-reader.ts';
import type { Publishes } from '../engine-ports.ts';
import { findLeak } from './find-leak.ts';
import {
  describeHeld,
  describeUnreleased,
  isWaiting,
  listTrailers,
  type PublishRequest,
  readPlace,
  type TargetBranch,
} from './publish-place.ts';
import { describePush, pushCommits } from './push-commits.ts';

export interface PublishedCommits {
  readonly commits: NonNullable<TaskBody['commits']>;
  readonly results: Readonly<Record<string, string>>;
  readonly push?: TaskBody['push'];
}

type Publication = Result<PublishedCommits, OwnFailure> | undefined;

/**
 * Publishes the agent's commits on the stage's branch through the Git Data API. Returns undefined when there are none to
 * publish.
 */
export async function publishCommits(engine: Publishes, request: PublishRequest): Promise<Publication> {
  const { output, state, dispatch } = request;
  const stage = stageOf(state.run, dispatch.task);
  if (!isAgentStage(stage) || stage.branch === undefined || !publishesCommits(output)) return undefined;
  const isEmpty = output.commits === undefined;
  if (isEmpty && (findHeldBranch(state, dispatch.task) === undefined || isWaiting(request))) return undefined;
  if (agentAt(state, { stage: dispatch.task, execution: dispatch.execution })?.agent.access === 'read') {
    engine.ports.log.warning(`Stage ${dispatch.task} has commits, but its agent has access: read, so they were not published.`);
    return undefined;
  }

  const { defaultBranch } = engine.settings.repository;
  const judged = judgeStageBranch(state, { stage: dispatch.task, due: dispatch, defaultBranch });
  if (!judged.ok) return failure({ reason: 'branch-name', message: judged.error.message });
  const named = judged.value;
  if (named === undefined) return undefined;
  const made = await publishTo(engine, { ...request, stage, named });
  if (made?.ok !== true) return made;
  const { branch } = made.value.results;
  const pushed = describePush(engine, { state, branch: branch ?? '', pushed: made.value });
  const isHeld = branch !== named.branch;
  return success(isHeld ? { ...pushed, push: describeHeld(state, { branch: named.branch, pushed }) } : pushed);
}

type BranchRequest = PublishRequest & { readonly stage: AgentStage; readonly named: StageBranch };

/** Publishes on a branch. One that looked new and is not is read, and the commits are made once more. */
async function publishTo(engine: Publishes, request: BranchRequest, mayAssume = request.isHeld !== true): Promise<Publication> {
  const place = await readPlace(engine, { request, named: request.named, mayAssume });
  if (!place.ok) return place;
  const made = await publishOn(engine, { ...request, place: place.value });
  const isMistaken = place.value.isAssumed === true && made?.ok === false && made.error.reason === 'stale-base';
  return isMistaken ? publishTo(engine, request, false) : made;
}

type PlacedRequest = BranchRequest & { readonly place: TargetBranch };

async function publishOn(engine: Publishes, request: PlacedRequest): Promise<Publication> {
  const { output, state, stage, dispatch, named, place } = request;
  const { branch, tip, start, isReleasing } = place;
  // Without own commits, those that are held are all that there is to push.
  const commits = output.commits ?? { base: start, head: start };
  const { base } = commits;
  const search = { base, trailers: listTrailers(request) };
  // A second agent of the execution starts from the commits of the first where no record names them yet.
  const isOfOthers = [dispatch.head, ...state.tasks.map(({ body }) => body.commits?.published)].includes(tip);
  const earlier = tip === undefined || isOfOthers ? undefined : await readEarlierPublication(engine, { ...search, tip });
  if (earlier !== undefined) return success(buildPublished(commits, { branch, ...earlier, base: request }));
  if (request.isHeld === true) return undefined;
  const message = `The agent worked from ${base.slice(0, 12)}, but "${branch}" is at ${start.slice(0, 12)} now.`;
  if (start !== base) return failure({ reason: 'stale-base', message });
  const made = await makeCommits(engine, request);
  if (!made.ok) return made;
  const refused = await pushCommits(engine, { state, stage, author: named.author, branch, tip, ...made.value });
  if (refused !== undefined) return failure(isReleasing ? describeUnreleased(request, refused) : refused);
  return success(buildPublished(commits, { branch, ...made.value, base: request, isNew: tip === undefined }));
}

/** Reads the commits from their bundle and makes them again. */
async function makeCommits(engine: Publishes, request: PlacedRequest): Promise<Result<Made, OwnFailure>> {
  const { output, state, stage, dispatch, place } = request;
  if (output.commits === undefined) {
    const { verified } = await engine.ports.commits.readCommit(place.start);
    return success({ published: place.start, verified });
  }
  const bundle = await engine.ports.bundles.read(output.commits, {
    workflowRun: request.workflowRun.id,
    trustedPaths: listWithheldPaths(state, stage),
  });
  if (!bundle.ok) return failure({ reason: 'commits-refused', message: problemText(bundle.error) });
  const leak = findLeak(engine, bundle.value);
  if (leak !== undefined) return failure(leak);
  const { base } = output.commits;
  return success(await createCommits(engine, { commits: bundle.value, base, trailer: taskTrailer(dispatch) }));
}

/**
 * Lists the paths whose changes are not published. Agents of engine `command` alone read none of them.
 */
function listWithheldPaths(state: State, stage: AgentStage): readonly string[] {
  const hasEngine = Object.values(state.run.body.config.agents).some(({ engine }) => engine !== 'command');
  return hasEngine && stage['trusted-files'] !== 'publish' ? sharedTrustedPaths : [];
}

interface EarlierSearch {
  readonly tip: string;
  readonly base: string;
  /** The last lines of commits of this execution, also of one that a pause held. */
  readonly trailers: readonly string[];
}

/**
 * Reads our commits on the branch from before a crash. Their trailer names this very execution. One request tells whether they are below those
 * of others: merged children, other runs, people. `left`: how many commits lie below the tip, once that is known.
 */
async function readEarlierPublication(engine: Publishes, search: EarlierSearch, left?: number): Promise<Made | undefined> {
  const { tip, base, trailers } = search;
  const isOurs = (message: string): boolean => trailers.includes(lastLineOf(message));
  const { message, verified, parents } = await engine.ports.commits.readCommit(tip);
  if (isOurs(message)) return { published: tip, verified };
  const messages = left === undefined && tip !== base ? await engine.ports.pushTargets.listMessages(tip, base) : [];
  const more = left ?? (messages.some(isOurs) ? messages.length : 0);
  const [below] = parents;
  return below === undefined || more === 0 ? undefined : readEarlierPublication(engine, { ...search, tip: below }, more - 1);
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
    [parent, tree] = [made.sha, made.tree];
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

function buildPublished(commits: Pick<Commits, 'base' | 'head'>, facts: PublishedFacts): PublishedCommits {
  const { branch, published, verified } = facts;
  return {
    commits: { base: commits.base, head: commits.head, published, verified, created: facts.isNew === true ? true : undefined },
    results: { branch, commit: published, 'base-branch': baseBranchOf(facts.base.state) },
  };
}
