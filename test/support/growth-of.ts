import { cpuMilliseconds } from './cpu-milliseconds.ts';

interface Growth {
  /** Processor time of an input eight times as large, over that of the input: 8 where work is linear, 64 where it is quadratic. */
  readonly ratio: number;
  /** Of both, in milliseconds. */
  readonly times: readonly [number, number];
}

/** Between linear and quadratic, by factors. */
export const linearAtMost = 24;

/** A shorter time tells more of the compiler and the collector than of the action. */
const leastMilliseconds = 3;
const mostEnlargements = 3;
const rounds = 3;

/**
 * How the processor time of an action grows with its input; a machine that is slow or busy changes both times alike.
 * `prepare` builds an input of a size, which does not count, and gives the action. The size is raised while its time is too
 * short to be measured. The best of several runs counts: noise only adds.
 */
export function growthOf(size: number, prepare: (size: number) => () => void): Growth {
  let units = size;
  for (let n = 0; n < mostEnlargements && best(prepare(units)) < leastMilliseconds; n += 1) units *= 4;
  const small = Math.max(best(prepare(units)), leastMilliseconds / 3);
  const large = best(prepare(units * 8));
  return { ratio: large / small, times: [small, large] };
}

function best(action: () => void): number {
  return Math.min(...Array.from({ length: rounds }, () => cpuMilliseconds(action)));
}
