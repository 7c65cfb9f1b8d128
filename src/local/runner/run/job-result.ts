export type Result = 'success' | 'failure' | 'cancelled' | 'skipped';

/** The result that other jobs see: `continue-on-error` turns a failure into a success. */
export interface JobResult {
  readonly result: Result;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Results, worst first. `skipped` applies only when there is no other result. */
const ORDER: readonly Result[] = ['failure', 'cancelled', 'success'];

export function combineResults(results: readonly Result[]): Result {
  return ORDER.find((result) => results.includes(result)) ?? 'skipped';
}

/**
 * Combines the results of a matrix. Outputs of later legs overwrite those of earlier ones; an empty output overwrites nothing.
 */
export function combineLegs(legs: readonly JobResult[]): JobResult {
  return {
    result: combineResults(legs.map(({ result }) => result)),
    outputs: Object.assign({}, ...legs.map(({ outputs }) => outputs)),
  };
}
