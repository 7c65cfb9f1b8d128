import { historySchema } from '../../src/core/config/schema/pipeline-schemas.ts';
import type { HistoryEntry } from '../../src/core/history/history-entry.ts';
import { renderHistory } from '../../src/core/history/render-history.ts';
import { cpuMilliseconds } from '../../test/support/cpu-milliseconds.ts';
import { compareInTurn, type Figure } from './figure.ts';

const records = 10_000;

function buildEntry(number: number): HistoryEntry {
  const at = Date.UTC(2026, 0, 1) + number * 60_000;
  const [startedAt, finishedAt] = [new Date(at).toISOString(), new Date(at + 272_000).toISOString()];
  const results = { issue_created: `#${number}`, topic: 'dependency upgrade validation' };
  return {
    run: `fix-${number}`,
    comment: number,
    body: {
      pipeline: 'fix',
      subject: number,
      outcome: number % 5 === 0 ? 'failed' : 'succeeded',
      results,
      startedAt,
      finishedAt,
    },
  };
}

/** How long `{{ history }}` takes over a long ledger, against parsing the same records as JSON. */
export const history: Figure = {
  async measure({ rounds }) {
    const entries = Array.from({ length: records }, (_, number) => buildEntry(number));
    const text = JSON.stringify(entries);
    const options = { history: historySchema.parse({}) };
    const { ratio, milliseconds } = compareInTurn(
      rounds * 3,
      [() => renderHistory(entries, options), () => JSON.parse(text)],
      cpuMilliseconds,
    );
    const what = `\`{{ history }}\` over ${records} history records`;
    return [
      { what, against: 'JSON.parse of the records', value: `${ratio.toFixed(2)} × (${milliseconds.toFixed(1)} ms of CPU)` },
    ];
  },
};
