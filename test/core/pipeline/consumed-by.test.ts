import { expect } from 'vitest';
import { createNodeHasher } from '../../../src/adapters/crypto/create-node-hasher.ts';
import { consumedBy } from '../../../src/core/pipeline/consumed-by.ts';
import { digestOf } from '../../../src/core/record/digest-of.ts';
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
