import { expect, it } from 'vitest';
import { decide } from '../../../src/core/state/decide.ts';
import { buildRecords, type Done, getState, startedAt } from '../run/run-builder.ts';

it('a run whose built-ins did not all find nothing to do has succeeded', () => {
  const body = { engine: 'built-in' };
  const done: Done[] = [
    { stage: 'open-a', outcome: 'noop', body },
    { stage: 'open-b', body },
  ];
  const [end] = decide(getState(buildRecords({ 'open-a': {}, 'open-b': {} }, done)), { cause: 3, now: startedAt });
  expect(end).toMatchObject({ kind: 'end-run', outcome: 'succeeded' });
});

it('a run that began with a reaction ends with one', () => {
  const state = getState(buildRecords({ a: {} }, [{ stage: 'a' }]));
  const reactions = () => decide(state, { cause: 2, now: startedAt }).filter(({ kind }) => kind === 'react');
  expect(reactions()).toEqual([]);
  Object.assign(state.run.body, { reaction: { id: 5, on: { subject: 42 } } });
  expect(reactions()).toEqual([{ kind: 'react', outcome: 'succeeded' }]);
});
