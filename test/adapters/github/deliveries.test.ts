import { expect, it } from 'vitest';
import { createDeliveries } from '../../../src/adapters/github/app/deliveries.ts';
import type { GitHubOctokit } from '../../../src/adapters/github/client/github-client.ts';
import type { Delivered } from '../../../src/ports/events.ts';

const next = 'https://api.github.com/app/hook/deliveries?per_page=100&cursor=v1_7';
const sent = {
  id: 12_345_678_901_234_567_890n,
  guid: 'a',
  delivered_at: '2026-03-18T08:00:00Z',
  status: 'OK',
  status_code: 202,
  event: 'issues',
  action: 'labeled',
  repository_id: 7,
};

it('follows the pages of deliveries, and keeps ids that JavaScript has no number for', async () => {
  const asked: string[] = [];
  const pages = [
    { data: [sent, { ...sent, id: 8, status: 'timed out', status_code: 0 }], headers: { link: `<${next}>; rel="next"` } },
    { data: [{ ...sent, id: 6, status: 'Bad Gateway', status_code: 502, action: null, repository_id: null }], headers: {} },
  ];
  const request = async (route: string) => {
    asked.push(route);
    return pages.shift();
  };
  const deliveries = createDeliveries({ request } as unknown as GitHubOctokit);
  const found: Delivered[] = [];
  for await (const page of deliveries.list()) found.push(...page);
  await deliveries.redeliver(found[0]?.id ?? '');
  expect(found.map(({ id, isConfirmed }) => `${id} ${isConfirmed}`)).toEqual(['12345678901234567890 true', '8 false', '6 false']);
  expect(found[2]).toMatchObject({ at: Date.parse('2026-03-18T08:00:00Z'), action: undefined, repository: undefined });
  expect(asked).toEqual([
    'GET /app/hook/deliveries?per_page=100',
    `GET ${next}`,
    'POST /app/hook/deliveries/12345678901234567890/attempts',
  ]);
});
