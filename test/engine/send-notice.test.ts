import { describe, expect, it } from 'vitest';
import { performNotice, sendOrderedNotice } from '../../src/engine/effects/send-notice.ts';
import { advanceRun } from '../../src/engine/publish/advance-run.ts';
import { type RunReading, readRun } from '../../src/engine/thread/read-run.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { advance, orderOf, plan } from './chain.ts';
import { extra, listen, stages } from './listeners.ts';

async function begin(more: Parameters<typeof plan>[1] = {}) {
  const harness = createHarness();
  const order = orderOf(await plan(harness, { stages, extra, ...more }));
  return { harness, order };
}

async function readOf(harness: Harness, order: Parameters<typeof readRun>[1]): Promise<RunReading> {
  const read = await readRun(harness.engine, order);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

function logged(harness: Harness): { readonly harness: Harness; readonly said: string[] } {
  const said: string[] = [];
  const log = { ...harness.engine.ports.log, info: (text: string) => void said.push(text) };
  return { harness: { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, log } } }, said };
}

const status = undefined;
const start = async () => undefined;

describe('a notice', () => {
  it('that an order names is sent with its status comment, or said to be over where the run has gone on', async () => {
    const { harness, order } = await begin();
    const { state } = await advance(harness, order);
    const seq = state.end?.seq ?? 0;
    const heard = listen(harness);
    const { harness: own, said } = logged(heard.harness);
    await sendOrderedNotice(own.engine, { dispatch: { ...order, notify: `end/${seq}`, status: 77 }, state });
    await sendOrderedNotice(own.engine, { dispatch: { ...order, notify: `end/${seq}`, status: 0 }, state });
    expect(heard.sent.map(({ event }) => event)).toEqual(Array(2).fill('dev.baton.run.ended'));
    expect(JSON.stringify(heard.sent[0]?.data)).toContain('issuecomment-77');
    expect(JSON.stringify(heard.sent[1]?.data)).not.toContain('issuecomment-0');
    expect(said[0]).toMatch(/^Sent repository_dispatch "told": dev\.baton\.run\.ended /);
    await sendOrderedNotice(own.engine, { dispatch: { ...order, notify: 'end/99' }, state });
    await sendOrderedNotice(own.engine, { dispatch: order, state });
    expect([heard.sent.length, said.at(-2)]).toEqual([2, 'Run fix-42 has gone on since, so end/99 is not sent to listeners.']);
  });

  it('about a record that the list of comments does not show yet fails its job, which is run again', async () => {
    const { harness, order } = await begin();
    await advance(harness, order);
    const heard = listen(harness);
    const told = { ...order, task: 'notify:end', notify: 'end/4', digests: [], execution: 4 };
    const at = { id: 9, attempt: 1, url: '' };
    const unseen = await advanceRun(heard.harness.engine, { dispatch: told, delivery: { kind: 'built-in' }, workflowRun: at });
    expect(unseen.ok ? '' : unseen.error.message).toBe(
      'Order fix-42/notify:end is about record 4 of its run, which the thread does not show. Run the job again; if its comment was deleted, there is nothing to tell.',
    );
    const seen = { ...told, notify: 'end/3', execution: 3 };
    expect((await advanceRun(heard.harness.engine, { dispatch: seen, delivery: { kind: 'built-in' }, workflowRun: at })).ok).toBe(
      true,
    );
    expect(heard.sent.map(({ event }) => event)).toEqual(['dev.baton.run.ended']);
  });

  it('that the records do not hold is none', async () => {
    const { harness, order } = await begin();
    const heard = listen(harness);
    await performNotice(heard.harness.engine, { reading: await readOf(harness, order), key: 'end/99', status, start });
    expect(heard.sent).toEqual([]);
  });

  it('about a question is sent until the person was asked, and a refusal does not keep the question back', async () => {
    const { harness, order } = await begin();
    await advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome: 'needs-input', note: 'Which?' }) });
    const reading = await readOf(harness, order);
    const heard = listen(harness);
    await performNotice(heard.harness.engine, { reading, key: 'needs-input/2', status, start });
    expect(heard.sent).toEqual([]);
    const unasked = { ...reading, thread: reading.thread.filter(({ body }) => !body.includes('<!-- baton-request:')) };
    await performNotice(heard.harness.engine, { reading: unasked, key: 'needs-input/2', status, start });
    expect(heard.sent.map(({ event }) => event)).toEqual(['dev.baton.run.needs-input']);
    const refused = (reason: 'unavailable' | 'unauthenticated') =>
      listen(harness, new GitHubError('no.', { reason, status: 503, code: 'BATON-E804' })).harness.engine;
    await performNotice(refused('unavailable'), { reading: unasked, key: 'needs-input/2', status, start });
    expect(harness.warnings.join('\n')).toContain('The listeners of run fix-42 were not told of needs-input/2');
    await expect(
      performNotice(refused('unauthenticated'), { reading: unasked, key: 'needs-input/2', status, start }),
    ).rejects.toThrow('no.');
  });

  it('about an approval is sent until it was asked for since the record that it is about', async () => {
    const approved =
      '\n      look: { agent: one, prompt: "x" }\n      ship: { needs: [look], agent: one, prompt: "y", approval: {} }';
    const { harness, order } = await begin({ stages: approved });
    await advance(harness, order);
    const reading = await readOf(harness, order);
    const heard = listen(harness);
    const key = 'approval/2/ship';
    await performNotice(heard.harness.engine, { reading, key, status, start });
    expect(heard.sent).toEqual([]);
    const asked = reading.thread.find(({ body }) => body.includes('<!-- baton-request:'));
    const at = (comment: number) => reading.stored.map((each) => (each.record.seq === 2 ? { ...each, comment } : each));
    // The record is newer than the comment that asks.
    await performNotice(heard.harness.engine, { reading: { ...reading, stored: at(asked?.id ?? 0) }, key, status, start });
    expect(heard.sent.map(({ event }) => event)).toEqual(['dev.baton.run.approval']);
    await performNotice(heard.harness.engine, { reading: { ...reading, stored: [] }, key, status, start });
    expect(heard.sent).toHaveLength(1);
  });
});
