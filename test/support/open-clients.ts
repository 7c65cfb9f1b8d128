import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { createGitHub } from '../../src/adapters/github/create-github.ts';
import type { WorkContext } from '../../src/app/work/queued-work.ts';

/** Returns the parts of a context of the App that reach GitHub, all through one client. */
export function openClients(octokit: object | undefined): Pick<WorkContext, 'clock' | 'clientOf' | 'openGitHub'> {
  const clock = createSystemClock();
  const client = octokit as Awaited<ReturnType<WorkContext['clientOf']>>;
  return {
    clock,
    clientOf: async () => client,
    openGitHub: async ({ repository }, known) => ({
      octokit: client,
      repository,
      github: createGitHub({ octokit: client, repository, clock, ...known }),
    }),
  };
}
