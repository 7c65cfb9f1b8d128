import { describe, expect } from 'vitest';
import { createVerifier } from '../../src/adapters/crypto/ed25519.ts';
import { loadState } from '../../src/core/state/derive-state.ts';
import { readOrderRecords } from '../../src/engine/order/check-order.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { begin } from './command-world.ts';
import { agentsWith, at, branch, closed, end, endAt, sweepAt, transfersOf } from './fallback-world.ts';

const stages = `
      look: { agent: claude, prompt: "Look at it.", ${branch} }
      each: { needs: [look], agent: claude, prompt: "y", matrix: { values: [one, two] } }`;

describe('elements of a matrix behind a closed usage limit', () => {
  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-4.9'],
      title: 'are known in their jobs by the records of their orders, also with the App, whose orders do not say what woke them',
      input: 'look meets a limit until 13:45, `/baton retry look` wakes it at 09:00, and it ends well; by the Action and the App',
      expected: 'nothing of each starts before 13:45; then both elements do, and their orders lead to them',
    },
    async () => {
      for (const via of ['action', 'app'] as const) {
        const agents = agentsWith('codex').replace(', fallback: [codex]', '');
        const { harness, order, say } = await begin({ stages, agents });
        Object.assign(harness.engine.settings, { via });
        await end(harness, order, closed('13:45:12'));
        await say('/baton retry look');
        await end(harness, lastStarted(harness), {});
        expect(lastStarted(harness).task).toBe('look');
        await sweepAt(harness, '14:00:00');
        await advance(at(harness, '14:01:00'), lastStarted(harness));
        const started = harness.started.slice(-2);
        expect(started.map(({ task }) => task)).toEqual(['each[0]', 'each[1]']);
        const { store, hasher, compressor } = harness.engine.ports;
        const verifier = createVerifier([harness.publicKey]);
        for (const dispatch of started) {
          const records = await readOrderRecords({ dispatch, ports: { store, hasher, compressor, verifier } });
          const state = await loadState(records.ok ? records.value : [], dispatch.run);
          expect(state.ok && state.value.rows.get(dispatch.task)).toMatchObject({ kind: 'element', parent: 'each' });
        }
      }
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'are continued by a fallback each, as soon as their stage can start',
      input: 'claude is limited until 13:45 in look, and codex ends it at 09:30; each is of claude',
      expected: 'codex begins both elements then, by a transfer of each',
    },
    async () => {
      const { harness, order } = await begin({ stages, agents: agentsWith('codex') });
      await end(harness, order, closed('13:45:12'));
      await endAt(harness, { time: '09:30:00', order: lastStarted(harness) }, {});
      expect(harness.started.slice(-2).map(({ task, agent }) => `${task} ${agent}`)).toEqual(['each[0] codex', 'each[1] codex']);
      expect((await transfersOf(harness)).map(({ task }) => task)).toEqual(['look', 'each[0]', 'each[1]']);
    },
  );
});
