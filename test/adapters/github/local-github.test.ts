import { execFileSync } from 'node:child_process';
import { afterAll, describe } from 'vitest';
import { z } from 'zod';
import { actionsAccount } from '../../../src/core/trigger/accounts.ts';
import type { RunState } from '../../../src/local/workflow-contract.ts';
import { describeCommits } from '../../contract/commits.ts';
import { describeDispatcher } from '../../contract/dispatcher.ts';
import { describeIssues } from '../../contract/issues.ts';
import { describeLedgers } from '../../contract/ledgers.ts';
import { describeListeners } from '../../contract/listeners.ts';
import { describePermissions } from '../../contract/permissions.ts';
import { describePullRequests } from '../../contract/pull-requests.ts';
import { describePushTargets } from '../../contract/push-targets.ts';
import { describeReactions } from '../../contract/reactions.ts';
import { describeReviews } from '../../contract/reviews.ts';
import { describeThreads } from '../../contract/threads.ts';
import type { FaultOptions } from '../../support/local-github/faults.ts';
import { createGitHubWorld, type GitHubWorld, git } from './support/github-world.ts';

function losing(world: GitHubWorld, path: RegExp) {
  return (when: 'before' | 'after') => {
    const fault: FaultOptions = { method: 'POST', path, status: when === 'before' ? 'drop-before' : 'drop-after' };
    world.server.failNext(fault);
  };
}

/** Each contract stands in a block of its own, so that its hooks make worlds for its own tests alone. */
describe('GitHub over HTTP', () => {
  let shared: Promise<GitHubWorld> | undefined;
  afterAll(async () => (await shared)?.close());
  /** Shares one world among suites that create everything they look at, because each world costs a server and a repository. */
  const share = (): Promise<GitHubWorld> => {
    shared ??= createGitHubWorld();
    return shared;
  };

  describe('threads', () =>
    describeThreads(async () => {
      const world = await share();
      const { number } = await world.as('octo', 'POST /issues', { title: 'Bug' });
      return {
        threads: world.github.threads,
        subject: Number(number),
        comment: async (body) => Number((await world.as('octo', `POST /issues/${number}/comments`, { body })).id),
        remove: async (id) => void (await world.as('octo', `DELETE /issues/comments/${id}`)),
        loseAnswer: losing(world, /\/comments$/),
        close: async () => undefined,
      };
    }));

  describe('ledgers', () =>
    describeLedgers(async () => {
      const world = await createGitHubWorld();
      return {
        ledgers: world.github.ledgers,
        others: async (title, label) => Number((await world.as('octo', 'POST /issues', { title, labels: [label] })).number),
        comment: async (number) => void (await world.as('octo', `POST /issues/${number}/comments`, { body: 'x' })),
        reopen: async (number) => void (await world.as('octo', `PATCH /issues/${number}`, { state: 'open' })),
        loseAnswer: losing(world, /\/issues$/),
        takeRequests: world.takeRequests,
        close: world.close,
      };
    }));

  describe('permissions', () =>
    describePermissions(async () => {
      const world = await createGitHubWorld();
      return {
        permissions: world.github.permissions,
        ofReader: world.connectPerson('octo').permissions,
        setTeam: (logins) => world.server.setTeam('acme/crew', logins),
        add: (login, role, custom) => {
          const { id } = world.server.addUser({ login });
          world.server.setRole(world.repositoryName, login, custom === undefined ? role : { name: custom, base: role });
          return id;
        },
        close: world.close,
      };
    }));

  describe('reactions', () =>
    describeReactions(async () => {
      const world = await createGitHubWorld();
      const { number } = await world.as('octo', 'POST /issues', { title: 'Bug' });
      const { id } = await world.as('octo', `POST /issues/${number}/comments`, { body: 'x' });
      const paths = { comment: `/issues/comments/${id}/reactions`, subject: `/issues/${number}/reactions` };
      return {
        reactions: world.github.reactions,
        forbidden: world.connect({ issues: 'read' }).reactions,
        comment: Number(id),
        subject: Number(number),
        on: async (place) =>
          reactionFields.parse(Object.values(await world.as('octo', `GET ${paths[place]}`))).map(({ content }) => content),
        fail: (status) => world.server.failNext({ method: 'POST', path: /\/reactions$/, status }),
        takeRequests: world.takeRequests,
        close: world.close,
      };
    }));

  describe('listeners', () =>
    describeListeners(async () => {
      const world = await createGitHubWorld();
      const heard: (readonly [string, unknown])[] = [];
      world.server.onEvent(({ payload }) => void heard.push([String(payload.action), payload.client_payload]));
      return {
        listeners: world.github.listeners,
        forbidden: world.connect({ contents: 'read' }).listeners,
        heard: () => heard,
        loseAnswer: losing(world, /\/dispatches$/),
        takeRequests: world.takeRequests,
        close: world.close,
      };
    }));

  describe('commits', () =>
    describeCommits(async () => {
      const world = await createGitHubWorld();
      return {
        commits: world.github.commits,
        main: { sha: git(world, 'rev-parse', 'main'), tree: git(world, 'rev-parse', 'main^{tree}') },
        list: (sha) => listFiles(world, sha),
        close: world.close,
      };
    }));

  describe('pull requests', () =>
    describePullRequests(async () => {
      const world = await createGitHubWorld();
      for (const branch of ['one', 'two']) addBranch(world, branch);
      return {
        pullRequests: world.github.pullRequests,
        read: async (number) => {
          const pull = await world.as('octo', `GET /pulls/${number}`);
          const all = Object.values(await world.as('octo', 'GET /pulls?state=all'));
          return { title: String(pull.title), body: String(pull.body), draft: pull.draft === true, count: all.length };
        },
        loseAnswer: losing(world, /\/pulls$/),
        forbid: () => world.server.changeSettings(world.repositoryName, { actionsMayCreatePullRequests: false }),
        close: world.close,
      };
    }));

  describe('issues', () =>
    describeIssues(async () => {
      const world = await createGitHubWorld();
      addBranch(world, 'one');
      return {
        issues: world.github.issues,
        own: actionsAccount,
        others: async (kind) => {
          const wanted = kind === 'issue' ? 'POST /issues' : 'POST /pulls';
          return Number((await world.as('octo', wanted, { title: 'x', head: 'one', base: 'main' })).number);
        },
        read: async (number) => {
          const issue = issueFields.parse(await world.as('octo', `GET /issues/${number}`));
          return {
            title: issue.title,
            labels: issue.labels.map(({ name }) => name),
            assignees: issue.assignees.map(({ login }) => login),
          };
        },
        loseAnswer: losing(world, /\/issues$/),
        close: world.close,
      };
    }));

  describe('reviews', () =>
    describeReviews(async () => {
      const world = await createGitHubWorld();
      addBranch(world, 'one');
      world.server.addUser({ login: 'reviewer' });
      world.server.setRole(world.repositoryName, 'reviewer', 'write');
      const pull = Number((await world.as('octo', 'POST /pulls', { title: 'x', head: 'one', base: 'main' })).number);
      return {
        reviews: world.github.reviews,
        pullRequests: world.github.pullRequests,
        pull,
        commit: git(world, 'rev-parse', 'one'),
        own: actionsAccount,
        requested: async () => {
          const { requested_reviewers: asked } = requestedFields.parse(await world.as('octo', `GET /pulls/${pull}`));
          return asked.map(({ login }) => login);
        },
        forbid: () => world.server.changeSettings(world.repositoryName, { actionsMayCreatePullRequests: false }),
        loseAnswer: losing(world, /\/reviews$/),
        close: world.close,
      };
    }));

  describe('push targets', () =>
    describePushTargets(async () => {
      const world = await createGitHubWorld();
      const repository = world.repositoryName;
      for (const branch of ['one', 'fix/#12']) addBranch(world, branch);
      for (const login of ['insider', 'outsider', 'robot[bot]'])
        world.server.addUser({ login, type: login.endsWith('[bot]') ? 'Bot' : 'User' });
      for (const login of ['insider', 'robot[bot]']) world.server.setRole(repository, login, 'write');
      const pull = Number((await world.as('octo', 'POST /pulls', { title: 'x', head: 'one', base: 'main' })).number);
      return {
        targets: world.github.pushTargets,
        pull,
        review: async (login, event) =>
          void (await world.as(login, `POST /pulls/${pull}/reviews`, { event, body: event === 'APPROVE' ? '' : 'Hm.' })),
        hideInsider: () => world.server.hideMembership(repository, 'insider'),
        protect: (branch) => world.server.changeSettings(repository, { protectedBranches: [branch] }),
        addRuleset: (rule) =>
          world.server.changeSettings(repository, { rulesets: [{ include: ['refs/heads/one'], rules: [rule] }] }),
        enableAutoMerge: () => world.server.enableAutoMerge({ repository, number: pull }),
        closePull: async () => void (await world.as('octo', `PATCH /pulls/${pull}`, { state: 'closed' })),
        openOthers: async () => {
          const fork = world.server.addFork({ of: repository, owner: 'outsider' });
          execFileSync('git', ['-C', fork.directory, 'fetch', '-q', world.server.directoryOf(repository), '+one:one']);
          await world.as('outsider', 'POST /pulls', { title: 'x', head: 'outsider:one', base: 'main' });
          const { number } = await world.as('octo', 'POST /pulls', { title: 'x', head: 'one', base: 'fix/#12' });
          world.server.enableAutoMerge({ repository, number: Number(number) });
          return Number(number);
        },
        async addCommits(count) {
          const commits = Array.from({ length: count }, (_, index) => {
            const from = index === 0 ? 'from refs/heads/main\n' : '';
            return `commit refs/heads/many-${count}\ncommitter A <a@b.test> 1 +0000\ndata <<EOT\n${index + 1}\nEOT\n${from}\n`;
          });
          const git = ['-C', world.server.directoryOf(repository)];
          execFileSync('git', [...git, 'fast-import', '--quiet'], { input: commits.join('') });
          return execFileSync('git', [...git, 'rev-parse', `many-${count}`], { encoding: 'utf8' }).trim();
        },
        close: world.close,
      };
    }));

  describe('dispatcher', () =>
    describeDispatcher(async () => {
      const world = await createGitHubWorld();
      const accepted: Readonly<Record<string, string>>[] = [];
      const again: number[] = [];
      const cancelled: number[] = [];
      const dispatched: RunState[] = [];
      world.server.onRerun((job) => again.push(job));
      world.server.onCancel((run) => cancelled.push(run));
      world.server.onEvent(({ dispatch, repository, sha }) => {
        if (dispatch === undefined) return;
        accepted.push(dispatch.inputs);
        const { run, task, execution } = JSON.parse(dispatch.inputs.task ?? '{}');
        const facts = {
          repository,
          workflow: dispatch.workflow,
          event: 'workflow_dispatch',
          headSha: sha,
          headBranch: 'main',
          attempt: 1,
        };
        const state = { status: 'queued', conclusion: null } as const;
        dispatched.push({ ...facts, ...state, id: dispatch.runId, title: `${run}/${task} ${execution}` });
        for (const each of dispatched.slice(-1)) world.server.reportRun(each);
      });
      return {
        dispatcher: world.github.dispatcher('baton.yml', 'main'),
        accepted,
        again,
        cancelled,
        endRun: (id, conclusion) => {
          for (const each of dispatched.filter((run) => run.id === id))
            world.server.reportRun({ ...each, status: 'completed', conclusion });
        },
        loseAnswer: losing(world, /\/dispatches$/),
        reportJob: (runId, job) => world.server.reportJob({ id: world.server.newJobId(), runId, status: 'completed', ...job }),
        close: world.close,
      };
    }));
});

const issueFields = z.object({
  title: z.string(),
  labels: z.array(z.object({ name: z.string() })),
  assignees: z.array(z.object({ login: z.string() })),
});
const reactionFields = z.array(z.object({ content: z.string() }));
const requestedFields = z.object({ requested_reviewers: z.array(z.object({ login: z.string() })) });

/** Creates a branch that is a commit ahead of `main`. */
function addBranch(world: GitHubWorld, branch: string): void {
  const who = ['-c', 'user.name=x', '-c', 'user.email=x@x'];
  const sha = git(world, ...who, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', branch);
  git(world, 'update-ref', `refs/heads/${branch}`, sha);
}

function listFiles(world: GitHubWorld, sha: string): readonly string[] {
  const lines = git(world, 'ls-tree', '-r', sha).split('\n');
  return lines
    .map((line) => {
      const [facts = '', path = ''] = line.split('\t');
      const [mode, , blob = ''] = facts.split(' ');
      const options = { cwd: world.server.directoryOf(world.repositoryName) } as const;
      return `${mode} ${path} ${execFileSync('git', ['cat-file', 'blob', blob], options).toString('hex')}`;
    })
    .sort();
}
