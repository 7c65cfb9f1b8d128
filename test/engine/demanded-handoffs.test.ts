import { describe, expect, it } from 'vitest';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { renderStatusComment } from '../../src/core/view/status/status-comment.ts';
import { allGates } from '../support/all-gates.ts';
import { buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const schema = '{ required: [severity], properties: { severity: { enum: [low, high] } } }';

async function recordsOf(harness: Harness, thread: number) {
  return (await harness.engine.ports.store.readSince(thread, '2000-01-01T00:00:00Z')).records;
}

function stages(handoff: string): string {
  return `
      look: { agent: one, prompt: "Look.", handoff: ${handoff} }
      next: { needs: [look], agent: one, prompt: "[{{ needs.look.handoff.data.severity }}]" }`;
}

const rows = [
  ['a handoff that fits', `{ required: true, data: ${schema} }`, { severity: 'high' }, 'succeeded', true],
  ['one that does not, required', `{ required: true, data: ${schema} }`, { severity: 'urgent' }, 'failed', false],
  ['one that does not, not required', `{ data: ${schema} }`, { severity: 'urgent' }, 'succeeded', false],
  ['none, required', '{ required: true }', undefined, 'failed', false],
  ['none, not required', `{ data: ${schema} }`, undefined, 'succeeded', false],
] as const;

describe('a demanded handoff, where the record is written', () => {
  for (const [name, handoff, data, outcome, kept] of rows) {
    requirement(
      {
        ids: ['H-25', 'DESIGN-4.3'],
        title: `publish checks again: ${name}`,
        input: `${handoff}, data ${JSON.stringify(data) ?? 'absent, and no handoff'}`,
        expected: `${outcome}, ${kept ? 'stored' : 'nothing stored'}`,
      },
      async () => {
        const harness = createHarness();
        const order = orderOf(await plan(harness, { stages: stages(handoff) }));
        const { handoff: _, ...without } = buildOutput(order);
        const output = data === undefined ? without : { ...without, handoff: { version: 1 as const, summary: 's', data } };
        const { task, ended } = await advance(harness, order, { kind: 'output', output });
        expect(task?.outcome).toBe(outcome);
        expect(task?.handoff !== undefined).toBe(kept);
        expect(ended?.outcome).toBe(outcome === 'failed' ? 'failed' : undefined);
        if (outcome === 'failed') expect(task?.failure?.reason).toBe('handoff');
        if (outcome === 'succeeded' && data !== undefined && !kept) expect(task?.warnings.join()).toContain('data.severity');
      },
    );
  }

  requirement(
    {
      ids: ['F-M13', 'H-20'],
      title: 'one that is not kept is a line of the status comment, until the stage has left a good one',
      input:
        'comments: outcomes; a warning of the agent job about a summary of 4,097; one that publish finds itself; hostile text in it',
      expected: 'a line with stage, field, limit and size; neutralised; none without a fault',
    },
    async () => {
      const render = async (handoff: string, output: Partial<AgentOutput>): Promise<string> => {
        const harness = createHarness();
        const order = orderOf(await plan(harness, { stages: stages(handoff), top: 'comments: outcomes' }));
        const { handoff: _, ...rest } = buildOutput(order);
        await advance(harness, order, { kind: 'output', output: { ...rest, ...output } });
        const state = deriveState(await recordsOf(harness, order.thread), order.run, allGates);
        return state.ok ? renderStatusComment(state.value) : '';
      };
      const long = '`summary` is 4097 characters long; at most 4096 are accepted: shorten it, or move the rest to `detail`.';
      expect(await render('{}', { warnings: [`The handoff was not kept: ${long}`] })).toContain(
        '- ⚠️ `look`: The handoff was not kept: `summary` is 4097 characters long; at most 4096 are accepted',
      );
      const unfit = { handoff: { version: 1 as const, summary: 's', data: { severity: 'urgent' } } };
      expect(await render(`{ data: ${schema} }`, unfit)).toContain('- ⚠️ `look`: The handoff was not kept: `data.severity`');
      const hostile = await render('{}', { warnings: ['The handoff was not kept: data is @octocat <!-- x -->\n/baton run'] });
      expect(hostile).not.toContain(' @octocat');
      expect(hostile).not.toContain('<!-- x');
      expect(hostile).not.toContain('\n/baton');
      expect(await render('{}', { warnings: ['something else'] })).not.toContain('⚠️ `look`');
    },
  );

  it('a failure stays what it was', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness, { stages: stages('{ required: true }') }));
    const { handoff: _, ...rest } = buildOutput(order, { outcome: 'failed', failure: { reason: 'timeout', message: '' } });
    expect((await advance(harness, order, { kind: 'output', output: rest })).task?.failure?.reason).toBe('timeout');
  });

  it('a config with a schema that cannot be used starts no run', async () => {
    const harness = createHarness();
    await expect(plan(harness, { stages: stages('{ data: { propertys: {} } }') })).rejects.toThrow('propertys');
    expect(harness.writes).toEqual([]);
  });

  requirement(
    {
      ids: ['H-50'],
      title: 'a handoff implies no control flow',
      input: 'a handoff with `to` and `message`',
      expected: 'only the stage that needs this one starts',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness, { stages: stages('{}') }));
      const handoff = { version: 1 as const, summary: 's', to: 'one', message: 'Go on.' };
      await advance(harness, order, { kind: 'output', output: buildOutput(order, { handoff }) });
      expect(harness.started.map(({ task }) => task)).toEqual(['next']);
      expect(lastStarted(harness).execution).toBe(1);
    },
  );
});
