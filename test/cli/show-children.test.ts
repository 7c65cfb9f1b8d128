import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import type { ChildCalls } from '../../src/core/children/child.ts';
import type { AgentStage } from '../../src/core/config/schema/stage-schema.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../src/core/prompt/render-prompt.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { stagesGivenTo } from '../../src/core/run/handoffs.ts';
import { stageOf } from '../../src/core/run/pipeline-of.ts';
import { loadStateInOrder } from '../../src/engine/agent/run-task.ts';
import { loadHandoffs } from '../../src/engine/thread/load-handoffs.ts';
import { renderAgain } from '../../src/page/report/render-again.ts';
import { advance, configText, lastStarted, orderOf, plan } from '../engine/chain.ts';
import { allGates } from '../support/all-gates.ts';
import { buildOutput, createHarness, type Harness, repositoryId, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const files = useFiles();
const { sha256 } = createNodeHasher();
const stages = `
      aside: { agent: one, prompt: "Something else." }
      split: { agent: one, children: {}, prompt: "Divide {{ subject.title }}.\\n{{ children }}" }
`;

interface Turn {
  readonly order: Dispatch;
  readonly text: string;
  /** Ends the turn. Its handoff is named after the task. */
  readonly end: (children?: ChildCalls) => Promise<void>;
}

/** Starts an execution as its job does: from the records of its order alone. */
async function start(harness: Harness, order: Dispatch): Promise<Turn> {
  const ports = harness.engine.ports as unknown as Parameters<typeof loadStateInOrder>[0]['ports'];
  const carried = await loadStateInOrder({ dispatch: order, ports });
  if (carried === undefined) throw new Error('The order carries no records.');
  const filled = await loadHandoffs(harness.engine.ports, { state: carried, stages: stagesGivenTo(carried, order.task) });
  if (!filled.ok) throw new Error(filled.error.reason);
  const state = filled.value;
  const prompt = renderPrompt({
    stageName: order.task,
    stage: stageOf(state.run, order.task) as AgentStage,
    context: buildPromptContext({ state, stage: order.task, due: order }),
    nonce: `ab${order.execution}`,
    tip: state.tip.seq,
    sha256,
  });
  if (!prompt.ok) throw new Error(prompt.error.message);
  const { text, facts } = prompt.value;
  const handoff = { version: 1 as const, summary: `left by ${order.task} ${order.execution}` };
  const end = async (children?: ChildCalls): Promise<void> => {
    const asked = children === undefined ? {} : { children };
    await advance(harness, order, { kind: 'output', output: buildOutput(order, { prompt: facts, handoff, ...asked }) });
  };
  return { order, text, end };
}

function orderFor(harness: Harness, task: string, execution = 1): Dispatch {
  const found = harness.started.find((order) => order.task === task && order.execution === execution);
  if (found === undefined)
    throw new Error(`${task} was not started, but ${harness.started.map((order) => order.task).join(', ')}.`);
  return found;
}

const calls: ChildCalls = {
  requests: ['api', 'docs'].map((name, index) => ({ ordinal: index + 1, name, prompt: `Do ${name}.` })),
  refused: 0,
  wait: { names: ['split/1-api', 'split/2-docs'], until: 'first' },
};

async function play(top: string) {
  const harness = createHarness();
  const options = { stages, top };
  const planned = await plan(harness, options);
  const inline = planned.inline === undefined ? [] : [orderOf(planned)];
  const first = [...inline, ...harness.started].find(({ task }) => task === 'split') ?? lastStarted(harness);
  const aside = [...inline, ...harness.started].find(({ task }) => task === 'aside') ?? lastStarted(harness);
  await (await start(harness, first)).end(calls);
  const api = await start(harness, orderFor(harness, 'split/1-api'));
  const docs = await start(harness, orderFor(harness, 'split/2-docs'));
  await docs.end();
  const again = await start(harness, orderFor(harness, 'split', 2));
  // The other child and another stage end while the parent is at work.
  await api.end();
  await (await start(harness, aside)).end();
  await again.end();
  return { harness, options, api, docs, again };
}

requirement(
  {
    ids: ['H-30', 'K-15', 'K-26', 'DESIGN-4.7'],
    title: 'the prompts of children and of the parent that starts again are rendered again from the records, byte for byte',
    input: 'split waits for the first of two; the other ends while split is at work again; store: artifacts',
    expected:
      'the digest of each in its record; what split consumed names docs and its own notes, not api; what docs consumed names split',
  },
  async () => {
    const { harness, options, api, docs, again } = await play('store: artifacts');
    expect(again.text).toContain('Child split/1-api of agent one: running');
    expect(again.text).toContain('left by split/2-docs 1');
    expect(again.text).toContain('left by split 1');
    const posted = (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(
      ({ id, body, createdAt, updatedAt, author }) => ({ id, body, created_at: createdAt, updated_at: updatedAt, user: author }),
    );
    const comments = files.write('thread.json', JSON.stringify(posted));
    const config = files.write('config.yml', configText(harness, stages, options));
    const folder = join(files.folder, 'artifacts');
    mkdirSync(folder);
    for (const [name, { text }] of harness.texts.saved) writeFileSync(join(folder, name), text);
    const thread = ['--repo-id', String(repositoryId), '--subject', String(subjectNumber), '--config', config];
    const records = files.write('records.json', (await runCommand('records', comments, ...thread, '--json')).stdout);
    for (const turn of [again, docs, api]) {
      const { task, execution } = turn.order;
      const shown = await runCommand('show', `fix-42/${task} ${execution}`, comments, ...thread, '--artifacts', folder, '--json');
      expect({ task, prompt: JSON.parse(shown.stdout).prompt }).toMatchObject({ task, prompt: { same: true, text: turn.text } });
      const at = ['--records', records, '--nonce', `ab${execution}`, '--config', config, '--artifacts', folder];
      const prompted = await runCommand('prompt', `fix.${task}`, ...at, '--json');
      expect(prompted.stderr).toBe('');
      expect(JSON.parse(prompted.stdout).prompt).toBe(turn.text);
    }
    const consumed = async (task: string) => {
      const shown = await runCommand('show', `fix-42/${task}`, comments, ...thread, '--artifacts', folder, '--json');
      const { handoffs } = JSON.parse(shown.stdout).consumed;
      return handoffs.map(({ stage, handoff }: { stage: string; handoff: { summary: string } }) => [stage, handoff.summary]);
    };
    expect(await consumed('split')).toEqual([
      ['split/2-docs', 'left by split/2-docs 1'],
      ['split', 'left by split 1'],
    ]);
    expect(await consumed('split/2-docs')).toEqual([['split', 'left by split 1']]);
  },
);

requirement(
  {
    ids: ['H-30', 'K-15'],
    title: 'the report of a run has the prompts of children and of the parent that starts again',
    input: 'the records of the same run, with handoffs in comments',
    expected: 'the same texts',
  },
  async () => {
    const { harness, api, docs, again } = await play('store: comments');
    const stored = await harness.records();
    const tasks = stored.flatMap(({ record }) => (record.kind === 'task' ? [record] : []));
    for (const { order, text } of [api, docs, again]) {
      const task = tasks.find((each) => each.task === order.task && each.execution === order.execution);
      expect(task && renderAgain(task, stored, allGates)).toBe(text);
    }
  },
);
