import { decodeRecords } from '../../src/core/record/decode-records.ts';
import { encodeRecord } from '../../src/core/record/encode-record.ts';
import type { BatonRecord, StoredRecord } from '../../src/core/record/record.ts';
import { deriveState, loadGatesOf } from '../../src/core/state/derive-state.ts';
import { cpuMilliseconds } from '../../test/support/cpu-milliseconds.ts';
import {
  buildComment,
  buildDecision,
  buildRun,
  buildTask,
  createWriteTools,
  readTools,
  repo,
  subject,
} from '../../test/support/record-builders.ts';
import { atMost, type Figure, medianOf } from './figure.ts';

const lengths = [125, 250, 500, 1_000, 2_000];
/** Linear is 1, quadratic 2. A little more than 1 leaves room for the garbage collector and for sorting. */
const mostExponent = 1.3;

/** Returns the records of a run whose stage failed and was retried by a person again and again. */
function buildRecords(length: number): readonly BatonRecord[] {
  const rest = Array.from({ length: length - 1 }, (_, index): BatonRecord => {
    const [seq, attempt] = [index + 2, (index >> 1) + 1];
    if (index % 2 === 1) return buildDecision({ seq, task: 'fix-42/fix' }, { verb: 'retry' });
    return buildTask({ task: 'fix-42/fix', attempt, execution: attempt, seq }, { stage: 'fix', outcome: 'failed' });
  });
  return [buildRun(), ...rest];
}

/** Measures reading a thread, and deriving its run, at each length, each in turn. Returns the medians in milliseconds of CPU. */
async function measureLengths(rounds: number): Promise<readonly { readonly read: number; readonly derived: number }[]> {
  const tools = createWriteTools();
  const threads = lengths.map((length) => {
    let prev = '';
    return buildRecords(length).map((record, index) => {
      const { markers, digest } = encodeRecord({ ...record, prev }, tools);
      prev = digest;
      return buildComment(index + 1, markers.join('\n'));
    });
  });
  const read = (index: number): readonly StoredRecord[] =>
    decodeRecords(threads[index] ?? [], { repo, thread: subject, tools: readTools }).records;
  const gates = await loadGatesOf(read(0));
  const figures = lengths.map(() => ({ read: [] as number[], derived: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, length] of lengths.entries()) {
      let records: readonly StoredRecord[] = [];
      const reading = cpuMilliseconds(() => {
        records = read(index);
      });
      if (records.length !== length) throw new Error(`${records.length} of ${length} records were read.`);
      const deriving = cpuMilliseconds(() => {
        if (!deriveState(records, 'fix-42', gates).ok) throw new Error('The state could not be derived.');
      });
      // The first round warms the compiler.
      if (round > 0) figures[index]?.read.push(reading);
      if (round > 0) figures[index]?.derived.push(deriving);
    }
  }
  return figures.map((figure) => ({ read: medianOf(figure.read), derived: medianOf(figure.derived) }));
}

/** Fits time = a × length ^ exponent by least squares over the logarithms, and returns the exponent. */
function fitExponent(times: readonly number[]): number {
  const points = lengths.map((length, index) => ({ x: Math.log(length), y: Math.log(Math.max(times[index] ?? 0, 0.01)) }));
  const mean = (of: (point: { x: number; y: number }) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  return mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
}

/** Whether reading a thread and deriving its run stay linear in the number of records. */
export const derive: Figure = {
  async measure({ rounds }) {
    const times = await measureLengths(rounds);
    const last = times.at(-1) ?? { read: 0, derived: 0 };
    const shown = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms of CPU for 2000`;
    return [
      atMost(
        {
          what: `a thread of ${lengths.join(', ')} signed records is read: exponent of the fit`,
          against: `linear is 1; ${shown(last.read)}`,
        },
        { value: fitExponent(times.map(({ read }) => read)), most: mostExponent, digits: 2 },
      ),
      atMost(
        { what: 'their run is derived: exponent of the fit', against: `linear is 1; ${shown(last.derived)}` },
        { value: fitExponent(times.map(({ derived }) => derived)), most: mostExponent, digits: 2 },
      ),
    ];
  },
};
