import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { checkRequests, describeChecks, listChecks, openPull, pushTo } from '../support/local-world-checks.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const files = { '.github/workflows/baton-agent.yml': agentCaller };
const telling = {
  script: "const said = await tell('one', prompt); if (said === 'fail') process.exit(1); hand({ summary: 'done' });",
};
const fix = { look: { agent: 'one', prompt: 'Look.' }, mend: { agent: 'one', needs: ['look'], prompt: 'Mend.' } };

describe('check runs of pull requests, with the App', () => {
  requirement(
    {
      ids: ['P10-7'],
      title: 'a run shows how it stands, and says how it ended with the graph',
      input: 'a label on a pull request; two stages',
      expected:
        'in progress while an agent works, success with the graph at the end; one check run; at most one update for each piece of work',
    },
    async () => {
      const world = await create({ agents: { one: telling }, pipelines: { fix }, files });
      const app = await startApp(world);
      const { number, head } = await openPull(world, 'one');
      await app.settle();
      const during: unknown[] = [];
      world.switchboard.when('one', async () => {
        await expect
          .poll(async () => (await listChecks(world, head))[0]?.output.title, { timeout: 60_000 })
          .toContain('At work: ');
        const [check] = await listChecks(world, head);
        during.push(`${check?.status} ${check?.output.title}`);
        return undefined;
      });
      await world.label(number, 'fix');
      await app.settle();
      const all = await listChecks(world, head);
      expect(describeChecks(all)).toEqual(['Baton: fix: success']);
      expect(all[0]).toMatchObject({ external_id: `fix-${number}`, output: { title: 'Succeeded' } });
      expect(all[0]?.output.summary).toContain('```mermaid');
      expect(all[0]?.output.summary).toContain('| `look`');
      expect(during[0]).toBe('in_progress At work: look (/baton cancel ends it)');
      expect(during).toHaveLength(2);
      expect(checkRequests(world)).toEqual(['GET', 'POST', 'PATCH', 'PATCH']);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-7'],
      title: 'Retry asks for the right of a command; an outsider does nothing and is answered',
      input: 'a run that fails; Retry clicked by somebody who only reads, then by a maintainer; Re-run of what has succeeded',
      expected:
        'failure; the same, with the refusal in the summary; a new check of the same name, success; an answer, and nothing done',
    },
    async () => {
      const world = await create({ agents: { one: telling }, pipelines: { fix }, files });
      const app = await startApp(world);
      let said = 'fail';
      world.switchboard.when('one', async () => said);
      const { number, head } = await openPull(world, 'one');
      await world.label(number, 'fix');
      await app.settle();
      const [failed] = await listChecks(world, head);
      expect(failed).toMatchObject({ conclusion: 'failure', output: { title: 'Failed: look (/baton retry tries again)' } });
      const check = failed?.id ?? 0;
      const records = (await world.records(number)).records.length;

      world.server.clickCheck({ check, login: 'hubot', button: 'retry' });
      await app.settle();
      const [refused] = await listChecks(world, head);
      expect(refused).toMatchObject({ id: check, conclusion: 'failure' });
      expect(refused?.output.summary).toContain('`hubot` clicked **Retry**, and nothing was done. hubot has the role `read`');
      expect((await world.records(number)).records).toHaveLength(records);

      said = '';
      world.server.clickCheck({ check, login: 'mona', button: 'retry' });
      await app.settle();
      expect(describeChecks(await listChecks(world, head))).toEqual(['Baton: fix: success', 'Baton: fix: failure']);
      const decisions = (await world.records(number)).records.filter(({ record }) => record.kind === 'decision');
      expect(decisions.map(({ record }) => record.body)).toMatchObject([{ verb: 'retry', actor: { login: 'mona' } }]);

      const [done] = await listChecks(world, head);
      world.server.clickCheck({ check: done?.id ?? 0, login: 'mona' });
      await app.settle();
      const [answered] = await listChecks(world, head);
      expect(answered?.output.summary).toContain('`mona` clicked **Retry**, and nothing was done. Run `fix-');
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-7'],
      title: 'a new commit gets the check of the run; what the run has not seen does not look as if it had passed',
      input: 'a push while the agent is at work, and one after the end',
      expected:
        'the first check goes on at the second commit, where the run ends with its word; the third is neutral and names the commit',
    },
    async () => {
      const world = await create({
        agents: { one: telling },
        pipelines: { fix: { look: { agent: 'one', prompt: 'Look.' } } },
        files,
      });
      const app = await startApp(world);
      const { number, head } = await openPull(world, 'one');
      let second = '';
      world.switchboard.when('one', async () => {
        second = await pushTo(world, 'one', 'two\n');
        await expect.poll(async () => (await listChecks(world, second)).length, { timeout: 60_000 }).toBe(1);
        return '';
      });
      await world.label(number, 'fix');
      await app.settle();
      const [moved] = await listChecks(world, head);
      expect(moved).toMatchObject({ conclusion: 'neutral', output: { title: `Goes on at ${second.slice(0, 7)}` } });
      const [ended] = await listChecks(world, second);
      expect(ended).toMatchObject({
        conclusion: 'neutral',
        output: { title: `Succeeded, at ${head.slice(0, 7)}, before this commit` },
      });
      const third = await pushTo(world, 'one', 'three\n');
      await app.settle();
      expect(describeChecks(await listChecks(world, third))).toEqual(['Baton: fix: neutral']);
      await app.close();
    },
    240_000,
  );
});
