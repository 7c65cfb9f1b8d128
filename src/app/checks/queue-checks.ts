// This folder keeps the check runs of pull requests: after each piece of work it queues what they are to show, and draws that.

import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import type { State } from '../../core/run/state.ts';
import { awaitingRows, awaitsApproval } from '../../core/run/task-row.ts';
import { hasSubject } from '../../core/trigger/trigger.ts';
import { listAnnotationSources } from '../../core/view/check/annotations.ts';
import { checkName } from '../../core/view/check/check-run.ts';
import { type CheckFacts, renderCheck } from '../../core/view/check/render-check.ts';
import { loadHandoffs } from '../../engine/thread/load-handoffs.ts';
import { readAskedApproval } from '../../engine/view/approval-digest.ts';
import type { SeenRun } from '../../ports/events.ts';
import { checkKey, type WorkContext } from '../work/queued-work.ts';
import type { SeenPlace } from '../work/seen-runs.ts';
import { findHead } from './pull-head.ts';

/**
 * Queues the checks of the runs that a piece of work has met: one item for each run, which is not done under the lock of the subject.
 * `nonce` tells this work from earlier work after which a run stood the same.
 */
export async function queueChecks(context: WorkContext, nonce: string): Promise<void> {
  const { place, pull, runs } = context.seen;
  if (place === undefined) return;
  const shown = [...runs.values()].filter(({ state }) => isAboutPull(state));
  if (shown.length === 0 && pull === undefined) return;
  if (place.permissions?.checks !== 'write') {
    if (shown.length > 0) await sayMissing(context, place, 'checks: write');
    return;
  }
  if (shown.length > 0 && place.permissions?.merge_queues === undefined) await sayMissing(context, place, 'merge_queues: read');
  for (const run of shown) await queueCheck(context, { place, run, nonce });
  if (pull !== undefined) await queueNeutral(context, { place, pull, nonce });
}

function isAboutPull({ run }: State): boolean {
  const { trigger } = run.body;
  return hasSubject(trigger) && trigger.subject.kind === 'pull-request';
}

const dayMilliseconds = 86_400_000;

/** Says once a day for an installation that it has not accepted a permission, and what it does without. */
async function sayMissing(
  { store, log, arrivals }: WorkContext,
  { engine, installation }: SeenPlace,
  permission: 'checks: write' | 'merge_queues: read',
): Promise<void> {
  const isOfQueues = permission === 'merge_queues: read';
  const key = `${isOfQueues ? 'queues' : 'checks'}-missing/${installation}`;
  if ((await store.get(key)) !== undefined) return;
  await store.put(key, '', { expiresAt: new Date(Date.parse(arrivals()) + dayMilliseconds).toISOString() });
  const { owner, name } = engine.settings.repository;
  const words = `get no checks, because the App has no permission ${permission} there.`;
  if (isOfQueues) log.info(`${owner}/${name}: merge queues ${words}`);
  else log.warning(`${owner}/${name}: pull requests ${words}`);
}

interface Queued {
  readonly place: SeenPlace;
  readonly nonce: string;
}

async function queueCheck(context: WorkContext, { place, run, nonce }: Queued & { readonly run: SeenRun }): Promise<void> {
  const { installation, engine } = place;
  const { repository } = engine.settings;
  const { run: record, tip } = run.state;
  const { run: name, body } = record;
  const head = await findHead(context.store, { repository: repository.id, state: run.state });
  const state = await withRemarks(place, run.state, head);
  const notice = context.seen.notices.get(name);
  const facts: CheckFacts = { head, isStarted: run.isStarted === true, approval: await readApproval(place, run), notice };
  const view = renderCheck(state, facts);
  await context.add({
    id: ['check', repository.id, name, tip.seq, head, view.status, nonce].join(' '),
    key: checkKey(repository.id, name),
    work: { kind: 'check', installation, repository, run: name, name: checkName(body.pipeline), seq: tip.seq, head, view },
  });
}

/** Loads the handoffs with remarks that lie in artifacts. Without them the check shows the rest. */
async function withRemarks({ engine }: SeenPlace, state: State, head: string): Promise<State> {
  const stages = listAnnotationSources(state, head).map(({ stage }) => stage);
  const filled = stages.length === 0 ? undefined : await loadHandoffs(engine.ports, { state, stages });
  return filled?.ok === true ? filled.value : state;
}

/** Reads what the button for an approval stands for. A check has room for one. */
async function readApproval({ engine }: SeenPlace, run: SeenRun): Promise<CheckFacts['approval']> {
  const row = run.state.paused === undefined ? awaitingRows(run.state).find(awaitsApproval) : undefined;
  return row && readAskedApproval(engine, { reading: run, row });
}

interface NeutralRequest extends Queued {
  readonly pull: NonNullable<WorkContext['seen']['pull']>;
}

/** Queues neutral checks of the pipelines that ask for them and have no run about the pull request. */
async function queueNeutral(context: WorkContext, { place, pull, nonce }: NeutralRequest): Promise<void> {
  const config = await completeConfig(place.config);
  if (!config.ok) return;
  const { repository } = place.engine.settings;
  const seen = new Set([...context.seen.runs.values()].map(({ state }) => state.run.body.pipeline));
  const pipelines = Object.entries(config.value.pipelines).flatMap(([name, { checks }]) =>
    checks?.neutral === true && !seen.has(name) ? [name] : [],
  );
  if (pipelines.length === 0) return;
  await context.add({
    id: ['neutral check', repository.id, pull.number, pull.head, nonce].join(' '),
    key: `neutral check ${repository.id} ${pull.number}`,
    work: { kind: 'neutral-check', installation: place.installation, repository, head: pull.head, pipelines },
  });
}
