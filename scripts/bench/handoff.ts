import { encodeRecord } from '../../src/core/record/encode-record.ts';
import { cpuMilliseconds } from '../../test/support/cpu-milliseconds.ts';
import { buildProse, buildTask, createWriteTools } from '../../test/support/record-builders.ts';
import { atMost, type Figure, medianOf } from './figure.ts';

/** The most milliseconds of CPU that the encoding may take (DESIGN 8). */
const most = 10;

/** How long the largest handoff takes to become a comment, and how many comments it needs. */
export const handoff: Figure = {
  async measure({ rounds }) {
    const record = buildTask({}, { handoff: { version: 1, summary: buildProse(4_096), detail: buildProse(65_536) } });
    const tools = createWriteTools();
    const times = Array.from({ length: rounds * 5 }, () => cpuMilliseconds(() => encodeRecord(record, tools)));
    const encoded = encodeRecord(record, tools);
    const comments = encoded.markers.length;
    const row = { what: 'a maximal handoff (4 KB summary, 64 KB detail) becomes a comment', against: 'milliseconds of CPU' };
    return [
      atMost(row, { value: medianOf(times), most, unit: ' ms' }),
      atMost(
        { what: 'the same, number of markers, each in a comment', against: 'count' },
        { value: comments, most: 1, digits: 0 },
      ),
    ];
  },
};
