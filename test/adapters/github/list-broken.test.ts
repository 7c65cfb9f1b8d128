import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { createGitHubWorld, type GitHubWorld } from './support/github-world.ts';

const since = '2020-01-01T00:00:00Z';
let world: GitHubWorld;
let head: string;
beforeEach(async () => {
  world = await createGitHubWorld();
  world.server.addUser({ login: 'hubot' });
  const directory = world.server.directoryOf(world.repositoryName);
  head = execFileSync('git', ['rev-parse', 'main'], { cwd: directory, encoding: 'utf8' }).trim();
});
afterEach(() => world.close());

interface Caused {
  readonly event: string;
  readonly actor: string;
  readonly count: number;
}

/** Reports runs that were cancelled, and returns the id of the last one. */
function cancelRuns({ event, actor, count }: Caused, first: number): number {
  for (let id = first; id < first + count; id += 1) {
    const state = { status: 'completed', conclusion: 'cancelled', attempt: 1 } as const;
    const source = { workflow: '.github/workflows/baton.yml', headSha: head, headBranch: 'main' };
    world.server.reportRun({ id, repository: world.repositoryName, title: 'Baton', event, actor, ...source, ...state });
  }
  return first + count - 1;
}

describe('the list of broken workflow runs', () => {
  requirement(
    {
      ids: ['F-S7', 'DESIGN-8'],
      title: 'takes three requests, and says who caused each run by which event',
      input: 'a run of a maintainer and 99 of a stranger, all cancelled',
      expected: '100 runs with event and account; a request for each conclusion',
    },
    async () => {
      cancelRuns({ event: 'issues', actor: 'octo', count: 1 }, 5000);
      cancelRuns({ event: 'issue_comment', actor: 'hubot', count: 99 }, 5001);
      world.takeRequests();
      const broken = await world.github.dispatcher('baton.yml', 'main').listBroken(since);
      expect(broken).toHaveLength(100);
      expect(broken.at(-1)).toEqual({ id: 5000, title: 'Baton', event: 'issues', actor: 'octo' });
      expect(broken[0]).toEqual({ id: 5099, title: 'Baton', event: 'issue_comment', actor: 'hubot' });
      expect(world.takeRequests()).toHaveLength(3);
    },
  );

  requirement(
    {
      ids: ['F-S7', 'DESIGN-5.3', 'DESIGN-8'],
      title: 'holds our dispatched runs however many runs strangers had cancelled since',
      input: 'a dispatched run and one of a maintainer; then 1,000 cancelled runs of a stranger, which fill what GitHub lists',
      expected:
        'the 1,000 and the dispatched run; ten pages and one more request for the cancelled ones, one for each other kind',
    },
    async () => {
      cancelRuns({ event: 'issues', actor: 'octo', count: 1 }, 4999);
      cancelRuns({ event: 'workflow_dispatch', actor: 'octo', count: 1 }, 5000);
      cancelRuns({ event: 'issue_comment', actor: 'hubot', count: 1000 }, 5001);
      world.takeRequests();
      const broken = await world.github.dispatcher('baton.yml', 'main').listBroken(since);
      expect(broken).toHaveLength(1001);
      expect(broken.at(-1)).toMatchObject({ id: 5000, event: 'workflow_dispatch' });
      const requests = world.takeRequests();
      expect(requests).toHaveLength(13);
      expect(requests.filter((request) => request.includes('event=workflow_dispatch'))).toHaveLength(1);
    },
  );
});
