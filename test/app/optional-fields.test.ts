import { describe, expect, it } from 'vitest';
import { listArtifacts } from '../../src/adapters/github/artifact-source.ts';
import type { GitHubOctokit } from '../../src/adapters/github/client/github-client.ts';
import { commentSchema, issueSchema, listedIssueSchema, pullRequestSchema } from '../../src/adapters/github/client/schemas.ts';
import { deriveWork } from '../../src/app/handlers/derive-work.ts';
import { parseChange } from '../../src/core/trigger/change.ts';
import { parseTrigger } from '../../src/core/trigger/parse-trigger.ts';
import { workflowRunSchema } from '../../src/core/trigger/payload.ts';
import { extract } from '../support/openapi/check-schema.ts';
import { type Variant, varyAnswer, varyWebhook } from '../support/openapi/vary-schema.ts';
import { requirement } from '../support/requirement.ts';

/** The events that are read; the longest names first. */
const events = [
  'pull_request_review',
  'pull_request',
  'issue_comment',
  'issues',
  'workflow_run',
  'workflow_job',
  'check_run',
  'push',
] as const;

/** The fields without which an event cannot mean anything to the App. GitHub's description says less of them than its documents. */
const meaning = new Set(['action: missing', 'installation: missing', 'label: missing']);

const webhooks = Object.keys(extract.webhooks).flatMap((webhook) => {
  const event = events.find((name) => webhook.startsWith(name.replaceAll('_', '-')));
  return event === undefined ? [] : [{ webhook, event, action: webhook.slice(event.length + 1).replaceAll('-', '_') }];
});

/** Returns what refuses a payload, in its words. */
function listRefusals(event: string, payload: Variant['payload']): readonly string[] {
  const work = deriveWork({ id: '1', name: event, body: JSON.stringify(payload), arrivedAt: '' }, '.github/baton.yml');
  const trigger = parseTrigger(event, payload);
  parseChange(event, payload);
  return [
    ...(work !== undefined && 'refusal' in work ? [work.refusal] : []),
    ...(trigger.ok || !trigger.error.reason.includes('is not what GitHub sends') ? [] : [trigger.error.reason]),
  ];
}

describe('what GitHub may leave out', () => {
  describe.each(webhooks)('of $webhook', ({ webhook, event, action }) => {
    requirement(
      {
        ids: ['F-GH7'],
        title: `is left out of ${webhook}, and the event is read all the same`,
        input:
          'the fullest payload of the description, with each field null that may be null, and without each that may be missing',
        expected: 'none is refused, and none throws',
      },
      () => {
        const variants = varyWebhook(webhook, { action, conclusion: 'failure', name: 'agent' });
        expect(variants.length).toBeGreaterThan(50);
        const refused = variants.flatMap(({ what, payload }) =>
          meaning.has(what) ? [] : listRefusals(event, payload).map((words) => `${what}: ${words}`),
        );
        expect(refused).toEqual([]);
      },
    );
  });

  it.each([
    ['GET /repos/{owner}/{repo}/pulls/{pull_number}', pullRequestSchema],
    ['GET /repos/{owner}/{repo}/issues/{issue_number}', issueSchema],
    ['GET /repos/{owner}/{repo}/issues/{issue_number}/comments', commentSchema],
    ['GET /repos/{owner}/{repo}/issues', listedIssueSchema],
    ['GET /repos/{owner}/{repo}/actions/runs/{run_id}', workflowRunSchema],
  ] as const)('is left out of the answer of %s', (operation, schema) => {
    const refused = varyAnswer(operation, {}).filter(({ payload }) => {
      const [answer] = Array.isArray(payload) ? payload : [payload];
      return answer !== undefined && !schema.safeParse(answer).success;
    });
    expect(refused.map(({ what }) => what)).toEqual([]);
  });

  requirement(
    {
      ids: ['F-GH7', 'T25'],
      title: 'of an artifact is the workflow run that made it, and then it may be a fork’s',
      input:
        'artifacts of a name: one whole, one without ids, one without that of the head, one of a fork, one without a workflow run',
      expected: 'only the first is taken; nothing throws',
    },
    async () => {
      const made = [{ id: 7, repository_id: 1, head_repository_id: 1 }, {}, { id: 7, repository_id: 1 }];
      const others = [{ id: 7, repository_id: 1, head_repository_id: 2 }, null];
      const artifacts = [...made, ...others].map((workflow_run, id) => ({ id, expired: false, workflow_run }));
      const octokit = { request: async () => ({ data: { artifacts } }) } as unknown as GitHubOctokit;
      const base = { owner: 'o', repo: 'r' } as never;
      expect(await listArtifacts({ octokit, base } as never, 'x')).toEqual([{ id: 0, run: 7 }]);
    },
  );
});
