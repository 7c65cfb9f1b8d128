import type { JobResult } from './job-result.ts';

/** The parts of a job that decide whether it runs again. `path` is its key, with the names of the jobs that call its workflow. */
export interface JobKey {
  readonly path: string;
  /** The name of the job. When it calls a workflow, the names of the jobs inside begin with this name. */
  readonly name: string;
  /** The name of the job that calls its workflow; empty when the job belongs to the run's own workflow. */
  readonly caller: string;
  /** The paths of the jobs that it needs. */
  readonly needs: readonly string[];
}

/**
 * The results that an attempt takes from the attempt before: all but those of the job to run again and of the jobs that need it.
 */
export interface EarlierResults {
  /** Returns the earlier result; undefined when the job has to run. */
  find(job: JobKey): JobResult | undefined;
  store(path: string, result: JobResult): void;
}

/**
 * Creates the results of one attempt. `results` lives as long as the run. `wanted` is the path of the one job to run again;
 * undefined runs all jobs.
 */
export function createEarlierResults(results: Map<string, JobResult>, wanted: string | undefined): EarlierResults {
  const again = new Set<string>();
  const containsWanted = (name: string) => wanted?.startsWith(`${name} / `) === true;
  return {
    find({ path, name, caller, needs }) {
      if (wanted === undefined) return undefined;
      const isCalledAgain = caller !== '' && again.has(caller) && !containsWanted(caller);
      if (path === wanted || containsWanted(name) || isCalledAgain || needs.some((need) => again.has(need))) {
        again.add(path).add(name);
        return undefined;
      }
      return results.get(path);
    },
    store: (path, result) => void results.set(path, result),
  };
}
