import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { checkRequests, describeChecks, listChecks, openPull, pushTo } from '../support/local-world-checks.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const files = { '.github/workflows/baton-agent.yml': agentCaller };
const one = { script: "await tell('one', prompt); hand({ summary: 'done' });" };
const configOf = (pipeline: object): string =>
  JSON.stringify({
    version: 1,
    signing: { keys: ['KEY'] },
    agents: { one: { engine: 'command', command: ['node', 'scripts/one.mjs'] } },
    pipelines: { fix: { on: { 'pull-requests': { labels: ['fix'] } }, ...pipeline } },
  });

describe('the details of check runs, with the App', () => {
  requirement(
    {
      ids: ['P10-7'],
      title:
        'a pull request without a run gets a neutral check where the pipeline asks for it, and the check of a run takes its place',
      input: 'a pull request that is opened, one more commit, then the label',
      expected: 'neutral on both commits, by two requests each; success beside the second one',
    },
    async () => {
      const config = configOf({ checks: { neutral: true }, stages: { look: { agent: 'one', prompt: 'Look.' } } });
      const world = await create({ agents: { one }, pipelines: {}, config, files });
      const app = await startApp(world);
      const { number, head } = await openPull(world, 'one');
      await app.settle();
      expect(describeChecks(await listChecks(world, head))).toEqual(['Baton: fix: neutral']);
      const second = await pushTo(world, 'one', 'two\n');
      await app.settle();
      expect(describeChecks(await listChecks(world, second))).toEqual(['Baton: fix: neutral']);
      expect(checkRequests(world)).toEqual(['GET', 'POST', 'GET', 'POST']);
      await world.label(number, 'fix');
      await app.settle();
      expect(describeChecks(await listChecks(world, second))).toEqual(['Baton: fix: success', 'Baton: fix: neutral']);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-7'],
      title: 'remarks of a review stand on the lines, each once, 50 in a request',
      input: '120 findings, and one without a line',
      expected: '120 annotations by three requests; the summary says that one is not shown',
    },
    async () => {
      const findings = [
        ...Array.from({ length: 120 }, (_, at) => ({ path: 'one.txt', line: at + 1, message: `Remark ${at}` })),
        { path: 'x' },
      ];
      const script = `await tell('one', ''); hand({ summary: 'done', data: { findings: ${JSON.stringify(JSON.stringify(findings))} } });`;
      const say = { needs: ['look'], uses: 'review', with: { body: 'Looked.', annotations: 'needs.look.handoff.data.findings' } };
      const config = configOf({ stages: { look: { agent: 'one', prompt: 'Look.' }, say } });
      const world = await create({ agents: { one: { script } }, pipelines: {}, config, files });
      const app = await startApp(world);
      const { number, head } = await openPull(world, 'one');
      await world.label(number, 'fix');
      await app.settle();
      const [check] = await listChecks(world, head);
      expect(check).toMatchObject({ conclusion: 'success', output: { annotations_count: 120 } });
      expect(check?.output.summary).toContain('1 entries of `needs.look.handoff.data.findings` are not shown on the lines');
      const { length } = checkRequests(world).filter((method) => method === 'PATCH');
      expect(length).toBe(4);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-7', 'T30'],
      title: 'a crash between the making of a check and the memory of it makes no second one',
      input: 'the connection ends after GitHub has made the check',
      expected: 'one check run, which shows the end',
    },
    async () => {
      const world = await create({ agents: { one }, pipelines: { fix: { look: { agent: 'one', prompt: 'Look.' } } }, files });
      const app = await startApp(world);
      world.server.failNext({ method: 'POST', path: /\/check-runs$/, status: 'drop-after' });
      const { number, head } = await openPull(world, 'one');
      await world.label(number, 'fix');
      await app.settle();
      expect(describeChecks(await listChecks(world, head))).toEqual(['Baton: fix: success']);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-7', 'DESIGN-4.8'],
      title: 'Approve lets start what the comment showed, and Cancel ends a run',
      input: 'a stage that waits for approval; the title; a click by a reader, one by a maintainer; then a run that is cancelled',
      expected: 'action required with the command; refused and answered; a new check of the same name, success; cancelled',
    },
    async () => {
      const stages = { look: { agent: 'one', prompt: 'Look.', approval: { role: 'write', self: true } } };
      const world = await create({ agents: { one }, pipelines: {}, config: configOf({ stages }), files });
      const app = await startApp(world);
      const { number, head } = await openPull(world, 'one');
      await world.label(number, 'fix');
      await app.settle();
      const [asks] = await listChecks(world, head);
      expect(asks?.conclusion).toBe('action_required');
      const digest = /^look waits: \/baton approve look ([0-9a-f]{7})$/.exec(asks?.output.title ?? '')?.[1] ?? '';
      const answer = (await world.ask(`/check-runs/${asks?.id}`)) as { output: { summary: string } };
      expect(answer.output.summary).toContain('waits for approval');
      const press = async (login: string, button: string): Promise<void> => {
        const [check] = await listChecks(world, head);
        world.server.clickCheck({ check: check?.id ?? 0, login, button });
        await app.settle();
      };
      const button = world.server.buttonsOf(asks?.id ?? 0).find((each) => each.startsWith(`approve-${digest}`)) ?? '';
      await press('hubot', button);
      expect((await listChecks(world, head))[0]?.output.summary).toContain('`hubot` clicked **Approve**, and nothing was done.');
      await press('mona', button);
      expect(describeChecks(await listChecks(world, head))).toEqual(['Baton: fix: success', 'Baton: fix: action_required']);
      await world.ask(`/issues/${number}/comments`, { method: 'POST', body: { body: '/baton run fix' } });
      await app.settle();
      await press('mona', 'cancel');
      expect(describeChecks(await listChecks(world, head))[0]).toBe('Baton: fix: cancelled');
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-7', 'P10-11'],
      title: 'a click waits until the Action is not at work on the pull request',
      input: 'a run that waits for an approval; the repository goes to the Action, which runs another pipeline; Cancel meanwhile',
      expected: 'the click is done when the workflow run of the Action has ended',
    },
    async () => {
      const stages = { look: { agent: 'one', prompt: 'Look.' } };
      const waiting = { look: { ...stages.look, approval: { role: 'write' } } };
      const config = JSON.parse(configOf({ stages: waiting })) as { readonly pipelines: object };
      const other = { on: { manual: true, 'pull-requests': { labels: ['other'] } }, stages };
      const pipelines = { ...config.pipelines, other };
      const world = await create({ agents: { one }, pipelines: {}, config: JSON.stringify({ ...config, pipelines }), files });
      const app = await startApp(world, { isNew: true });
      world.server.setVariable(repositoryName, 'BATON_MODE', 'app');
      const { number, head } = await openPull(world, 'one');
      await world.label(number, 'fix');
      await app.settle();
      const during: boolean[] = [];
      const at = new Date(Date.now() - 3_600_000).toISOString();
      world.server.setVariable(repositoryName, 'BATON_MODE', { value: 'action', at });
      const comment = (body: string) => world.ask(`/issues/${number}/comments`, { method: 'POST', body: { body } });
      await comment('/baton status');
      // The App hears of the change, and hands its runs over.
      await app.settle();
      world.switchboard.when('one', async () => {
        const before = world.server.requests.length;
        const isLook = /^\/repos\/[^/]+\/[^/]+\/actions\/workflows\/baton\.yml\/runs/;
        const looks = () => world.server.requests.slice(before).filter(({ by, path }) => by === 'app:baton' && isLook.test(path));
        world.server.clickCheck({ check: (await listChecks(world, head))[0]?.id ?? 0, login: 'mona', button: 'cancel' });
        // The App looks whether the Action is at work, and puts the click off; some seconds later once more.
        await expect.poll(() => looks().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
        during.push(app.log().includes('A click of mona'));
        return undefined;
      });
      await comment('/baton run other');
      await app.settle();
      expect(during).toEqual([false]);
      expect(app.log()).toContain(`A click of mona on the check of fix-${number}: cancel.`);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-7'],
      title: 'a run that has to wait for a slot is queued, and in progress when its turn comes',
      input: 'max-concurrency: 1; two pull requests',
      expected: 'the second check is queued while the first agent works, and in progress while its own works',
    },
    async () => {
      const config = configOf({ 'max-concurrency': 1, stages: { look: { agent: 'one', prompt: 'Look.' } } });
      const world = await create({ agents: { one }, pipelines: {}, config, files });
      const app = await startApp(world);
      const [first, second] = [await openPull(world, 'one'), await openPull(world, 'two')];
      const seen: string[] = [];
      const isShown = (head: string, status: string) =>
        expect.poll(async () => (await listChecks(world, head))[0]?.status, { timeout: 60_000 }).toBe(status);
      world.switchboard.when('one', async () => {
        await isShown(second.head, seen.length === 0 ? 'queued' : 'in_progress');
        seen.push((await listChecks(world, second.head))[0]?.output.title ?? '');
        return undefined;
      });
      await world.label(first.number, 'fix');
      await isShown(first.head, 'in_progress');
      await world.label(second.number, 'fix');
      await app.settle();
      expect(seen).toEqual(['Waits for its turn: look (/baton cancel ends it)', 'At work: look (/baton cancel ends it)']);
      expect(describeChecks(await listChecks(world, second.head))).toEqual(['Baton: fix: success']);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-7', 'T30'],
      title: 'without the permission there are no checks, and the log says so once',
      input: 'an installation without checks: write; two runs',
      expected: 'no request about checks; both runs succeed; one line',
    },
    async () => {
      const world = await create({ agents: { one }, pipelines: { fix: { look: { agent: 'one', prompt: 'Look.' } } }, files });
      const app = await startApp(world, { withoutPermission: 'checks' });
      for (const branch of ['one', 'two']) {
        await world.label((await openPull(world, branch)).number, 'fix');
        await app.settle();
      }
      expect(checkRequests(world)).toEqual([]);
      expect(app.log().match(/pull requests get no checks/g)).toHaveLength(1);
      expect(world.jobs().map(({ conclusion }) => conclusion)).toEqual(['success', 'success']);
      await app.close();
    },
    240_000,
  );
});
