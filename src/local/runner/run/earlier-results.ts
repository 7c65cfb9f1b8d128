import type { JobResult } from './job-result.ts';

/** Of a job, as far as it decides whether it runs again. `path` is its key, with the names of the jobs that call its workflow. */
export interface JobKey {
  readonly path: string;
  /** Names of jobs inside begin with it, when it calls a workflow. */
  readonly name: string;
  /** Of the job that calls its workflow; empty when the run's own workflow has it. */
  readonly caller: string;
  /** Paths of the jobs that it needs. */
  readonly needs: readonly string[];
}

/** What an attempt takes over from the one before: everything but the job that is run again, and those that need it. */
export interface EarlierResults {
  /** Undefined when the job has to run. */
  find(job: JobKey): JobResult | undefined;
  store(path: string, result: JobResult): void;
}

/** `results` lives as long as the run. `wanted` is the path of the job that alone is run again; undefined runs all of them. */
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
