import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, describe, expect } from 'vitest';
import type { TestedEngine } from '../../scripts/test-agents/options.ts';
import { engines } from '../../src/adapters/agent/engines/engines.ts';
import { useLocalWorlds } from '../support/local-world.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis } from './support/cli.ts';
import type { Model, ModelReply, ModelServer } from './support/model.ts';
import { proof } from './support/proof.ts';

const create = useLocalWorlds();
const servers: ModelServer[] = [];
const chosen = process.env.BATON_TEST_ENGINES?.split(',');
const mark = '(limits)';
const success: ModelReply = { say: 'All done.\n[BATON-RESULT: success]' };

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

/** By these each answer of the model costs half a dollar: it uses 1,000 tokens and makes 50. */
const price = { input: 400, output: 2_000 };

async function play(cli: Cli, { model, agent }: { readonly model: Model; readonly agent: Readonly<Record<string, unknown>> }) {
  const server = await cli.serve();
  servers.push(server);
  let asked = 0;
  server.play((request) => {
    if (!request.messages.some(({ text }) => text.includes(mark)) || request.tools.length === 0) return { say: 'ok' };
    asked += 1;
    return model(request);
  });
  const work = { agent: 'worker', prompt: `${mark} Do it.`, retry: { attempts: 1 } };
  const world = await create(
    describeWorld({
      cli,
      url: server.url,
      pipelines: { limits: { work } },
      agent: { access: 'full', ...agent },
      config: { prices: { [cli.model]: price } },
    }),
  );
  const { records } = await world.records(await world.run('limits'));
  const task = records.flatMap(({ record }) => (record.kind === 'task' ? [record.body] : []))[0];
  const end = records.flatMap(({ record }) => (record.kind === 'end' ? [record.body] : []))[0];
  return { task, end, asked: () => asked, story: `asked ${asked} times\n${tellStory(world, server)}` };
}

/** A line of 11 MB, in which no engine sees a model that repeats itself. */
const flood = randomBytes(8.25 * 1024 * 1024).toString('base64');

/** The reasons of stages whose engines end with status 0 before their output is written out, where that is read more slowly than they write. */
const breaksAt: Partial<Record<TestedEngine, string>> = { gemini: 'killed', opencode: 'stopped-early' };

/** A model that goes on and on. */
const endless =
  (cli: Cli): Model =>
  ({ results }) => {
    const { tool, with: input } = cli.run(`echo ${results.length}`);
    return results.length < 12 ? { call: tool, with: input } : success;
  };

for (const cli of clis.filter(({ engine }) => chosen?.includes(engine) ?? true)) {
  const { engine } = cli;

  describe(engine, () => {
    proof({ engine, of: [23], title: 'a turn that would cost six dollars ends at one' }, async () => {
      const { task, asked, story } = await play(cli, { model: endless(cli), agent: { 'max-cost-usd': 1 } });
      expect([task?.outcome, task?.failure?.reason], story).toEqual(['failed', 'budget']);
      // Two answers cost a dollar; one more may be under way.
      expect(asked(), story).toBeLessThanOrEqual(3);
    });

    const countsTurns = engines[engine].supports.settings.includes('max-turns');
    const lacks = countsTurns ? undefined : 'it cannot count turns; the end of its time ends it';
    proof({ engine, of: [24], title: '`max-turns` ends a start', ...(lacks && { lacks }) }, async () => {
      const { task, asked, story } = await play(cli, { model: endless(cli), agent: { 'max-turns': 2 } });
      if (countsTurns) expect([task?.outcome, task?.failure?.reason], story).toEqual(['failed', 'max-turns']);
      if (countsTurns) expect(asked(), story).toBeLessThanOrEqual(3);
      else expect(task?.warnings.join('\n'), story).toContain('`max-turns` has no effect');
    });

    const cuts = breaksAt[engine];
    const lost = cuts && `it ends before an answer of 11 MB is written out, and the stage fails as \`${cuts}\``;
    proof(
      { engine, of: [29], title: 'a flood of output does not change how it ended', ...(lost && { lacks: lost }) },
      async () => {
        const last = `The last word is ${randomUUID()}.`;
        const { tool, with: input } = cli.run("yes 'a line of the output' | head -c 2000000");
        const model: Model = ({ results }) =>
          results.length === 0 ? { call: tool, with: input } : { say: `${flood}\n\n${last}\n[BATON-RESULT: success]` };
        const { task, end, story } = await play(cli, { model, agent: {} });
        if (cuts !== undefined) {
          expect([task?.outcome, task?.failure?.reason], story).toEqual(['failed', cuts]);
          return;
        }
        expect(task?.outcome, story).toBe('succeeded');
        expect(end?.output, story).toContain(last);
      },
    );
  });
}
