// This folder lets a repository go from the Action to the App and back while runs are under way (ADR 0038). `read-mode.ts` says who
// serves it, `await-action.ts` waits until the Action is not at work on a subject, `choose-side.ts` finds who has an event that came
// near a change, and `add-hand-over.ts` queues the start of what was started for the side that serves no longer.

import { z } from 'zod';
import { parseStored } from '../../core/json/json-value.ts';
import type { InstalledRepository } from '../work/installed-repository.ts';
import type { Mode } from '../work/mode.ts';
import type { WorkContext } from '../work/queued-work.ts';

const modeSchema = z.object({ mode: z.enum(['action', 'app']), since: z.string(), isSettled: z.boolean() });
const keyOf = (repository: number): string => `modes/${repository}`;

/** GitHub ends each workflow run after 35 days. */
const longestRunMilliseconds = 35 * 86_400_000;

/**
 * Reads who serves a repository: one conditional request. What the App kept of the other side is looked at after a change. An App
 * that may not read variables serves each repository that it is installed on.
 */
export async function readMode(context: WorkContext, place: InstalledRepository): Promise<Mode> {
  const { repository } = place;
  const octokit = await context.clientOf(place.installation);
  const variables = await context.variables.readNow({ octokit, repository });
  if (variables === undefined) return { mode: 'app', since: '', isSettled: true };
  const known = await findMode(context, repository.id);
  const variable = variables.get('BATON_MODE');
  const mode = variable?.value === 'app' ? 'app' : 'action';
  if (known?.mode === mode && (variable === undefined || variable.updatedAt === known.since)) return known;
  const now = new Date(context.clock.now());
  const since = variable?.updatedAt ?? (known?.mode === 'app' ? now : new Date(0)).toISOString();
  const isLongAgo = now.getTime() - Date.parse(since) > longestRunMilliseconds;
  const read = { mode, since, isSettled: mode === 'app' && isLongAgo } as const;
  await context.store.put(keyOf(repository.id), JSON.stringify(read));
  if (!isLongAgo) await sweepAfterChange(context, place, read);
  return read;
}

async function findMode({ store }: Pick<WorkContext, 'store'>, repository: number): Promise<Mode | undefined> {
  const text = await store.get(keyOf(repository));
  // One in a form of another version is unknown.
  return parseStored(modeSchema, text);
}

/** Remembers that the Action is not at work any more, unless the mode has changed meanwhile. */
export async function settleMode({ store }: Pick<WorkContext, 'store'>, repository: number, mode: Mode): Promise<void> {
  await store.replace(keyOf(repository), { from: JSON.stringify(mode), to: JSON.stringify({ ...mode, isSettled: true }) });
}

/** Queues the look at the runs that go on: the App learns which the Action began, or leaves those that it knows to the Action. */
async function sweepAfterChange(
  { add }: WorkContext,
  { installation, repository }: InstalledRepository,
  { mode, since }: Mode,
): Promise<void> {
  const key = `sweep ${repository.id}`;
  const all = mode === 'app' ? ({ all: true } as const) : {};
  await add({ id: `${key} for ${mode} ${since}`, key, work: { kind: 'sweep', installation, repository, ...all } });
}
