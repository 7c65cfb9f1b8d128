import { expect, it } from 'vitest';
import { agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import { agentAt } from '../../../src/core/run/acting-agent.ts';
import { buildTask } from '../../support/record-builders.ts';
import { spawnState } from '../state/spawn-builder.ts';

it('a child of a child has no more access than the agent had that asked for its parent (K-10)', () => {
  const low = agentSchema.parse({ engine: 'command', command: ['true'], access: 'read' });
  const steps = [{ stage: 'split' }, { stage: 'split', execution: 2, makes: ['1-a'] }, { stage: 'split/1-a', makes: ['1-b'] }];
  const state = spawnState(steps);
  const { config } = state.run.body;
  Object.assign(config.agents, { low });
  const { kind: _, body: _body, ...place } = buildTask({ task: 'split', execution: 1, seq: 9 });
  const body = { from: 'worker', to: 'low', message: '', timestamp: '2026-03-18T08:05:00Z' };
  const facts = { ...state, transfers: [{ ...place, kind: 'transfer' as const, body }] };
  expect(agentAt(facts, { stage: 'split/1-a/1-b', execution: 1 })?.agent.access).toBe('read');
  expect(agentAt(state, { stage: 'split/1-a/1-b', execution: 1 })?.agent.access).toBe('edit');
});
