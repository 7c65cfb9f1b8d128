import { expect, it } from 'vitest';
import { repository, startGitHub } from './start-github.ts';

const refusalOf = (request: Promise<unknown>) =>
  request.then(
    () => undefined,
    ({ status, message, response: { headers } }) => ({ status, message, headers }),
  );

it('refuses creations beyond a secondary limit with `retry-after`, and takes reads and edits', async () => {
  let time = Date.parse('2026-03-18T12:00:00Z');
  const { server, alice } = await startGitHub({ now: () => time });
  const issue = { ...repository, issue_number: (await alice.issues.create({ ...repository, title: 'One' })).data.number };
  server.setLimits({ creations: [{ most: 2, perMilliseconds: 60_000 }] });
  const { data: first } = await alice.issues.createComment({ ...issue, body: 'One' });
  time += 10_000;
  await alice.issues.createComment({ ...issue, body: 'Two' });
  const refused = await refusalOf(alice.issues.createComment({ ...issue, body: 'Three' }));
  expect(refused).toMatchObject({ status: 403, headers: { 'retry-after': '50' } });
  expect(refused?.message).toMatch(/secondary rate limit/);
  await alice.issues.updateComment({ ...repository, comment_id: first.id, body: 'Edited' });
  expect((await alice.issues.listComments(issue)).data).toHaveLength(2);
  time += 50_000;
  await alice.issues.createComment({ ...issue, body: 'Three' });
});

it('refuses all requests of one account beyond the primary limit until it begins again', async () => {
  let time = Date.parse('2026-03-18T12:00:00Z');
  const { server, alice } = await startGitHub({ now: () => time });
  server.setLimits({ requests: { most: 2, perMilliseconds: 3_600_000 } });
  const { headers } = await alice.repos.get(repository);
  expect(headers).toMatchObject({ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '1' });
  await alice.repos.get(repository);
  const refused = await refusalOf(alice.repos.get(repository));
  const reset = String(time / 1000 + 3_600);
  expect(refused).toMatchObject({ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset } });
  expect(refused?.headers).not.toHaveProperty('retry-after');
  expect(refused?.message).toMatch(/^API rate limit exceeded for user ID/);
  time += 3_600_000;
  await alice.repos.get(repository);
});
