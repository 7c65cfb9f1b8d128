import { expect } from 'vitest';
import { createVerifier } from '../../src/adapters/crypto/ed25519.ts';
import { consumedBy, handoffsInArtifacts } from '../../src/core/run/handoffs.ts';
import { loadState } from '../../src/core/state/derive-state.ts';
import { readOrderRecords } from '../../src/engine/order/check-order.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { ask, begin } from './command-world.ts';
import { agentsWith, at, closed, end, stages, sweepAt } from './fallback-world.ts';

requirement(
  {
    ids: ['P14-sleep', 'DESIGN-4.9'],
    title: 'has a woken agent read its notes from artifacts, also in a job of the App, whose order does not say what woke it',
    input:
      'look asks, is answered, sleeps until 13:45 and is woken; its first handoff lies in an artifact; by the Action and the App',
    expected: 'the job reads the artifact of the first execution, and its prompt has those notes',
  },
  async () => {
    for (const via of ['action', 'app'] as const) {
      const agents = agentsWith('codex').replace(', fallback: [codex]', '');
      const { harness, order, say } = await begin({ stages, agents });
      Object.assign(harness.engine.settings, { via });
      await ask(harness, order);
      await say('/baton answer look Blue.');
      await end(harness, lastStarted(harness), closed('13:45:12'));
      await sweepAt(harness, '14:00:00');
      await advance(at(harness, '14:01:00'), lastStarted(harness));
      const woken = lastStarted(harness);
      const { store, hasher, compressor } = harness.engine.ports;
      const verifier = createVerifier([harness.publicKey]);
      const records = await readOrderRecords({ dispatch: woken, ports: { store, hasher, compressor, verifier } });
      const kept = { locator: { run: 1, artifactId: 7 }, handoffDigest: 'sha256:x' };
      const stored = (records.ok ? records.value : []).map((each) =>
        each.record.kind === 'task' && each.record.execution === 1
          ? ({ ...each, record: { ...each.record, body: { ...each.record.body, ...kept } } } as typeof each)
          : each,
      );
      const state = await loadState(stored, woken.run);
      if (!state.ok) throw new Error(state.error.message);
      expect(woken).toMatchObject({ via, execution: 3 });
      expect(handoffsInArtifacts(state.value, ['look']).map(({ execution }) => execution)).toEqual([1]);
      const consumed = consumedBy(state.value, { stage: 'look', attempt: 1, sha256: (text) => text });
      expect(consumed).toContainEqual({ stage: 'look', execution: 1, digest: 'sha256:x' });
    }
  },
);
