import { findIssueEvent, type HappenedEvent } from './find-issue-event.ts';
import type { GitHubClient } from './github-client.ts';

/** Who last added a label. Undefined when nobody did or the account is gone. */
export function findLabelEvent(client: GitHubClient, number: number, label: string): Promise<HappenedEvent | undefined> {
  return findIssueEvent(client, number, (event) => event.event === 'labeled' && event.label?.name === label);
}
