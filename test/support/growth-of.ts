import { cpuMilliseconds } from './cpu-milliseconds.ts';

/** Between linear and quadratic, by factors. */
export const linearAtMost = 24;

/** A shorter time tells more of the compiler and the collector than of the action. */
const leastMilliseconds = 2;
const mostEnlargements = 6;
const rounds = 3;
/** How often a ratio over the limit is measured once more. */
const mostDoubts = 8;

/**
 * Processor time of an action for an input eight times as large, over that for the input: 8 where its work is linear, 64 where
 * it is quadratic. A machine that is slow or busy changes both times alike.
 * `prepare` builds an input of a size, which does not count, and gives the action. The size is raised while its time is too
 * short to be measured. The best of several runs counts: noise only adds. So the large input, which takes most of the time, runs
 * once where that proves it: noise makes its ratio worse, never better.
 */
export function growthOf(size: number, prepare: (size: number) => () => void): number {
  let units = size;
  let small = best(prepare(units));
  for (let n = 0; n < mostEnlargements && small < leastMilliseconds; n += 1) {
    units *= 2;
    small = best(prepare(units));
  }
  let large = cpuMilliseconds(prepare(units * 8));
  const ratio = (): number => large / Math.max(small, leastMilliseconds / 3);
  for (let n = 0; n < mostDoubts && ratio() >= linearAtMost; n += 1) {
    small = Math.min(small, best(prepare(units)));
    large = Math.min(large, cpuMilliseconds(prepare(units * 8)));
  }
  return ratio();
}

function best(action: () => void): number {
  return Math.min(...Array.from({ length: rounds }, () => cpuMilliseconds(action)));
}
