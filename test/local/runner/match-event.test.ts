import { expect, it } from 'vitest';
import { matchesEvent, startsWorkflows } from '../../../src/local/runner/plan/match-event.ts';
import { readWorkflow } from '../../../src/local/runner/workflow/read-workflow.ts';
import type { LocalEvent } from '../../../src/local/workflow-contract.ts';

const EVENT: LocalEvent = {
  id: '1',
  name: 'issues',
  repository: 'octo/repo',
  payload: {},
  sender: 'ann',
  fromJobToken: false,
  ref: 'refs/heads/main',
  sha: 'a'.repeat(40),
};

function matches(on: string, event: Partial<LocalEvent>): boolean {
  const text = `on: ${on}\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: x\n`;
  return matchesEvent(readWorkflow('.github/workflows/test.yml', text), { ...EVENT, ...event });
}

const pull = (action: string, base = 'main') => ({
  name: 'pull_request',
  payload: { action, pull_request: { base: { ref: base } } },
});
const run = (name: string) => ({
  name: 'workflow_run',
  payload: { action: 'completed', workflow_run: { name, head_branch: 'main' } },
});

it.each<[string, Partial<LocalEvent>, boolean]>([
  ['issues', { payload: { action: 'opened' } }, true],
  ['[push, issues]', { payload: { action: 'opened' } }, true],
  ['push', {}, false],
  ['{ issues: { types: [labeled] } }', { payload: { action: 'labeled' } }, true],
  ['{ issues: { types: [labeled] } }', { payload: { action: 'opened' } }, false],
  ['{ issues: { types: labeled } }', { payload: { action: 'labeled' } }, true],
  ['{ push: { paths: [.github/*.yml] } }', { name: 'push', changed: ['.github/baton.yml', 'a.txt'] }, true],
  ['{ push: { paths: [.github/*.yml] } }', { name: 'push', changed: ['.github/workflows/a.yml'] }, false],
  ['{ push: { paths-ignore: [docs/**] } }', { name: 'push', changed: ['docs/a.md'] }, false],
  ['{ push: { paths-ignore: [docs/**] } }', { name: 'push', changed: ['docs/a.md', 'a.txt'] }, true],
  ['pull_request', pull('synchronize'), true],
  ['pull_request', pull('labeled'), false],
  ['{ pull_request: { types: [labeled] } }', pull('labeled'), true],
  ['{ pull_request: { branches: [main] } }', pull('opened', 'other'), false],
  ['{ pull_request: { branches: ["release/**"] } }', pull('opened', 'release/1/x'), true],
  ['{ push: { branches: ["feature/*"] } }', { name: 'push', ref: 'refs/heads/feature/a' }, true],
  ['{ push: { branches: ["feature/*"] } }', { name: 'push', ref: 'refs/heads/feature/a/b' }, false],
  ['{ push: { branches: ["**", "!main"] } }', { name: 'push', ref: 'refs/heads/main' }, false],
  ['{ push: { branches-ignore: [main] } }', { name: 'push', ref: 'refs/heads/other' }, true],
  ['{ push: { branches: [main] } }', { name: 'push', ref: 'refs/tags/v1' }, false],
  ['{ push: { tags: ["v*"] } }', { name: 'push', ref: 'refs/tags/v1' }, true],
  ['{ push: { tags: ["v*"] } }', { name: 'push', ref: 'refs/heads/main' }, false],
  ['{ schedule: [{ cron: "0 3 * * *" }] }', { name: 'schedule', payload: { schedule: '0 3 * * *' } }, true],
  ['{ schedule: [{ cron: "0 3 * * *" }] }', { name: 'schedule', payload: { schedule: '0 4 * * *' } }, false],
  ['{ repository_dispatch: { types: [go] } }', { name: 'repository_dispatch', payload: { action: 'go' } }, true],
  ['{ repository_dispatch: { types: [go] } }', { name: 'repository_dispatch', payload: { action: 'stop' } }, false],
  ['{ workflow_run: { workflows: [CI], types: [completed] } }', run('CI'), true],
  ['{ workflow_run: { workflows: [CI], types: [completed] } }', run('Other'), false],
  ['workflow_call', { name: 'workflow_call' }, false],
])('%s with %j starts: %s', (on, event, expected) => {
  expect(matches(on, event)).toBe(expected);
});

it.each([
  ['test.yml', true],
  ['.github/workflows/test.yml', true],
  ['other.yml', false],
])('a dispatch of %s reaches test.yml: %s', (workflow, expected) => {
  expect(matches('workflow_dispatch', { name: 'workflow_dispatch', dispatch: { workflow, inputs: {}, runId: 1 } })).toBe(
    expected,
  );
});

it('a dispatch reaches only a workflow that can be dispatched', () => {
  expect(matches('issues', { name: 'workflow_dispatch', dispatch: { workflow: 'test.yml', inputs: {}, runId: 1 } })).toBe(false);
});

it.each([
  ['issues', false],
  ['push', false],
  ['workflow_dispatch', true],
  ['repository_dispatch', true],
])('%s made with a job token starts workflows: %s', (name, expected) => {
  expect(startsWorkflows({ ...EVENT, name, fromJobToken: true })).toBe(expected);
});
