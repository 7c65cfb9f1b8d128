import { z } from 'zod';
import type { Account } from '../../../core/trigger/trigger.ts';
import type { GitHubClient } from '../client/github-client.ts';
import { listBackwards } from '../client/list-backwards.ts';
import { withTranslatedErrors } from '../client/translate-error.ts';

export interface PastEvent {
  readonly actor: Account;
  readonly at: string;
  /**
   * The time of the last change of the title after the event; null when there was none. GraphQL's `lastEditedAt` covers only the
   * text.
   */
  readonly renamedAt: string | null;
}

const eventSchema = z.object({
  event: z.string(),
  created_at: z.string(),
  actor: z.object({ id: z.int(), login: z.string(), type: z.string().optional() }).nullable(),
  label: z.object({ name: z.string() }).nullish(),
  assignee: z.object({ login: z.string() }).nullish(),
});

export type IssueEvent = z.infer<typeof eventSchema>;

/** Reads the newest event of a thread that fits, backwards. Returns undefined when there is none or its account is deleted. */
export async function readIssueEvent(
  client: GitHubClient,
  number: number,
  fits: (event: IssueEvent) => boolean,
): Promise<PastEvent | undefined> {
  let renamedAt: string | null = null;
  for await (const page of listNewestFirst(client, number)) {
    for (const event of page.toReversed()) {
      if (event.event === 'renamed') renamedAt ??= event.created_at;
      if (fits(event)) return event.actor ? { actor: event.actor, at: event.created_at, renamedAt } : undefined;
    }
  }
  return undefined;
}

/** Reads when the title last changed; returns null when it never changed. */
export async function readLastRename(client: GitHubClient, number: number): Promise<string | null> {
  for await (const page of listNewestFirst(client, number)) {
    const renamed = page.findLast(({ event }) => event === 'renamed');
    if (renamed !== undefined) return renamed.created_at;
  }
  return null;
}

/** Lists the pages of events, newest first. GitHub does not tell the number of events; the first page names the last one. */
async function* listNewestFirst({ octokit, base }: GitHubClient, number: number): AsyncGenerator<readonly IssueEvent[]> {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/events';
  const first = await withTranslatedErrors(octokit.request(route, { ...base, issue_number: number, per_page: 100 }));
  const last = first.headers.link?.match(/<([^>]+)>;\s*rel="last"/)?.[1];
  if (last !== undefined) {
    const follow = async (url: string) => {
      const { data, headers } = await octokit.request({ method: 'GET', url, headers: base.headers });
      return { items: z.array(eventSchema).parse(data), link: headers.link };
    };
    yield* listBackwards({ first: () => follow(last), follow });
    return;
  }
  yield z.array(eventSchema).parse(first.data);
}

/** Reads the event that last added a label. Returns undefined when there is none or its account is deleted. */
export function readLabelEvent(client: GitHubClient, number: number, label: string): Promise<PastEvent | undefined> {
  return readIssueEvent(client, number, (event) => event.event === 'labeled' && event.label?.name === label);
}
