import { compareBy } from '../../core/compare-by.ts';
import type { WaitingStart } from '../../ports/starter.ts';
import { positionOf, standInLine, type Waiter } from './claim.ts';
import type { ClaimAsk, ClaimRef, Claims } from './claim-store.ts';

/** The most events that wait about one subject. */
const mostWaiting = 20;

interface PipelineOfSubject {
  readonly repository: number;
  readonly subject: number;
  readonly pipeline: string;
}

/** An event that waits, with the time of its arrival. */
export interface WaitingEvent extends WaitingStart {
  readonly since: string;
}

/**
 * The events that wait for the end of a run (`on-conflict: queue`), in the order in which they arrived. The records say which run they wait for, so
 * a row has no holder. The lock of the subject is held by whoever adds one.
 */
export interface RunLine {
  /** Lets an event wait that arrived at a time. Returns its position among those of its pipeline, from 1; undefined where too many wait. */
  add(
    start: WaitingStart,
    of: Pick<ClaimAsk, 'item'> & { readonly repository: number; readonly arrivedAt: string },
  ): Promise<number | undefined>;
  /** Lists what waits about a subject in the order of arrival: of one pipeline, or of all; without a subject all of a repository. */
  list(of: Pick<PipelineOfSubject, 'repository'> & Partial<PipelineOfSubject>): Promise<readonly WaitingEvent[]>;
  /** Returns whether an event waits still. */
  has(of: PipelineOfSubject, start: string): Promise<boolean>;
  remove(of: PipelineOfSubject, start: string): Promise<void>;
  /** Queues the start that has waited longest, of one pipeline about a subject or of each in a repository. `when` names the occasion: the same is queued once. */
  wakeNext(of: PipelineOfSubject | Pick<PipelineOfSubject, 'repository'>, when: string): Promise<void>;
}

/** Returns the row of the events that wait to start a pipeline about a subject. */
export const runOf = ({ repository, subject, pipeline }: PipelineOfSubject): ClaimRef => ({
  repository,
  resource: `run ${subject} ${pipeline}`,
});

export function createRunLine(claims: Claims): RunLine {
  const list: RunLine['list'] = async ({ repository, subject, pipeline }) => {
    const rows = await claims.list({ repository, resource: subject === undefined ? 'run ' : `run ${subject} ` });
    const all = rows.flatMap(({ row }) => row.line.map(toEvent)).toSorted(compareBy(({ since }) => since));
    return all.filter((event) => pipeline === undefined || event.pipeline === pipeline);
  };
  return {
    list,
    async add(start, { repository, arrivedAt, item }) {
      const { start: id, subject } = start;
      const of = runOf({ repository, ...start });
      const known = positionOf(await claims.read(of), id);
      if (known !== undefined) return known;
      if ((await list({ repository, subject })).length >= mostWaiting) return undefined;
      await claims.keep(of, { waiter: id, item });
      return claims.decide(of, (row) => {
        const { start: _, ...rest } = start;
        const next = { ...row, line: standInLine(row.line, { ...rest, id, since: arrivedAt, priority: 0 }) };
        return { row: next, result: positionOf(next, id) };
      });
    },
    has: async (of, start) => positionOf(await claims.read(runOf(of)), start) !== undefined,
    remove: (of, start) =>
      claims.change(runOf(of), (row) => ({ row: { ...row, line: row.line.filter(({ id }) => id !== start) } })),
    async wakeNext(of, when) {
      const rows =
        'pipeline' in of ? [{ ...runOf(of), row: await claims.read(runOf(of)) }] : await claims.list({ ...of, resource: 'run ' });
      for (const { row, ...place } of rows)
        if (row.line[0] !== undefined) await claims.wakeAgain(place, { waiter: row.line[0].id, when });
    },
  };
}

function toEvent({ id: start, subject, since, pipeline = '', label = '', cause = '' }: Waiter): WaitingEvent {
  return { start, subject, since, pipeline, label, cause };
}
