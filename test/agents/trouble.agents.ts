import { afterAll, describe, expect, it } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis } from './support/cli.ts';
import { type Front, type Interference, startFront } from './support/front.ts';
import { isAlive } from './support/is-alive.ts';
import type { Model, ModelReply } from './support/model.ts';
import { proof } from './support/proof.ts';
import { noModel, type RefusalKind, refusals, windowSeconds } from './support/refusals.ts';

const create = useLocalWorlds();
const closers: (() => unknown)[] = [];
const chosen = process.env.BATON_TEST_ENGINES?.split(',');
const success: ModelReply = { say: 'All done.\n[BATON-RESULT: success]' };
const mark = '(the task)';

afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
});

interface Scene {
  readonly model?: Model;
  /** What stands before the model does with a request about the task. */
  readonly interfere?: (facts: { readonly isFirstStart: boolean }) => Interference | undefined;
  readonly agent?: Readonly<Record<string, unknown>>;
  readonly stage?: Readonly<Record<string, unknown>>;
}

interface Played {
  readonly tasks: Awaited<ReturnType<LocalWorld['tasks']>>;
  /** The attempt, the execution, the outcome and its reason of each task. */
  readonly facts: readonly (readonly unknown[])[];
  /** Everything that people can read about it. */
  readonly thread: string;
  readonly story: string;
}

async function play(cli: Cli, { model = () => success, interfere, agent, stage }: Scene): Promise<Played> {
  const server = await cli.serve();
  // Some requests are not about the task: whether there is a connection, which title the session gets.
  server.play((request) => (request.messages.some(({ text }) => text.includes(mark)) ? model(request) : { say: 'ok' }));
  let ended = 0;
  const front: Front = await startFront(server.url, {
    interfere: ({ body }) => (body.includes(mark) ? interfere?.({ isFirstStart: ended === 0 }) : undefined),
  });
  closers.push(front.close, server.close);
  // An agent is stopped ten minutes before its job, which is after one.
  const work = { agent: 'worker', prompt: `Do it. ${mark}`, retry: { attempts: 1 }, 'timeout-minutes': 11, ...stage };
  const described = describeWorld({ cli, url: front.url, pipelines: { trouble: { work } }, ...(agent && { agent }) });
  const world = await create(described);
  world.whenJob(({ name, state }) => {
    if (name.endsWith('agent') && state === 'finished') ended += 1;
  });
  const issue = await world.run('trouble');
  const thread = (await world.thread(issue)).map(({ body }) => body).join('\n');
  const tasks = await world.tasks(issue);
  const facts = tasks.map(({ attempt, execution, body }) => [attempt, execution, body.outcome, body.failure?.reason]);
  return { tasks, facts, thread, story: `${front.sent.length} requests\n${tellStory(world, server)}` };
}

for (const cli of clis.filter(({ engine }) => chosen?.includes(engine) ?? true)) {
  const { engine } = cli;
  const refuse = (kind: RefusalKind) => refusals[engine][kind];

  describe(engine, () => {
    describe.each(['rate-limit', 'overloaded'] as const)('%s', (kind) => {
      proof({ engine, of: [27], title: `${kind}: starts again without counting it as an attempt` }, async () => {
        const interfere: Scene['interfere'] = ({ isFirstStart }) => (isFirstStart ? refuse(kind) : undefined);
        // Some ask for a minute or two before they give up.
        const { facts, thread, story } = await play(cli, { interfere, stage: { 'timeout-minutes': 12 } });
        expect(facts, story).toEqual([
          [1, 1, 'failed', kind],
          [1, 2, 'succeeded', undefined],
        ]);
        expect(thread).toContain(kind);
      });
    });

    proof({ engine, of: [27], title: 'a closed window is told with its time' }, async () => {
      const began = Math.floor(Date.now() / 1_000);
      const { facts, tasks, story } = await play(cli, { interfere: () => refuse('window'), stage: { retry: { attempts: 3 } } });
      expect(facts, story).toEqual([[1, 1, 'failed', 'limited']]);
      const opens = Date.parse(tasks[0]?.body.limit?.['not-before'] ?? '') / 1_000;
      expect(opens - began - windowSeconds, story).toBeGreaterThanOrEqual(0);
      expect(opens - began - windowSeconds, story).toBeLessThan(180);
    });

    describe.each(['auth', 'billing'] as const)('%s', (kind) => {
      proof({ engine, of: [26], title: `${kind}: never tried again` }, async () => {
        const { facts, thread, story } = await play(cli, { interfere: () => refuse(kind), stage: { retry: { attempts: 3 } } });
        expect(facts, story).toEqual([[1, 1, 'failed', kind]]);
        expect(thread).toContain(kind);
      });
    });

    proof({ engine, of: [28], title: 'a model that nobody knows is named, after one start' }, async () => {
      const model = engine === 'opencode' ? `anthropic/${noModel}` : noModel;
      const stage = { retry: { attempts: 3 } };
      const { facts, tasks, story } = await play(cli, { interfere: () => refuse('no-model'), agent: { model }, stage });
      expect(facts.length, `${JSON.stringify(facts)}\n${story}`).toBe(1);
      expect(tasks[0]?.body.failure?.message, story).toContain(noModel);
    });

    proof({ engine, of: [24], title: 'at the end of its time no process of it is left' }, async () => {
      const word = `left-over-${engine}-${process.pid}`;
      const { tool, with: input } = cli.run(`(setsid sh -c 'sleep 900; echo ${word}' >/dev/null 2>&1 &) ; echo started`);
      const never = Promise.withResolvers<ModelReply>();
      const model: Model = ({ results }) => (results.length === 0 ? { call: tool, with: input } : never.promise);
      const { facts, thread, story } = await play(cli, { model, agent: { access: 'full' } });
      never.resolve(success);
      expect(facts, story).toEqual([[1, 1, 'failed', 'timeout']]);
      expect(thread).toContain('time was up');
      expect(isAlive(word)).toBe(false);
    });

    proof({ engine, of: [25], title: 'one that is killed is `killed`' }, async () => {
      // Copilot runs no `kill` without the number of a process.
      const { tool, with: input } = cli.run(`node -e 'process.kill(-1, "SIGKILL")'`);
      const { facts, thread, story } = await play(cli, { model: () => ({ call: tool, with: input }), agent: { access: 'full' } });
      expect(facts, story).toEqual([[1, 1, 'failed', 'killed']]);
      expect(thread).toContain('killed');
    });

    proof({ engine, of: [25], title: 'answers that are cut are no success' }, async () => {
      const model: Model = () => ({ say: `${'All done. '.repeat(200)}\n[BATON-RESULT: success]` });
      const { tasks, story } = await play(cli, { model, interfere: () => ({ cutAfter: 900 }) });
      expect(tasks.length, story).toBeGreaterThan(0);
      expect(
        tasks.filter(({ body }) => body.outcome === 'succeeded'),
        story,
      ).toEqual([]);
    });

    if (engine === 'claude-code')
      it('a denied tool is told, and the handoff that is missing for it fails the stage', { timeout: 300_000 }, async () => {
        const model: Model = ({ results }) =>
          results.length === 0 ? { call: 'Bash', with: { command: 'touch /tmp/x', description: 'touch' } } : success;
        const { facts, tasks, thread, story } = await play(cli, {
          model,
          agent: { access: 'read' },
          stage: { handoff: { required: true } },
        });
        expect(facts, story).toEqual([[1, 1, 'failed', 'handoff']]);
        expect(tasks[0]?.body.warnings.join('\n')).toContain('Bash');
        expect(thread).toContain('Bash');
      });
  });
}
