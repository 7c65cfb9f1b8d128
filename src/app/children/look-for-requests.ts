import { unzipEntry } from '../../adapters/artifact/unzip-entry.ts';
import type { ListedArtifact } from '../../adapters/github/artifact-source.ts';
import { type ChildCalls, childLimits } from '../../core/children/child.ts';
import { problemText } from '../../core/problem.ts';
import { executionTitle } from '../../core/run/names.ts';
import { decodeChildCalls } from '../../core/spawn/read-child-calls.ts';
import { startEarlyChildren } from '../../engine/publish/start-early-children.ts';
import { parseProgressName, progressFile } from '../../host/program-facts.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import { openOwnOrder } from '../handlers/read-order.ts';
import { addNextChildrenLook } from '../starts/children-look.ts';
import { lockKey, type Queued, type WorkContext } from '../work/queued-work.ts';

// This folder starts children while their parent is at work (`wait: poll`, adr/0032): it looks for the artifacts in which an agent job
// leaves the requests of its agent, and starts what they ask for.

type Look = Queued<'children-look'>;

/**
 * Looks for requests that the agent of a workflow run has made since the last look, and queues their start. The looks end when the result
 * of the workflow run was queued, because its order is forgotten then. A look without news is answered with 304.
 */
export async function lookForRequests(context: WorkContext, work: Look): Promise<void> {
  const order = await context.orders.find(work.workflowRun);
  if (order === undefined) return;
  const { etag, newest } = await readNewest(context, work);
  const isNews = newest !== undefined && newest.id !== work.artifact;
  if (isNews) await queueRequests(context, { work, order, artifact: newest });
  const known = newest === undefined ? {} : { artifact: newest.id };
  const news = isNews ? { newsAt: context.clock.now(), found: work.found + 1 } : {};
  await addNextChildrenLook(context, { ...work, ...known, ...news, ...(etag === undefined ? {} : { etag }) });
}

interface Newest {
  readonly etag: string | undefined;
  /** The newest artifact with requests; undefined while there is none, or where nothing has changed. */
  readonly newest: ListedArtifact | undefined;
}

async function readNewest(context: WorkContext, { installation, repository, workflowRun, etag }: Look): Promise<Newest> {
  const { github } = await context.openGitHub({ installation, repository });
  const listed = await github.listChangedRunArtifacts(workflowRun, etag);
  if (listed === undefined) return { etag, newest: undefined };
  return { etag: listed.etag, newest: findNewest(listed.artifacts) };
}

/** Finds the newest requests. Each artifact has all requests of its turn, and only the last attempt of a job is still at work. */
function findNewest(artifacts: readonly ListedArtifact[]): ListedArtifact | undefined {
  const named = artifacts.flatMap((artifact) => {
    const place = parseProgressName(artifact.name);
    return place === undefined ? [] : [{ artifact, ...place }];
  });
  return named.toSorted((a, b) => a.attempt - b.attempt || a.number - b.number).at(-1)?.artifact;
}

interface Found {
  readonly work: Look;
  readonly order: string;
  readonly artifact: ListedArtifact;
}

/** Queues the start of children under the lock of their subject. The order is the one that we remember for the workflow run. */
async function queueRequests(context: WorkContext, { work, order, artifact }: Found): Promise<void> {
  const { installation, repository, workflowRun: id } = work;
  const dispatch = openOwnOrder(context, { order, repo: repository.id });
  if (dispatch?.polls !== true) return;
  const calls = await readRequests(context, { work, artifact });
  if (calls === undefined) return;
  const attempt = parseProgressName(artifact.name)?.attempt ?? 1;
  const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}/actions/runs/${id}`;
  context.log.info(`${executionTitle(dispatch)} asks for child tasks while it is at work.`);
  await context.add({
    id: `requests ${repository.id} ${id} ${artifact.id}`,
    key: lockKey(repository.id, dispatch.lock),
    work: { kind: 'early-children', installation, repository, dispatch, calls, workflowRun: { id, attempt, url } },
  });
}

/** Reads requests. What does not have their form is left alone: the output of the turn has them once more. */
async function readRequests(
  context: WorkContext,
  { work: { installation, repository, workflowRun }, artifact }: Omit<Found, 'order'>,
): Promise<ChildCalls | undefined> {
  const recallArtifact = async (): Promise<ListedArtifact> => artifact;
  const { github } = await context.openGitHub({ installation, repository }, { recallArtifact });
  const maxBytes = childLimits.progressBytes;
  const archive = await github.artifacts.readArchive(artifact.id, { run: workflowRun, maxBytes });
  const content = typeof archive === 'string' ? archive : unzipEntry(archive, { name: progressFile, maxBytes });
  const calls = typeof content === 'string' ? undefined : decodeChildCalls(content);
  if (calls !== undefined) return calls;
  const reason = typeof content === 'string' ? content : 'malformed';
  context.log.warning(
    `The requests in artifact ${artifact.name} of workflow run ${workflowRun} could not be read: ${reason}. They are read when the turn has ended.`,
  );
  return undefined;
}

/** Records and starts the children that an agent has asked for while it is at work, under the subject's lock. */
export async function startChildren(context: WorkContext, work: Queued<'early-children'>): Promise<void> {
  const { dispatch } = work;
  const { engine } = await createAppEngine(context, { ...work, lock: dispatch.lock });
  const started = await startEarlyChildren(engine, work);
  const title = executionTitle(dispatch);
  if (!started.ok) throw new Error(`${title}: ${problemText(started.error)}`);
  context.log.info(
    `${title}: ${started.value.length === 0 ? 'no child task was started' : `started ${started.value.join(', ')}`}.`,
  );
}
