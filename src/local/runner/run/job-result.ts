export type Result = 'success' | 'failure' | 'cancelled' | 'skipped';

/** What other jobs see of a job: `continue-on-error` makes a success of a failure. */
export interface JobResult {
  readonly result: Result;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Worst first; skipped only when nothing else happened. */
const ORDER: readonly Result[] = ['failure', 'cancelled', 'success'];

export function combineResults(results: readonly Result[]): Result {
  return ORDER.find((result) => results.includes(result)) ?? 'skipped';
}

/** Legs of a matrix overwrite each other's outputs, the later the stronger; an empty one overwrites nothing. */
export function combineLegs(legs: readonly JobResult[]): JobResult {
  return {
    result: combineResults(legs.map(({ result }) => result)),
    outputs: Object.assign({}, ...legs.map(({ outputs }) => outputs)),
  };
}
