import { decide, type Effect } from '../../src/core/state/decide.ts';
import { type Cut, cutList } from './cut-list.ts';
import { type DueTask, listDue, startOf } from './describe-state.ts';
import type { CorpusList } from './read-corpus.ts';

/**
 * How often the writers of a list start an execution that became due: once, as they should; or by a decision of a person; or not at
 * all, because of a pause, a limit, or the end of the run. `twice` and `never` are faults.
 */
export type StartCount = 'once' | 'by a retry' | 'paused' | 'limit' | 'ended' | 'twice' | 'never';

export interface CountedStart extends DueTask {
  readonly list: string;
  /** The number of records when it became due. */
  readonly length: number;
  readonly count: StartCount;
}

interface Sight {
  readonly due: DueTask;
  readonly cut: Cut;
}

/** Counts for each execution that became due after a comment of a list how often the writers of comments start it. */
export function countStarts(list: CorpusList): readonly CountedStart[] {
  // Some jobs are given a part of the records alone: what stands between them may have started something.
  if (list.stored.some(({ record }, index) => record.seq !== index + 1)) return [];
  const cuts = cutList({ ...list, shared: 0 });
  const starts = Map.groupBy(
    cuts.flatMap((cut) => listStarts(cut).filter((due) => !isRetried(cut, due))),
    keyOf,
  );
  const sights = new Map<string, Sight>();
  for (const cut of cuts) for (const due of listDue(cut.state)) if (!sights.has(keyOf(due))) sights.set(keyOf(due), { due, cut });
  return [...sights].map(([key, sight]) => {
    const count = countOf(sight, starts.get(key)?.length ?? 0);
    return { ...sight.due, list: list.id, length: sight.cut.length, count };
  });
}

/** Lists what the writer of the newest comment starts, each execution once: the records of a comment have one writer. */
function listStarts(cut: Cut): readonly DueTask[] {
  return [
    ...new Map(
      listEffects(cut)
        .flatMap((effect) => startOf(effect) ?? [])
        .map((start) => [keyOf(start), start]),
    ).values(),
  ];
}

function listEffects({ state, written, now }: Cut): readonly Effect[] {
  return written.flatMap(({ seq }) => decide(state, { cause: seq, now }));
}

function keyOf({ stage, execution }: DueTask): string {
  return `${stage} ${execution}`;
}

/** Returns whether a start follows from a retry, which is counted apart. */
function isRetried({ written }: Cut, { cause }: DueTask): boolean {
  return written.some(({ kind, seq, body }) => kind === 'decision' && seq === cause && 'verb' in body && body.verb === 'retry');
}

function countOf({ due, cut }: Sight, starts: number): StartCount {
  if (starts > 1) return 'twice';
  if (starts === 1) return 'once';
  if (isRetried(cut, due)) return 'by a retry';
  if (cut.state.end !== undefined) return 'ended';
  if (listEffects(cut).some(({ kind }) => kind === 'end-run')) return 'limit';
  return cut.state.paused === undefined ? 'never' : 'paused';
}
