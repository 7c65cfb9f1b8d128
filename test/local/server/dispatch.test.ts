import { expect, it } from 'vitest';
import { refusal, repository, startGitHub } from './start-github.ts';

const dispatch = { ...repository, workflow_id: 'baton.yml', ref: 'main' };

it('names the run when it is asked to, and always in the newest version of the API', async () => {
  const { alice, events } = await startGitHub();
  expect((await alice.actions.createWorkflowDispatch(dispatch)).status).toBe(204);
  const asked = { ...dispatch, return_run_details: true };
  const versioned = { ...dispatch, headers: { 'x-github-api-version': '2026-03-10' } };
  for (const request of [asked, versioned]) {
    const answer = await alice.request('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', request);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      workflow_run_id: events.at(-1)?.dispatch?.runId,
      run_url: expect.any(String),
      html_url: expect.any(String),
    });
  }
});

it('starts runs even with a job token, with inputs as strings and their defaults', async () => {
  const { job, events } = await startGitHub();
  await job({ actions: 'write' }).actions.createWorkflowDispatch({ ...dispatch, inputs: { task: '{"a":1}' } });
  expect(events).toMatchObject([
    {
      name: 'workflow_dispatch',
      fromJobToken: true,
      sender: 'github-actions[bot]',
      ref: 'refs/heads/main',
      dispatch: { workflow: '.github/workflows/baton.yml', inputs: { task: '{"a":1}', level: 'low' } },
    },
  ]);
});

it('refuses inputs that GitHub would', async () => {
  const { alice, events } = await startGitHub();
  const send = (inputs: Record<string, string>) => refusal(alice.actions.createWorkflowDispatch({ ...dispatch, inputs }));
  expect(await send({ tsak: 'x' })).toMatchObject({ status: 422, message: 'Unexpected inputs provided: ["tsak"]' });
  expect(await send({ level: 'middle' })).toMatchObject({ status: 422 });
  expect(await send({ task: 'x'.repeat(65_535) })).toMatchObject({ status: 422, message: 'inputs are too large.' });
  const many = Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`i${index}`, 'x']));
  expect((await send(many)).message).toContain('No more than 25');
  const none = await refusal(alice.actions.createWorkflowDispatch({ ...dispatch, workflow_id: 'none.yml' }));
  expect(none).toMatchObject({ status: 404 });
  const nowhere = await refusal(alice.actions.createWorkflowDispatch({ ...dispatch, ref: 'nowhere' }));
  expect(nowhere).toMatchObject({ status: 422, message: 'No ref found for: nowhere' });
  expect(events).toEqual([]);
});

it('takes events from outside within the limits of GitHub, from tokens that may write contents', async () => {
  const { alice, job, events } = await startGitHub();
  const send = (by: typeof alice, type: string, payload = {}) =>
    by.repos.createDispatchEvent({ ...repository, event_type: type, client_payload: payload });
  const text = (length: number) => ({ a: 'x'.repeat(length - '{"a":""}'.length) });
  expect((await send(job({ contents: 'write' }), 'x'.repeat(100), text(65_535))).status).toBe(204);
  expect(events).toMatchObject([{ name: 'repository_dispatch', fromJobToken: true, sender: 'github-actions[bot]' }]);
  expect((await refusal(send(alice, 'x'.repeat(101)))).status).toBe(422);
  expect((await refusal(send(alice, ''))).status).toBe(422);
  expect((await refusal(send(alice, 'x', text(65_536)))).status).toBe(422);
  expect((await refusal(send(job({ contents: 'read', actions: 'write' }), 'x'))).status).toBe(403);
  expect(events).toHaveLength(1);
});

it('fires crons and events from outside on the default branch', async () => {
  const { server, alice, events } = await startGitHub();
  server.tick('acme/app', '0 9 * * 1');
  await alice.repos.createDispatchEvent({ ...repository, event_type: 'escalation', client_payload: { level: 2 } });
  expect(events).toMatchObject([
    { name: 'schedule', ref: 'refs/heads/main', payload: { schedule: '0 9 * * 1' } },
    {
      name: 'repository_dispatch',
      ref: 'refs/heads/main',
      payload: { action: 'escalation', client_payload: { level: 2 }, branch: 'main' },
    },
  ]);
  const payload = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`p${index}`, 1]));
  const seen = await refusal(alice.repos.createDispatchEvent({ ...repository, event_type: 'x', client_payload: payload }));
  expect(seen.status).toBe(422);
});
