import { createRandom, type Random } from '../random.ts';
import type { Script } from '../script.ts';

/** The workload of docs/scale.md: the chain of each run, and when runs start. */
export const workload = {
  /** The minutes that an agent works. */
  agentMinutes: 10,
  /** The share of a day's runs that start in its peak hour. The others start at any time of the other 23 hours. */
  peakShare: 0.15,
  /** The hour of the play in which the peak begins: 9 in the morning, where the play begins at midnight. */
  peakHour: 9,
} as const;

/** Three stages: one agent looks, one commits, and a built-in opens the pull request. It is the chain of the demo, whose requests docs/costs.md lists. */
const chain: Pick<Script, 'stages' | 'top' | 'turns'> = {
  stages: [
    { name: 'investigate', needs: [], keys: ['agent: one', 'prompt: "Find out why."'] },
    {
      name: 'fix',
      needs: ['investigate'],
      keys: ['agent: one', 'prompt: "Fix it. {{ needs.investigate.handoff.summary }}"', 'branch: "baton/{{ subject.number }}"'],
    },
    {
      name: 'open-pr',
      needs: ['fix'],
      keys: ['uses: pull-request', 'with: { title: "Fix #{{ subject.number }}", body: "{{ needs.fix.handoff.summary }}" }'],
    },
  ],
  top: [],
  turns: { investigate: { minutes: workload.agentMinutes }, fix: { minutes: workload.agentMinutes, commits: true } },
};

type Via = NonNullable<Script['via']>;

/** One run on its own, without any fault. */
export function buildRun(via: Via): Script {
  return { seed: 1, via, ...chain, faults: [], acts: [{ minute: 0, does: 'label', subject: 42 }] };
}

/** Builds the play of a repository: a label on an issue of its own for each run, and the sweep once a day that `init` sets up. */
export function buildDay(starts: readonly number[], { via, seed }: { readonly via: Via; readonly seed: number }): Script {
  const labels = starts.map((minute, index) => ({ minute, does: 'label', subject: firstSubject + index }) as const);
  const sweeps = via === 'app' ? [] : [1, 2].map((day) => ({ minute: day * 24 * 60 + 23, does: 'sweep' }) as const);
  return { seed, via, ...chain, faults: [], acts: [...labels, ...sweeps] };
}

/** The first issue. Pull requests are counted from 43 on. */
export const firstSubject = 100_001;

/** Draws the minutes of a day at which runs start, in their order. */
export function drawStarts(runs: number, random: Random): readonly number[] {
  const [first, last] = [workload.peakHour * 60, workload.peakHour * 60 + 60];
  const draw = (index: number): number => {
    if (index < runs * workload.peakShare) return first + random.next() * 60;
    const minute = random.next() * 23 * 60;
    return minute < first ? minute : minute + last - first;
  };
  return Array.from({ length: runs }, (_, index) => draw(index)).toSorted((one, other) => one - other);
}

/** Divides runs among repositories by Zipf's law: the second has half of the first, the third a third. Returns how many each has, all together `runs`. */
export function divideByZipf(runs: number, repositories: number): readonly number[] {
  const weights = Array.from({ length: repositories }, (_, index) => 1 / (index + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (runs * weight) / all);
  const whole = exact.map(Math.floor);
  const left = runs - whole.reduce((sum, count) => sum + count, 0);
  const byRest = exact.map((share, index) => ({ index, rest: share % 1 })).toSorted((one, other) => other.rest - one.rest);
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index));
  return whole.map((count, index) => count + (raised.has(index) ? 1 : 0));
}

/** Draws the starts of a day for each repository. */
export function drawDay({ runs, repositories }: { readonly runs: number; readonly repositories: number }) {
  const random = createRandom(runs);
  const starts = drawStarts(runs, random.fork('starts'));
  const order = divideByZipf(runs, repositories).flatMap((count, index) => Array.from({ length: count }, () => index));
  const shuffle = random.fork('repositories');
  const owners = order.map((repository) => ({ repository, at: shuffle.next() })).toSorted((one, other) => one.at - other.at);
  return [...Map.groupBy(starts.keys(), (index) => owners[index]?.repository ?? 0)]
    .toSorted(([one], [other]) => one - other)
    .map(([, indexes]) => indexes.map((index) => starts[index] ?? 0));
}
