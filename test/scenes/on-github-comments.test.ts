import { beforeAll, describe, expect } from 'vitest';
import type { Comment } from '../../src/core/trigger/comment.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { runCommand } from '../cli/run-command.ts';
import { useRepository } from '../cli/use-repository.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

function write(comments: string): string {
  return `version: 1
comments: ${comments}
signing: { keys: ["KEY"] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines:
  first: { on: { issues: { labels: [first] } }, stages: { look: { agent: one } } }
  fix: { on: { issues: { labels: [fix] } }, stages: { look: { agent: one } } }
`;
}

async function start(comments: string): Promise<LocalWorld> {
  return create({ config: write(comments), agents: { one: { script: "hand({ summary: 'done' });" } }, pipelines: {} });
}

async function findRunsIssue(world: LocalWorld, pipeline: string): Promise<number> {
  const issues = (await world.ask('/issues?labels=baton:runs&state=all')) as { number: number; title: string }[];
  return issues.find(({ title }) => title.endsWith(`: ${pipeline}`))?.number ?? 0;
}

/** The status comment of a run, wherever in a thread it stands. */
async function findStatus(world: LocalWorld, thread: number, run: string): Promise<Comment | undefined> {
  return (await world.thread(thread)).find(({ body }) => body.endsWith(statusMarker(run)));
}

function remove(world: LocalWorld, comment: Comment | undefined): Promise<unknown> {
  return world.ask(`/issues/comments/${comment?.id}`, { method: 'DELETE' });
}

describe('baton repair where records stand on the runs issue, with comments: outcomes', () => {
  let world: LocalWorld;
  let issue: number;
  let run: string;
  let runs: number;
  let drawn: Comment | undefined;

  beforeAll(async () => {
    world = await start('outcomes');
    issue = await world.run('fix');
    run = `fix-${issue}`;
    // A later run about another subject, on the same runs issue.
    await world.run('fix');
    runs = await findRunsIssue(world, 'fix');
    drawn = await findStatus(world, issue, run);
  }, 120_000);

  useRepository(() => ({ world }));

  for (const args of [
    ['--run', 'NAME'],
    ['--subject', 'N'],
  ]) {
    requirement(
      {
        ids: ['U3', 'U29', 'DESIGN-3'],
        title: `makes the status comment again on the issue: repair ${args.join(' ')}`,
        input: 'the status comment on the issue was deleted; the command, twice',
        expected: 'the same text on the issue, and nothing on the runs issue; the second time nothing is changed',
      },
      async () => {
        const before = await world.thread(runs);
        await remove(world, await findStatus(world, issue, run));
        const given = args.map((arg) => ({ NAME: run, N: String(issue) })[arg] ?? arg);
        const made = await runCommand('repair', ...given);
        const after = await findStatus(world, issue, run);
        expect(after?.body).toBe(drawn?.body);
        expect(made).toMatchObject({
          code: 0,
          stdout: `The status comment of run ${run} on #${issue} was gone and has been made again: comment ${after?.id}.\n`,
        });
        expect((await runCommand('repair', ...given)).stdout).toContain(`on #${issue} is as its records draw it`);
        expect(await world.thread(runs)).toEqual(before);
        expect(await world.thread(issue)).toEqual([after]);
      },
    );
  }

  requirement(
    {
      ids: ['U3', 'U29'],
      title: 'puts the one on the issue right',
      input: 'a maintainer wrote into it',
      expected: 'redrawn, no second one',
    },
    async () => {
      const status = await findStatus(world, issue, run);
      await world.ask(`/issues/comments/${status?.id}`, {
        method: 'PATCH',
        body: { body: `Broken.\n\n${statusMarker(run)}` },
      });
      const { stdout } = await runCommand('repair', '--run', run, '--json');
      expect(JSON.parse(stdout).repaired).toEqual({ action: 'redrawn', comment: status?.id });
      expect((await world.thread(issue)).map(({ body }) => body)).toEqual([drawn?.body]);
    },
  );

  requirement(
    {
      ids: ['U3'],
      title: 'says that nothing is there, where no run was about the issue',
      input: 'an issue without a run',
      expected: 'exit 1, in words; no comment',
    },
    async () => {
      const other = await world.open({});
      const { code, stderr } = await runCommand('repair', '--subject', String(other));
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('There is nothing to draw') });
      expect(await world.thread(other)).toEqual([]);
    },
  );
});

describe('baton repair with comments: none', () => {
  let world: LocalWorld;
  useRepository(() => ({ world }));

  beforeAll(async () => {
    world = await start('none');
  });

  requirement(
    {
      ids: ['U3', 'U29'],
      title: 'makes the status comment again on the runs issue, and leaves the issue alone',
      input: 'it was deleted; repair --subject with the number of the issue',
      expected: 'the same text on the runs issue; the issue has no comment',
    },
    async () => {
      const issue = await world.run('fix');
      const run = `fix-${issue}`;
      const runs = await findRunsIssue(world, 'fix');
      const before = await findStatus(world, runs, run);
      await remove(world, before);
      const { code, stdout } = await runCommand('repair', '--subject', String(issue));
      const after = await findStatus(world, runs, run);
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout: `The status comment of run ${run} on #${runs} was gone and has been made again: comment ${after?.id}.\n`,
      });
      expect(after?.body).toBe(before?.body);
      expect(await world.thread(issue)).toEqual([]);
    },
    60_000,
  );
});

describe('baton repair after comments was set back to all', () => {
  let world: LocalWorld;
  useRepository(() => ({ world }));

  beforeAll(async () => {
    world = await start('all');
  });

  /** Writes the config to the default branch, as a maintainer does. */
  async function push(comments: string): Promise<void> {
    const files = { '.github/baton.yml': write(comments).replace('KEY', world.publicKey) };
    const sha = pushCommit({ directory: world.repository.directory, branch: `next-${comments}`, files });
    await world.ask('/git/refs/heads/main', { method: 'PATCH', body: { sha } });
  }

  requirement(
    {
      ids: ['U3', 'U29'],
      title: 'finds the newest run where its status comment hints at it, as commands do',
      input: 'a first run with comments: all, a second one with outcomes, then all again; repair --subject',
      expected: 'the status of the second run, whose records are on the runs issue',
    },
    async () => {
      const issue = await world.run('fix');
      await push('outcomes');
      await world.ask(`/issues/${issue}/labels/fix`, { method: 'DELETE' });
      await world.settle();
      await world.label(issue, 'fix');
      await world.settle();
      await push('all');
      const { stdout } = await runCommand('repair', '--subject', String(issue));
      expect(stdout).toContain(`The status comment of run fix-${issue}-2 on #${issue} is as its records draw it`);
    },
    60_000,
  );
});
