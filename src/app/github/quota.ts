import { z } from 'zod';

/** A limit of GitHub on the writes of one installation in any stretch of time. */
export interface Window {
  /** The writes that count: all, or only those that create something. */
  readonly counts: 'writes' | 'creations';
  readonly most: number;
  readonly perMilliseconds: number;
}

/**
 * GitHub's limits: 80 creations per minute and 500 per hour, and 900 points per minute, of which a write takes five. A sixth of the
 * points is left to reads. Source: docs.github.com, rate limits for the REST API, about secondary rate limits.
 */
export const gitHubWindows: readonly Window[] = [
  { counts: 'creations', most: 80, perMilliseconds: 60_000 },
  { counts: 'creations', most: 500, perMilliseconds: 3_600_000 },
  { counts: 'writes', most: 150, perMilliseconds: 60_000 },
];

const holderSchema = z.object({ id: z.string(), until: z.number() });

const quotaSchema = z.object({
  /** The time before which GitHub takes no request, because it refused one. All times are milliseconds since 1970. */
  closedUntil: z.number(),
  /** The number of refusals in a row that named no time. */
  refusals: z.number(),
  /** The begin of a slice of time, and the writes and creations in it. Slices are in their order. */
  slices: z.array(z.tuple([z.number(), z.number(), z.number()])),
  /** The process that makes a write now, and the time after which it counts as dead. */
  writer: holderSchema.optional(),
  /** The process that writes next, so that a busy one lets others in. */
  next: holderSchema.optional(),
});

/** The part of its limits that an installation has used. It is stored as JSON, of a few kilobytes at most. */
export type Quota = Readonly<z.infer<typeof quotaSchema>>;

const unused: Quota = { closedUntil: 0, refusals: 0, slices: [] };

/** Parses a stored quota. One that cannot be read counts as unused: GitHub says soon enough if it is not. */
export function parseQuota(text: string | undefined): Quota {
  if (text === undefined) return unused;
  try {
    return quotaSchema.parse(JSON.parse(text));
  } catch {
    return unused;
  }
}

/** The slices of a window. A slice counts until its last moment has left the window, so the windows are a sixth longer than GitHub's. */
const slicesPerWindow = 6;

interface Wish {
  readonly now: number;
  readonly windows: readonly Window[];
  readonly isCreation: boolean;
  /** The number of writes that must fit. */
  readonly room: number;
}

/** Returns the time at which so many writes fit into all windows: now, or later. */
export function findFreeTime({ slices }: Quota, wish: Wish): number {
  const { now, windows, isCreation } = wish;
  const length = sliceLength(windows);
  const counting = windows.filter(({ counts }) => isCreation || counts === 'writes');
  const times = counting.map((window) => {
    const leaving = slices
      .map(([begin, writes, creations]) => ({
        at: begin + length + window.perMilliseconds,
        used: window.counts === 'writes' ? writes : creations,
      }))
      .filter(({ at }) => at > now);
    return findFreeTimeIn(leaving, { now, over: window.most - wish.room });
  });
  return Math.max(...times);
}

/** Returns the time at which no more than `over` is used: now, or when enough slices have left the window. */
function findFreeTimeIn(
  leaving: readonly { readonly at: number; readonly used: number }[],
  { now, over }: { readonly now: number; readonly over: number },
): number {
  let used = leaving.reduce((sum, slice) => sum + slice.used, 0);
  let time = now;
  for (const slice of leaving) {
    if (used <= over) break;
    used -= slice.used;
    time = slice.at;
  }
  return time;
}

/** Returns the quota after a write at a time. Slices that count no more are dropped. */
export function countWrite(quota: Quota, { now, windows, isCreation }: Omit<Wish, 'room'>): Quota {
  const length = sliceLength(windows);
  const longest = Math.max(...windows.map(({ perMilliseconds }) => perMilliseconds));
  const begin = Math.floor(now / length) * length;
  const kept = quota.slices.filter(([other]) => other !== begin && other + length + longest > now);
  const [, writes, creations] = quota.slices.find(([other]) => other === begin) ?? [begin, 0, 0];
  return { ...quota, slices: [...kept, [begin, writes + 1, creations + (isCreation ? 1 : 0)]] };
}

function sliceLength(windows: readonly Window[]): number {
  return Math.min(...windows.map(({ perMilliseconds }) => perMilliseconds)) / slicesPerWindow;
}

/** The most writes that a piece of work should find free before it begins, and again after it waited. A link of a chain makes about ten. */
const roomOfWork = 10;

/** Returns how many writes have to be free before a piece of work begins. */
export function roomToBegin(windows: readonly Window[]): number {
  return Math.max(1, Math.min(roomOfWork, ...windows.map(({ most }) => Math.floor(most / 4))));
}

/** Returns the wait after a refusal that names no time: a minute, then twice as long each time, at most an hour. */
export function waitAfter(refusals: number): number {
  return Math.min(60_000 * 2 ** refusals, 3_600_000);
}
