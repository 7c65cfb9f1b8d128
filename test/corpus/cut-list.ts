import type { BatonRecord, StoredRecord } from '../../src/core/record/record.ts';
import type { State } from '../../src/core/run/state.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { allGates } from '../support/all-gates.ts';
import type { CorpusList } from './read-corpus.ts';

/** A run as it stood when a comment had been written. The records of one comment are written at once. */
export interface Cut {
  /** The number of records up to here. */
  readonly length: number;
  readonly stored: readonly StoredRecord[];
  /** The records of the comment that was just written. */
  readonly written: readonly BatonRecord[];
  readonly state: State;
  /** The state before that comment; undefined for the first one. */
  readonly before: State | undefined;
  /** A minute after the newest time in the records, and a time at which every limit and every wait is over. */
  readonly now: string;
  readonly later: string;
}

const minute = 60_000;
const later = '2100-01-01T00:00:00.000Z';

/** Lists the runs that a list shows after each of its comments. Those that an earlier list shows too are left out. */
export function cutList({ stored, shared }: CorpusList): readonly Cut[] {
  const cuts: Cut[] = [];
  let before: State | undefined;
  for (const { from, to } of listComments(stored)) {
    if (to < shared) continue;
    const upTo = stored.slice(0, to);
    const state = stateOf(upTo);
    if (to > shared && state !== undefined) {
      const written = stored.slice(from, to).map(({ record }) => record);
      cuts.push({ length: to, stored: upTo, written, state, before, now: timeAfter(upTo), later });
    }
    before = state;
  }
  return cuts;
}

/** Derives the state of a list; undefined for one without the first record of its run. */
function stateOf(stored: readonly StoredRecord[]): State | undefined {
  const derived = deriveState(stored, stored[0]?.record.run ?? '', allGates);
  return derived.ok ? derived.value : undefined;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function listComments(stored: readonly StoredRecord[]): readonly Span[] {
  const starts = stored.flatMap((entry, index) => (isTogether(stored[index - 1], entry) ? [] : [index]));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? stored.length }));
}

/** Returns whether two records stand in one comment. Of those that came in an order, or that a test made, the comment says nothing. */
function isTogether(before: StoredRecord | undefined, { record, comment }: StoredRecord): boolean {
  if (before === undefined) return false;
  if (isOfSameTurn(before.record, record)) return true;
  if (comment !== 0 || before.comment !== 0) return comment === before.comment;
  return record.kind === 'end' && before.record.kind !== 'run';
}

/** Returns whether a record belongs to the execution before it: its transfer or its children, or the execution that goes on in the same job. */
function isOfSameTurn(before: BatonRecord, record: BatonRecord): boolean {
  if (before.task !== record.task) return false;
  if (record.kind === 'task') return before.kind === 'transfer' && before.body.inline === true;
  const isPart = record.kind === 'transfer' || record.kind === 'child';
  return isPart && before.execution === record.execution && (before.kind === 'task' || before.kind === 'transfer');
}

function timeAfter(stored: readonly StoredRecord[]): string {
  const times = stored.flatMap(({ record }) => timesOf(record)).map((time) => Date.parse(time));
  // Some tests of a single function leave times out.
  return new Date(Math.max(0, ...times.filter(Number.isFinite)) + minute).toISOString();
}

function timesOf(record: BatonRecord): readonly string[] {
  switch (record.kind) {
    case 'run':
      return [record.body.startedAt];
    case 'task':
    case 'end':
      return [record.body.finishedAt];
    case 'decision':
      return [record.body.decidedAt];
    case 'transfer':
      return [record.body.timestamp];
    default:
      return [];
  }
}
