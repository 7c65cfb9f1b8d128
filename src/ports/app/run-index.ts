// This folder holds the ports that a server has and a job of a workflow has not: its list of runs, and the access of people to it.

import type { Outcome } from '../../core/output/outcome.ts';
import type { ListedRun, OpenTurn } from '../../core/view/listed-run.ts';

/** A run in the index, with its repository and the installation by which it can be read. */
export interface IndexedRun extends ListedRun {
  readonly repository: IndexedRepository;
  readonly installation: number;
}

export interface IndexedRepository {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
}

/** The runs that a list asks for. Conditions that are absent ask for nothing. */
export interface RunListQuery {
  /** The ids of the repositories whose runs may be listed: no others are. */
  readonly repositories: readonly number[];
  readonly pipeline?: string | undefined;
  /** `open` for all runs that have not ended, an outcome for those that ended so, or the turn of an open run. */
  readonly state?: 'open' | 'ended' | OpenTurn | Outcome | undefined;
  /** A text that stands in the name of the run, its title, `#` and its subject, or `owner/name`, in upper or lower case. */
  readonly text?: string | undefined;
  /** The number of runs to leave out at the beginning. Default: 0. */
  readonly offset?: number;
  readonly limit: number;
}

/**
 * The runs that the App knows of, for lists. It is a copy that may be thrown away at any time: the records on GitHub are the truth, and
 * a run comes into the index again when the App meets it.
 */
export interface RunIndex {
  /** Stores a run, unless the index has it with a newer record. */
  put(run: IndexedRun): Promise<void>;
  /** Returns a run by the id of its repository and its name. */
  find(repository: number, run: string): Promise<IndexedRun | undefined>;
  /** Removes a run whose records are gone. A run that is not there is no error. */
  remove(repository: number, run: string): Promise<void>;
  /** Lists runs, those that started last first. */
  list(query: RunListQuery): Promise<readonly IndexedRun[]>;
  /** Lists the names of the pipelines of these repositories, in alphabetical order. */
  listPipelines(repositories: readonly number[]): Promise<readonly string[]>;
}

/** The list in which a server shows the runs of one repository. */
export interface RunList {
  /** Stores how a run stands. */
  put(run: ListedRun): Promise<void>;
  /** Lists the runs of a pipeline that have ended, those that started last first, without a request. */
  listEnded(pipeline: string, limit: number): Promise<readonly ListedRun[]>;
}

/** Returns the text in which lists search. */
export function searchTextOf({ run, title, subject, repository: { owner, name } }: IndexedRun): string {
  return `${run} ${title} #${subject} ${owner}/${name}`.toLowerCase();
}
