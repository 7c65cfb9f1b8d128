import { createDeflate } from '../../../src/adapters/compress/deflate.ts';
import type { Comment } from '../../../src/core/trigger/comment.ts';
import type { Played } from '../play.ts';
import type { Texts } from '../world/texts.ts';

/** A promise that a play broke. */
export interface Broken {
  readonly invariant: string;
  readonly story: string;
}

/** A record as it stands in a comment, read by this file alone: no code of the engine decides what is there. */
export interface SeenRecord {
  readonly comment: number;
  /** When its comment was written. */
  readonly at: number;
  readonly kind: string;
  readonly run: string;
  readonly task: string;
  readonly execution: number;
  readonly attempt: number;
  readonly seq: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Facts extends Played {
  /** The issue that the runs are about. */
  readonly subject: number;
  /** All records that were written, also those behind which another one had the place. */
  readonly written: readonly SeenRecord[];
  /** The records that count: of those with one place in a run, the first. */
  readonly records: readonly SeenRecord[];
  readonly comments: readonly Comment[];
  /** The thread takes no comments at the end of the play: it is locked, or has 2,500. */
  readonly isRefusing: boolean;
  /** The records of ended runs, of all subjects. */
  readonly ledger: readonly SeenRecord[];
}

export type Check = (facts: Facts) => readonly string[];

/** A promise: the requirements that it proves, and what of a play breaks it, in words. */
export interface Promised {
  readonly proves: readonly string[];
  readonly check: Check;
}

const { inflate } = createDeflate();
const seen = new WeakMap<Comment, readonly SeenRecord[]>();

/** Reads the markers of a comment. `\u002d` and the like are JSON. A comment that changes is another object. */
export function readRecords(comment: Comment): readonly SeenRecord[] {
  const known = seen.get(comment);
  if (known !== undefined) return known;
  const { id, body, createdAt } = comment;
  const lines = [...body.matchAll(/^<!-- baton:1 (\{.*\}) -->$/gm)].flatMap(([, json = '']) => {
    const marker: unknown = JSON.parse(json);
    return typeof marker === 'object' && marker !== null && 'kind' in marker
      ? [toRecord({ id, createdAt }, marker as Record<string, unknown>)]
      : [];
  });
  seen.set(comment, lines);
  return lines;
}

function toRecord({ id, createdAt }: Pick<Comment, 'id' | 'createdAt'>, marker: Record<string, unknown>): SeenRecord {
  const packed = String(marker.data ?? marker.body ?? '');
  const text = typeof marker.body === 'object' ? JSON.stringify(marker.body) : (inflate(packed, 10_000_000) ?? packed);
  let body: Record<string, unknown> = {};
  try {
    body = JSON.parse(text);
  } catch {
    body = { unread: packed.slice(0, 40) };
  }
  const { kind, run, task, execution, attempt, seq } = marker;
  return {
    comment: id,
    at: Date.parse(createdAt),
    kind: String(kind),
    run: String(run),
    task: String(task),
    execution: Number(execution),
    attempt: Number(attempt),
    seq: Number(seq),
    body,
  };
}

/** Returns a record with the texts of its artifact, where it has them there (`store: artifacts`). */
export function withStored(record: SeenRecord, texts: Texts): SeenRecord {
  const { locator } = record.body;
  const id = typeof locator === 'object' && locator !== null && 'artifactId' in locator ? Number(locator.artifactId) : 0;
  return id === 0 ? record : { ...record, body: { ...record.body, stored: texts.find(id) ?? '' } };
}
