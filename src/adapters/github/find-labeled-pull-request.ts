import { z } from 'zod';
import type { LabeledPullRequest } from '../../ports/github.ts';
import { absentAsUndefined } from './absent-as-undefined.ts';
import { findLabelEvent } from './find-label-event.ts';
import type { GitHubClient } from './github-client.ts';
import { pullRequestSchema } from './pull-request-schema.ts';
import { translated } from './translated.ts';

/** An absent field must not read as "never edited". */
const editsSchema = z.object({ nodes: z.tuple([z.object({ lastEditedAt: z.string().nullable() })]) });
const editsQuery = 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Comment { lastEditedAt } } }';

/** Three requests, more only for pull requests with over 100 events: the pull request, its events, its last edit. */
export async function findLabeledPullRequest(
  client: GitHubClient,
  number: number,
  label: string,
): Promise<LabeledPullRequest | undefined> {
  const { octokit, base } = client;
  const request = octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...base, pull_number: number });
  const response = await absentAsUndefined(translated(request));
  const pull = response && pullRequestSchema.parse(response.data);
  const present = pull?.subject.labels.find((name) => name.toLowerCase() === label.toLowerCase());
  if (!pull || present === undefined) {
    return undefined;
  }
  const event = await findLabelEvent(client, number, present);
  if (!event) {
    return undefined;
  }
  const { nodes } = editsSchema.parse(await translated(octokit.graphql(editsQuery, { ids: [pull.nodeId] })));
  return {
    trigger: {
      kind: 'pull-request-labeled',
      repository: pull.repository,
      subject: pull.subject,
      actor: event.actor,
      label: present,
      labeledAt: event.labeledAt,
    },
    labeledAt: event.labeledAt,
    editedAt: latest([nodes[0].lastEditedAt, event.renamedAt]),
    open: pull.open,
  };
}

function latest(times: readonly (string | null)[]): string | null {
  return times.toSorted((a, b) => Date.parse(a ?? '0') - Date.parse(b ?? '0')).at(-1) ?? null;
}
