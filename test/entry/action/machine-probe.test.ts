import { expect, it } from 'vitest';
import { createMachineProbe } from '../../../src/entry/action/job/job-io.ts';

it('a process probes its machine once, however often its jobs ask', async () => {
  const probe = createMachineProbe();
  const [first, second] = await Promise.all([probe(), probe()]);
  expect(second).toBe(first);
  expect(await createMachineProbe()()).toEqual(first);
});
