import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createCheckRuns } from '../../adapters/github/app/check-runs.ts';
import { parseStored } from '../../core/json/json-value.ts';
import { problemText } from '../../core/problem.ts';
import { type CheckView, checkName } from '../../core/view/check/check-run.ts';
import { renderMovedCheck, renderNeutralCheck } from '../../core/view/check/render-check.ts';
import type { CheckRuns, KnownCheck } from '../../ports/checks.ts';
import { GitHubError } from '../../ports/github.ts';
import type { EngineRequest, Queued, WorkContext } from '../work/queued-work.ts';

type CheckWork = Queued<'check'>;

/** The check of a run as it was drawn last. This may be lost: then GitHub is asked. */
const drawnSchema = z.object({
  id: z.int(),
  head: z.string(),
  seq: z.int(),
  digest: z.string(),
  status: z.enum(['queued', 'in_progress', 'completed']),
  annotations: z.int(),
});
type Drawn = z.infer<typeof drawnSchema>;

/** The time for which a check is remembered after it was drawn. */
const rememberedMilliseconds = 40 * 86_400_000;

/**
 * Draws the check of a run: makes it where the commit has none, else updates it. Idempotent: our own is found by its name and run. A
 * completed check cannot be opened again, so a run that goes on after its end gets a new one, and GitHub shows the newest.
 */
export async function drawCheck(context: WorkContext, work: CheckWork): Promise<void> {
  const key = `checks/${work.repository.id}/${work.run}`;
  const drawn = await readDrawn(context, key);
  const digest = createHash('sha256').update(JSON.stringify(work.view)).digest('hex');
  if (drawn !== undefined && drawn.seq > work.seq) return;
  if (drawn?.head === work.head && drawn.digest === digest) return;
  await unlessRefused(context, work, async () => {
    const checks = await openChecks(context, work);
    if (drawn !== undefined && drawn.head !== work.head && drawn.status !== 'completed')
      await checks.update(drawn, renderMovedCheck(work.head));
    const { id, status, annotations } = await draw(checks, work, drawn);
    await writeDrawn(context, key, { id, head: work.head, seq: work.seq, digest, status, annotations });
  });
}

async function readDrawn({ store }: WorkContext, key: string): Promise<Drawn | undefined> {
  const text = await store.get(key);
  // One in a form of another version is unknown.
  return parseStored(drawnSchema, text);
}

async function writeDrawn({ store, arrivals }: WorkContext, key: string, drawn: Drawn): Promise<void> {
  const expiresAt = new Date(Date.parse(arrivals()) + rememberedMilliseconds).toISOString();
  await store.put(key, JSON.stringify(drawn), { expiresAt });
}

async function draw(checks: CheckRuns, { name, run, head, view }: CheckWork, drawn: Drawn | undefined): Promise<KnownCheck> {
  const remembered = drawn?.head === head ? { name, run, ...drawn } : undefined;
  const isOpenedAgain = remembered?.status === 'completed' && view.status !== 'completed';
  const hasMore = remembered !== undefined && view.annotations.length > remembered.annotations;
  // Where a try before this one may have made or changed something, GitHub's word counts.
  const asked = remembered === undefined || isOpenedAgain || hasMore;
  const known = asked ? (await checks.list(head)).find((each) => each.name === name && each.run === run) : remembered;
  if (known === undefined || (known.status === 'completed' && view.status !== 'completed'))
    return checks.create({ head, name, run, after: known?.id ?? 0 }, view);
  return checks.update(known, isBehind(known, view) ? { ...view, status: known.status } : view);
}

/** Returns whether the check shows that the run is at work, and the view, which knows the records alone, not yet. */
function isBehind({ status }: Pick<KnownCheck, 'status'>, view: CheckView): boolean {
  return status === 'in_progress' && view.status === 'queued';
}

/** Makes the neutral checks of pipelines on a commit that has none of theirs. */
export async function drawNeutralChecks(context: WorkContext, work: Queued<'neutral-check'>): Promise<void> {
  const { head, pipelines } = work;
  await unlessRefused(context, work, async () => {
    const checks = await openChecks(context, work);
    const known = new Set((await checks.list(head)).map(({ name }) => name));
    for (const pipeline of pipelines) {
      const name = checkName(pipeline);
      if (!known.has(name)) await checks.create({ head, name, run: '', after: 0 }, renderNeutralCheck(pipeline));
    }
  });
}

export async function openChecks(
  { clientOf, settings, clock }: WorkContext,
  { installation, repository }: Pick<EngineRequest, 'installation' | 'repository'>,
): Promise<CheckRuns> {
  const octokit = await clientOf(installation);
  return createCheckRuns({ octokit, repository, clock, app: Number(settings.appId) });
}

/** Performs a drawing. A check is a view: what GitHub refuses for good is a line in the log, and all else is tried again. */
export async function unlessRefused(
  { log }: WorkContext,
  { repository }: Pick<EngineRequest, 'repository'>,
  perform: () => Promise<void>,
): Promise<void> {
  try {
    await perform();
  } catch (thrown) {
    const isFinal = thrown instanceof GitHubError && !['unavailable', 'rate-limited', 'unauthenticated'].includes(thrown.reason);
    if (!isFinal) throw thrown;
    log.warning(`${repository.owner}/${repository.name}: a check was not drawn. ${problemText(thrown)}`);
  }
}
