import { expect, it } from 'vitest';
import { awaitsApproval } from '../../src/core/run/task-row.ts';
import { listOpenRuns } from '../../src/engine/sweep/sweep.ts';
import { buildOutput, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { advance } from './chain.ts';
import { bodies } from './comments-chain.ts';
import { begin } from './decision-chain.ts';

const stages = '\n      look: { agent: one, prompt: x }\n      gate: { agent: one, prompt: x, approval: {} }';

const said = async (harness: Harness, sign: string): Promise<string> =>
  (await bodies(harness, subjectNumber)).find((body) => body.startsWith(sign)) ?? '';

it('a run that is let go on says which stages need an approval first, and not which ask a question', async () => {
  const { harness, decide, order } = await begin({ stages });
  await advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome: 'needs-input', note: 'Which?' }) });
  await decide({ verb: 'pause' });
  await decide({ verb: 'resume', source: { kind: 'comment', comment: 5_001 } });
  expect(await said(harness, '▶️ Baton run')).toContain(' First `gate` needs an approval: a comment asks for it.');
});

it('an approval says that a pause keeps the stage back, where there is one', async () => {
  for (const isPaused of [false, true]) {
    const { harness, decide } = await begin({ stages });
    const [reading] = await listOpenRuns(harness.engine, { threads: [subjectNumber], since: '2000-01-01T00:00:00Z' });
    const row = reading?.state.rows.get('gate');
    const basis = awaitsApproval(row) ? (row.wait.basis ?? '') : '';
    if (isPaused) await decide({ verb: 'pause' });
    const approval = { basis, approvers: [{ id: 7, login: 'marla' }], count: 1, head: 'a'.repeat(40) };
    const source = { kind: 'comment', comment: 5_001 } as const;
    expect(await decide({ verb: 'approve', stage: 'gate', approval, source })).toMatchObject({ ok: true });
    expect((await said(harness, '👍')).includes('is taken off')).toBe(isPaused);
  }
});
