import { describe, expect, it } from 'vitest';
import type { DecisionBody } from '../../src/core/record/decision-record.ts';
import { applyDecision } from '../../src/engine/decision/apply-decision.ts';
import type { Engine } from '../../src/engine/engine-ports.ts';
import { GitHubError } from '../../src/ports/github.ts';
import type { WaitingStart } from '../../src/ports/starter.ts';
import type { Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, configText, lastStarted, plan } from './chain.ts';
import { begin, change, endOf, kinds } from './change-chain.ts';
import { fail, begin as start } from './decision-chain.ts';
import { withRuns } from './with-runs.ts';

/** The harness, with other ports or settings of its engine. */
function withEngine(
  harness: Harness,
  { ports = {}, settings = {} }: { readonly ports?: object; readonly settings?: object },
): Harness {
  const engine: Engine = {
    ports: { ...harness.engine.ports, ...ports },
    settings: { ...harness.engine.settings, ...settings },
  };
  return { ...harness, engine };
}

async function lastDecision(harness: Harness): Promise<DecisionBody> {
  const [last] = (await harness.records()).flatMap(({ record }) => (record.kind === 'decision' ? [record.body] : [])).slice(-1);
  if (last === undefined) throw new Error('Nothing was decided.');
  return last;
}

describe('a start that waits for the end of a run', () => {
  const waiting = (pipeline: string, label: string): WaitingStart => ({ pipeline, label, cause: 'it was labelled' }) as never;
  const starts = [waiting('fix', 'agent-ready'), waiting('gone', 'agent-ready')];

  /** The starts that a change takes out, and what the log says of them. */
  async function takenBy(happened: Parameters<typeof change>[1], extra = ''): Promise<readonly string[]> {
    const { harness } = await begin(extra);
    const said: string[] = [];
    const log = { ...harness.engine.ports.log, info: (text: string) => void said.push(text) };
    const line = {
      findWait: async () => undefined,
      listStarts: async () => [],
      releaseClaims: async () => undefined,
      removeStarts: async (subject: number, isMeant: (each: WaitingStart) => boolean) => {
        expect(subject).toBe(42);
        return starts.filter(isMeant);
      },
    };
    await change(withEngine(harness, { ports: { line, log } }), { ...happened, extra });
    return said.filter((text) => text.startsWith('A waiting start'));
  }

  it('is taken out by a change that would end its run', async () => {
    const taken = ['A waiting start of fix was taken out, because the issue was closed. It was asked for when it was labelled.'];
    expect(await takenBy({ kind: 'closed' })).toEqual(taken);
    expect(await takenBy({ kind: 'label-removed', label: 'agent-ready' })).toHaveLength(1);
  });

  it('stays where the change, or the configuration of now, lets the run go on', async () => {
    expect(await takenBy({ kind: 'label-removed', label: 'other' })).toEqual([]);
    expect(await takenBy({ kind: 'closed' }, 'on-change: continue')).toEqual([]);
    expect(await takenBy({ kind: 'paused' })).toEqual([]);
  });
});

describe('a subject whose thread is gone', () => {
  const refusing = async (error: Error): Promise<Harness> => {
    const { harness } = await begin();
    const readSince = async () => {
      throw error;
    };
    return withEngine(harness, { ports: { store: { ...harness.engine.ports.store, readSince } } });
  };
  const gone = (reason: 'not-found' | 'expired' | 'forbidden') =>
    new GitHubError('no.', { reason, status: 404, code: 'BATON-E803' });

  it('has no run that could go on, when it was transferred or deleted', async () => {
    for (const kind of ['transferred', 'deleted'] as const)
      for (const reason of ['not-found', 'expired'] as const) {
        const harness = await refusing(gone(reason));
        expect(await change(harness, { kind })).toEqual([]);
        expect(harness.warnings.at(-1)).toBe(`#42 was ${kind}, and the records of its runs are gone with it.`);
      }
  });

  it('is an error after any other change, and so is any other refusal', async () => {
    await expect(change(await refusing(gone('not-found')), { kind: 'closed' })).rejects.toThrow('no.');
    await expect(change(await refusing(gone('forbidden')), { kind: 'deleted' })).rejects.toThrow('no.');
    await expect(change(await refusing(new Error('bug')), { kind: 'deleted' })).rejects.toThrow('bug');
  });
});

describe('the job of a change that runs again', () => {
  const again = (harness: Harness): Harness =>
    withEngine(harness, { settings: { workflowRun: { id: 900, attempt: 2, url: '' } } });

  it('completes what it has decided, once', async () => {
    const { harness } = await begin();
    await change(harness, { kind: 'closed', hour: 500 });
    const before = await kinds(harness);
    const changed = await change(again(harness), { kind: 'closed', hour: 500 });
    expect(changed.map(({ run, said }) => [run, said])).toEqual([['fix-42', 'was cancelled, because the issue was closed']]);
    expect(await kinds(harness)).toEqual(before);
  });

  it('leaves what another change has ended alone', async () => {
    const { harness } = await begin();
    await change(harness, { kind: 'closed', hour: 500 });
    expect(await change(harness, { kind: 'closed', hour: 501 })).toEqual([]);
    expect(await change(again(harness), { kind: 'closed', hour: 501 })).toEqual([]);
  });

  it('does nothing new where the change was taken back, and completes what it had decided', async () => {
    const { harness } = await begin();
    expect(await change(again(harness), { kind: 'closed', hour: 500, isUndone: true })).toEqual([]);
    expect(await kinds(harness)).toEqual(['run']);
    await change(harness, { kind: 'closed', hour: 500 });
    expect(await change(again(harness), { kind: 'closed', hour: 500, isUndone: true })).toHaveLength(1);
  });

  requirement(
    {
      ids: ['DESIGN-5.2', 'T16'],
      title: 'ends the runs as well that it had not come to',
      input: 'runs of two pipelines about an issue that is closed; the job dies behind its first decision, and runs again',
      expected: 'both are cancelled, each said once',
    },
    async () => {
      const { harness } = await begin();
      await plan(harness, { pipeline: 'docs', start: 'another', comments: 2 });
      const text = `${configText(harness)}${configText(harness, undefined, { pipeline: 'docs' }).split('pipelines:\n')[1]}`;
      harness.crashAfter(1);
      await expect(change(harness, { kind: 'closed', hour: 500, text })).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      const changed = await change(again(harness), { kind: 'closed', hour: 500, text });
      const said = 'was cancelled, because the issue was closed';
      expect(changed.map(({ run, said }) => [run, said])).toEqual([
        ['fix-42', said],
        ['docs-42', said],
      ]);
    },
  );
});

describe('a pause by a label', () => {
  it('says why it has no effect on a run that is paused', async () => {
    const { harness } = await begin();
    await change(harness, { kind: 'paused' });
    expect(await change(harness, { kind: 'paused' })).toEqual([
      { run: 'fix-42', said: 'Run `fix-42` is paused already.', started: [] },
    ]);
  });

  it('is lifted by taking the label off: what it kept back starts', async () => {
    const { harness, order } = await begin();
    await change(harness, { kind: 'paused' });
    await advance(harness, order);
    expect(harness.started).toEqual([]);
    const [changed] = await change(harness, { kind: 'resumed' });
    expect(changed?.said).toMatch(/^goes on, because /);
    expect(changed?.started.length).toBe(1);
    expect(await endOf(harness)).toBeUndefined();
  });
});

describe('the record of a decision', () => {
  it('has who decided, why and when, the words and what was shown, and nothing that was not said', async () => {
    const { harness, decide } = await start();
    await decide({ verb: 'pause' });
    const plain = await lastDecision(harness);
    expect(plain).toMatchObject({
      verb: 'pause',
      actor: { id: 7, login: 'marla' },
      reason: 'a comment asked for it',
      workflowRun: 901,
    });
    expect(Object.keys(plain).toSorted()).toEqual(['actor', 'decidedAt', 'reason', 'source', 'verb', 'workflowRun']);
    const source = { kind: 'comment' as const, comment: 5_001 };
    await decide({ verb: 'resume', source, text: 'Go.', isOutside: true, digest: 'sha256:x', askedAt: '2026-03-18T09:30:00Z' });
    expect(await lastDecision(harness)).toMatchObject({
      ...{ verb: 'resume', text: 'Go.', outside: true, digest: 'sha256:x', askedAt: '2026-03-18T09:30:00Z' },
    });
    const numbers = (await harness.records()).flatMap(({ record }) => (record.kind === 'decision' ? [record.execution] : []));
    expect(numbers).toEqual([1, 2]);
  });

  it('is not written for what a person wanted of a run whose record is gone', async () => {
    const { decide } = await start();
    const refused = await decide({ run: 'fix-43' });
    expect(refused.ok ? '' : refused.error).not.toBe('');
  });
});

describe('another attempt that a person asks for', () => {
  const stages = `
      look: { agent: one, prompt: "x" }
      fix: { needs: [look], agent: one, prompt: "y", approval: {} }`;
  const said = async (harness: Harness): Promise<string> =>
    (await harness.threads.listSince(42, '2000-01-01T00:00:00Z')).map(({ body }) => body).join('\n');

  it('puts the label of a run at work on again, and starts the stage', async () => {
    const { harness, order, decide } = await start();
    await fail(harness, order);
    expect([...harness.labels]).not.toContain('baton:running');
    expect(await decide({ verb: 'retry', stage: 'look' })).toMatchObject({
      ok: true,
      value: { isNew: true, started: [expect.anything()] },
    });
    expect([...harness.labels]).toContain('baton:running');
  });

  it('is refused where the record of the stage is gone, and nobody could tell what it had done', async () => {
    const { harness, order, decide } = await start();
    await advance(harness, order);
    await fail(harness, lastStarted(harness));
    const look = (await harness.records()).find(({ record }) => record.kind === 'task' && record.task === 'look');
    harness.threads.remove(look?.comment ?? 0);
    const refusal = async (changes: Parameters<typeof decide>[0]): Promise<string> => {
      const decided = await decide(changes);
      return decided.ok ? '' : decided.error;
    };
    expect(await refusal({ verb: 'retry', stage: 'look' })).toMatch(/no record 2/);
    expect(await refusal({ verb: 'pause' })).toMatch(/has ended already/);
    expect(await refusal({ verb: 'retry' })).toBe('');
  });

  it('is refused where it would mean nothing', async () => {
    const { decide } = await start();
    const refused = await decide({ verb: 'retry', stage: 'look' });
    expect(refused.ok ? '' : refused.error).toMatch(/is under way/);
  });

  it('says in its comment that an approval comes first', async () => {
    const { harness, order, decide } = await start({ stages });
    await advance(harness, order);
    await decide({ verb: 'pause' });
    await decide({ verb: 'resume', source: { kind: 'comment', comment: 5_001 } });
    expect(await said(harness)).toContain('First `fix` needs an approval: a comment asks for it.');
  });

  it('puts no label on and says nothing of what it does not start, where it only pauses', async () => {
    const { harness, order } = await begin();
    const { run, thread, first } = order;
    const said: string[] = [];
    const log = { ...harness.engine.ports.log, info: (text: string) => void said.push(text) };
    const { engine } = withEngine(harness, { ports: { log } });
    const before = harness.writes.length;
    const source = { kind: 'event' as const, event: 'x' };
    await applyDecision(engine, {
      run,
      thread,
      first,
      actor: { id: 1, login: 'mona' },
      reason: 'because',
      verb: 'pause',
      source,
    });
    expect(said.filter((text) => text.startsWith('Nothing to do'))).toEqual([]);
    expect(harness.writes.slice(before).filter((write) => write.startsWith('label'))).toEqual([]);
  });

  it('stops at a configuration that cannot be read, and says what is wrong with it', async () => {
    const { harness } = await begin();
    await expect(change(harness, { kind: 'closed', text: 'version: 2' })).rejects.toThrow(/version/);
  });

  it('names no workflow run where a server decided', async () => {
    const { harness, order } = await begin();
    const { run, thread, first } = order;
    const engine = withEngine(harness, { settings: { workflowRun: { id: 0, attempt: 1, url: '' } } }).engine;
    const source = { kind: 'event' as const, event: 'x' };
    const place = { run, thread, first, actor: { id: 1, login: 'mona' }, reason: 'because' };
    expect((await applyDecision(engine, { ...place, verb: 'pause', source })).ok).toBe(true);
    expect('workflowRun' in (await lastDecision(harness))).toBe(false);
    // The same event may decide something else about the run.
    const resumed = await applyDecision(engine, { ...place, verb: 'resume', source });
    expect(resumed.ok && resumed.value.isNew).toBe(true);
  });
});

it('a resumption whose job runs again starts nothing of a run that has ended or is paused again', async () => {
  for (const kind of ['closed', 'paused'] as const) {
    const { harness } = await begin();
    const dead = withRuns(harness, {});
    const resumed = { kind: 'resumed', hour: 5_000 } as const;
    await change(dead, { kind: 'paused' });
    await change(dead, resumed);
    await change(dead, { kind });
    const before = harness.started.length;
    const [again] = await change(dead, resumed);
    expect({ ...again, new: harness.started.length - before }).toMatchObject({ started: [], new: 0 });
  }
});
