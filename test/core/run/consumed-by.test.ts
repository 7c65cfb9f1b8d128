import { expect } from 'vitest';
import { createNodeHasher } from '../../../src/adapters/crypto/node-hasher.ts';
import { digestOf } from '../../../src/core/json/json-value.ts';
import { consumedBy } from '../../../src/core/run/handoffs.ts';
import { requirement } from '../../support/requirement.ts';
import { buildState, buildTaskOf } from '../prompt/prompt-builders.ts';

const { sha256 } = createNodeHasher();
const one = `sha256:${'1'.repeat(64)}`;
const two = `sha256:${'2'.repeat(64)}`;

requirement(
  {
    ids: ['H-30', 'C-18', 'Y-16'],
    title: 'a task record names the digests of all that the execution was given',
    input: 'investigate with a handoff; history; fix failed once, and starts its second attempt',
    expected: 'the handoff, the history, and the failure of execution 1; at the first attempt no failure',
  },
  () => {
    const failure = { reason: 'exit-status', message: 'no' };
    const state = buildState(
      [
        buildTaskOf('investigate', { handoffDigest: one }),
        buildTaskOf('fix', { outcome: 'failed', failure, handoffDigest: two }),
      ],
      { history: '=== Task fix-1 ===' },
    );
    const given = [
      { stage: 'investigate', execution: 1, digest: one },
      { kind: 'history', stage: '', execution: 0, digest: sha256('=== Task fix-1 ===') },
    ];
    expect(consumedBy(state, { stage: 'fix', attempt: 1, sha256 })).toEqual(given);
    expect(consumedBy(state, { stage: 'fix', attempt: 2, sha256 })).toEqual([
      ...given,
      { kind: 'previous-failure', stage: 'fix', execution: 1, digest: digestOf(failure, sha256) },
    ]);
  },
);

requirement(
  {
    ids: ['H-30'],
    title: 'a task record names no handoff that was not given',
    input: 'investigate failed with a handoff, and left another one at its second attempt',
    expected: 'the second one alone, by its execution',
  },
  () => {
    const first = buildTaskOf('investigate', { outcome: 'failed', handoffDigest: one });
    const second = buildTaskOf('investigate', { handoffDigest: two }, { attempt: 2, execution: 2, seq: 3 });
    const consumed = consumedBy(buildState([first, second]), { stage: 'fix', attempt: 1, sha256 });
    expect(consumed).toEqual([{ stage: 'investigate', execution: 2, digest: two }]);
  },
);

requirement(
  {
    ids: ['H-30', 'T-9'],
    title: 'of a stage whose agents handed over, a task record names the newest handoff',
    input: 'investigate: a leaves a handoff and hands over to b, who leaves one or none',
    expected: "b's, or that of a",
  },
  () => {
    const a = buildTaskOf('investigate', { handoffDigest: one });
    const message = { from: 'a', to: 'b', message: 'm', timestamp: '2026-03-18T08:04:32Z' };
    const { kind: _, body: __, ...place } = a;
    const transfer = { ...place, task: 'investigate', kind: 'transfer' as const, seq: 3, body: message };
    for (const [own, execution, digest] of [
      [{ handoffDigest: two }, 2, two],
      [{}, 1, one],
    ] as const) {
      const b = buildTaskOf('investigate', own, { execution: 2, seq: 4 });
      const state = { ...buildState([a, b]), transfers: [transfer] };
      expect(consumedBy(state, { stage: 'fix', attempt: 1, sha256 })).toEqual([{ stage: 'investigate', execution, digest }]);
    }
  },
);
