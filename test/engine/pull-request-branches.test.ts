import { describe, expect } from 'vitest';
import type { TaskBody } from '../../src/core/record/record.ts';
import type { State } from '../../src/core/run/state.ts';
import { openPullRequest } from '../../src/engine/builtin/open-pull-request.ts';
import { buildCommits, buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

async function bodies(harness: Harness): Promise<readonly TaskBody[]> {
  return (await harness.records()).flatMap(({ record }) => (record.kind === 'task' ? [record.body] : []));
}

function branchStage(branch: string): object {
  return { agent: 'one', branch, needs: [] };
}

function buildTaskOn(stage: string, branch: string, seq: number): object {
  return { seq, body: { stage, commits: { published: 'c' }, results: { branch } } };
}

/** Api and web commit to branches of their own, in this order; then come the stages that open pull requests. */
async function playBranches(harness: Harness, { order, fields }: { order: readonly string[]; fields: string }): Promise<void> {
  const stages = `
      api: { agent: one, branch: "api/{{ subject.number }}", prompt: x }
      web: { agent: one, branch: "web/{{ subject.number }}", prompt: x }
      pr: { needs: [api, web], uses: pull-request, with: { title: T${fields} } }
      pr-web: { needs: [pr], uses: pull-request, with: { title: T, branch: "{{ needs.web.results.branch }}" } }
      nobody: { needs: [pr-web], uses: pull-request, with: { title: T, branch: "main" } }`;
  const first = orderOf(await plan(harness, { stages }));
  const orders = new Map([first, ...harness.started].map((each) => [each.task, each]));
  for (const task of order) {
    const dispatch = orders.get(task);
    if (dispatch === undefined) throw new Error(`${task} was not started.`);
    await advance(harness, dispatch, { kind: 'output', output: buildOutput(dispatch, { commits: buildCommits() }) });
  }
  for (let built = 0; built < 3; built += 1) await advance(harness, lastStarted(harness));
}

describe('the branch of a pull request', () => {
  for (const order of [
    ['api', 'web'],
    ['web', 'api'],
  ]) {
    requirement(
      {
        ids: ['F-M14'],
        title: `\`with.branch\` chooses among several, whichever stage ends last: ${order.join(', ')}`,
        input: 'api and web on branches of their own, one `pull-request` each, and one for a branch of nobody',
        expected: 'two pull requests, one for each branch; a noop',
      },
      async () => {
        const harness = createHarness();
        await playBranches(harness, { order, fields: ', branch: "{{ needs.api.results.branch }}"' });
        expect(harness.pulls.map(({ head }) => head).toSorted()).toEqual(['api/42', 'web/42']);
        expect((await bodies(harness)).find(({ stage }) => stage === 'pr')).toMatchObject({
          outcome: 'succeeded',
          results: { branch: 'api/42' },
        });
        expect((await bodies(harness)).find(({ stage }) => stage === 'nobody')).toMatchObject({ outcome: 'noop' });
      },
    );
  }

  requirement(
    {
      ids: ['F-M14'],
      title: 'of several branches none is taken by chance',
      input: 'a run that was planned before `validate` refused it: api and web, and no `with.branch`',
      expected: 'the stage fails in words that name both branches and the key',
    },
    async () => {
      const harness = createHarness();
      const [web, api] = [buildTaskOn('web', 'web/42', 3), buildTaskOn('api', 'api/42', 2)];
      const stages = {
        api: branchStage('api/42'),
        web: branchStage('web/42'),
        pr: { uses: 'pull-request', needs: ['api', 'web'] },
      };
      const config = { pipelines: { fix: { stages } } };
      const state = { run: { run: 'fix-42', body: { pipeline: 'fix', config } }, tasks: [api, web] } as unknown as State;
      const stage = { uses: 'pull-request', needs: ['api', 'web'], with: { title: 'T', labels: [] } };
      const request = { state, stage, dispatch: { task: 'pr' } } as unknown as Parameters<typeof openPullRequest>[1];
      const opened = await openPullRequest(harness.engine, request);
      expect(opened.ok).toBe(false);
      expect(opened.ok ? undefined : opened.error).toMatchObject({ reason: 'branch-name' });
      expect(opened.ok ? '' : opened.error.message).toMatch(/several branches \("api\/42", "web\/42"\).*`branch` under `with`/);
      expect(harness.pulls).toEqual([]);
    },
  );
});
