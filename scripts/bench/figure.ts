/** Another program for the start of jobs, named by `--peer NAME=FOLDER/ENTRY`. */
export interface Peer {
  readonly name: string;
  /** The file that Node runs. */
  readonly entry: string;
  /** The commit of its checkout, shortened. */
  readonly commit: string;
}

export interface BenchOptions {
  readonly root: string;
  /** How often what is compared takes turns. */
  readonly rounds: number;
  readonly peers: readonly Peer[];
}

/** A row of the table. */
export interface FigureRow {
  readonly what: string;
  /** What it is measured against, in the same run. */
  readonly against: string;
  readonly value: string;
  /** What DESIGN 8 promises; absent where nothing is promised. */
  readonly wanted?: string;
  readonly isReached?: boolean;
}

/** One file of this folder. */
export interface Figure {
  measure(options: BenchOptions): Promise<readonly FigureRow[]>;
}

/** Returns the median, which one slow round does not move. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Builds the row of a figure that may not be more than what is promised. `digits` behind the point are shown. */
export function atMost(
  row: Pick<FigureRow, 'what' | 'against'>,
  {
    value,
    most,
    unit = '',
    digits = 1,
  }: { readonly value: number; readonly most: number; readonly unit?: string; readonly digits?: number },
): FigureRow {
  return { ...row, value: `${value.toFixed(digits)}${unit}`, wanted: `≤ ${most}${unit}`, isReached: value <= most };
}

/** Measures two actions in turn, and returns the median of the ratios of their rounds with the times of the first in milliseconds of CPU. */
export function compareInTurn(
  rounds: number,
  [own, other]: readonly [() => void, () => void],
  measure: (action: () => void) => number,
): { readonly ratio: number; readonly milliseconds: number } {
  const times = Array.from({ length: rounds }, () => ({ own: measure(own), other: measure(other) }));
  const warm = times.slice(1);
  return {
    ratio: medianOf(warm.map((round) => round.own / round.other)),
    milliseconds: medianOf(warm.map((round) => round.own)),
  };
}
