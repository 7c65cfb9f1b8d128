import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Counted, countedRequests, countRun } from '../../scripts/scale/count-run.ts';
import { readPlayed, renderPage } from '../../scripts/scale/render-page.ts';
import { createRandom } from '../simulation/random.ts';
import { divideByZipf, drawDay, drawStarts, workload } from '../simulation/scale/workload.ts';
import { requirement } from '../support/requirement.ts';

describe('docs/scale.md', () => {
  let counted: Counted;
  beforeAll(async () => {
    counted = await countRun();
  });

  requirement(
    {
      ids: ['DESIGN-8', 'LIMITS'],
      title: 'says what one run takes: requests, creations, dispatches, jobs',
      input:
        'the run of the page, played with the Action and with the App, and with the Action once more through the real adapters',
      expected:
        'the page that `node scripts/scale.ts` writes; the simulation counts as many requests and creations as the local GitHub hears',
    },
    () => {
      const { action, app, sent } = counted;
      expect([action.done, app.done]).toEqual([1, 1]);
      expect({ requests: countedRequests(action), creations: action.creations }).toEqual(sent);
      const page = readFileSync('docs/scale.md', 'utf8');
      expect(renderPage(counted, readPlayed(page)), 'Run node scripts/scale.ts, and read what it changes.').toBe(page);
    },
  );

  it('has as many requests of the Action as docs/costs.md', () => {
    const row = readFileSync('docs/costs.md', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('| requests in all |'));
    expect(row?.split('|')[2]?.trim()).toBe(String(counted.sent.requests));
  });
});

describe('the workload of docs/scale.md', () => {
  it('has its share of the runs in the peak hour', () => {
    const starts = drawStarts(1_000, createRandom(1));
    const [first, last] = [workload.peakHour * 60, workload.peakHour * 60 + 60];
    expect(starts.filter((minute) => minute >= first && minute < last)).toHaveLength(150);
    expect(starts.every((minute) => minute >= 0 && minute < 24 * 60)).toBe(true);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  it('is divided by Zipf’s law, and no run is lost', () => {
    expect(divideByZipf(11, 3)).toEqual([6, 3, 2]);
    const day = drawDay({ runs: 1_000, repositories: 100 });
    expect(day.map((starts) => starts.length)).toEqual(divideByZipf(1_000, 100));
    expect(day.flat()).toHaveLength(1_000);
  });
});
