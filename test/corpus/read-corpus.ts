import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { BatonRecord, StoredRecord } from '../../src/core/record/record.ts';

/**
 * This folder is the net under the derivation of states. `lists` holds lists of records from which the tests of all suites derived the
 * state of one run; none is the beginning of another one. `goldens` says what the code made of each, cut after each comment:
 * `replay.test.ts` compares. `describe-state.ts` is the one file that knows the form of the code's own types.
 */
const listsFolder: string = join(import.meta.dirname, 'lists');

/** The records of one run in the order of `seq`, as some test derived a state from them. */
export interface CorpusList {
  /** The suite that derived it, and a number: `scenes-0042`. */
  readonly id: string;
  readonly stored: readonly StoredRecord[];
  /** The number of records with which an earlier list begins too. Cuts among them are looked at there. */
  readonly shared: number;
}

/** A line of a file: the records that follow those shared with the line before, each behind the id of its comment (0: it came in an order). */
interface Line {
  readonly id: string;
  readonly shared: number;
  readonly records: readonly (readonly [comment: number, record: BatonRecord])[];
}

const extension = '.jsonl.br';

/** Lists the suites whose tests gave lists to the corpus: a file for each. */
export function listSuites(): readonly string[] {
  const files = readdirSync(listsFolder).filter((file) => file.endsWith(extension));
  return files.map((file) => file.slice(0, -extension.length)).toSorted();
}

/** Returns the suite of a list by its id. */
export function suiteOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

/** Reads all lists of the corpus. */
export function readCorpus(): readonly CorpusList[] {
  return listSuites().flatMap(readSuite);
}

/** Reads the lists that the tests of one suite gave. */
export function readSuite(suite: string): readonly CorpusList[] {
  return readLists(join(listsFolder, `${suite}${extension}`));
}

function readLists(path: string): readonly CorpusList[] {
  const lists: CorpusList[] = [];
  const lines = brotliDecompressSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');
  for (const text of lines) {
    const { id, shared, records }: Line = JSON.parse(text);
    const before = lists.at(-1)?.stored.slice(0, shared) ?? [];
    lists.push({ id, shared, stored: [...before, ...records.map(([comment, record]) => store(comment, record))] });
  }
  return lists;
}

/** Returns a record as a thread gives it. Digests are random, and nothing that a state tells follows from them, so they are not kept. */
function store(comment: number, record: BatonRecord): StoredRecord {
  return { record: { ...record, prev: digestAt(record.seq - 1) }, digest: digestAt(record.seq), comment, envelope: {} };
}

function digestAt(seq: number): string {
  return seq === 0 ? '' : `sha256:${String(seq).padStart(64, '0')}`;
}
