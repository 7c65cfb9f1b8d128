import { z } from 'zod';
import type { Account } from '../../core/trigger/trigger.ts';
import type { GitHubClient } from './github-client.ts';
import { listBackwards } from './list-backwards.ts';
import { translated } from './translated.ts';

export interface LabelEvent {
  readonly actor: Account;
  readonly labeledAt: string;
  /** When the title last changed after the label came; GraphQL's `lastEditedAt` knows of the text alone. */
  readonly renamedAt: string | null;
}

const eventSchema = z.object({
  event: z.string(),
  created_at: z.string(),
  actor: z.object({ id: z.int(), login: z.string() }).nullable(),
  label: z.object({ name: z.string() }).nullish(),
});

type IssueEvent = z.infer<typeof eventSchema>;

/** Who last added a label, read from the newest event backwards. Undefined when nobody did or the account is gone. */
export async function findLabelEvent(client: GitHubClient, number: number, label: string): Promise<LabelEvent | undefined> {
  let renamedAt: string | null = null;
  for await (const page of listNewestFirst(client, number)) {
    for (const event of page.toReversed()) {
      if (event.event === 'renamed') {
        renamedAt ??= event.created_at;
      }
      if (event.event === 'labeled' && event.label?.name === label) {
        return event.actor ? { actor: event.actor, labeledAt: event.created_at, renamedAt } : undefined;
      }
    }
  }
  return undefined;
}

/** GitHub does not say how many events there are: the first page names the last one. */
async function* listNewestFirst({ octokit, base }: GitHubClient, number: number): AsyncGenerator<readonly IssueEvent[]> {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/events';
  const first = await translated(octokit.request(route, { ...base, issue_number: number, per_page: 100 }));
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
