import { createSystemClock } from '../adapters/clock/system-clock.ts';
import type { GitHubPorts } from '../adapters/github/create-github.ts';
import { checkConfig } from '../core/config/parse/parse-config.ts';
import { type BlockedStart, reportBlockedStart } from '../engine/view/blocked-start.ts';
import type { Log } from '../ports/log.ts';
import type { StartBlocked } from './start-blocked.ts';

/** The event that started nothing, and the configuration as it was read. */
export interface BlockedEvent extends Pick<BlockedStart, 'trigger' | 'config' | 'file' | 'commit'> {
  /** The base of links: `https://github.com` or the like. */
  readonly serverUrl: string;
}

/** Says on the issue or pull request of an event why it started nothing, and logs what was done. */
export async function reportStartBlocked(
  { github, log }: { readonly github: GitHubPorts; readonly log: Log },
  { by, problems }: StartBlocked,
  { serverUrl, ...event }: BlockedEvent,
): Promise<void> {
  const { threads, reactions, permissions, readOwnAccount } = github;
  const { owner, name } = event.trigger.repository;
  const ports = { threads, reactions, permissions, readOwnAccount, clock: createSystemClock(), log };
  const page = `${serverUrl}/${owner}/${name}`;
  const comments = !hasCommentsOff(event.config);
  const reported = await reportBlockedStart({ ports }, { ...event, page, cause: by, problems, comments });
  if (reported === 'reported') log.info(`#${event.trigger.subject.number} says why nothing was started.`);
}

/** Returns whether a configuration, which may have other faults, keeps comments off issues and pull requests. */
function hasCommentsOff(text: string): boolean {
  const read = checkConfig(text);
  return read.ok && read.value.source.find(['comments']) === 'none';
}
