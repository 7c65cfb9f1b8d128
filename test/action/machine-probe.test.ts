import { expect, it } from 'vitest';
import { createProbeMemory } from '../../src/action/job/job-io.ts';

it('a process probes its machine once, however often its jobs ask', async () => {
  let probes = 0;
  const probe = async () => {
    probes += 1;
    return { why: `probe ${probes}` };
  };
  const probeOnce = createProbeMemory();
  const answers = await Promise.all([probeOnce(probe), probeOnce(probe)]);
  expect([...answers, await probeOnce(probe)]).toEqual([{ why: 'probe 1' }, { why: 'probe 1' }, { why: 'probe 1' }]);
  expect(probes).toBe(1);
});
