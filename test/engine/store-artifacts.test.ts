import { describe, expect, it } from 'vitest';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../src/core/prompt/render-prompt.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { TaskBody } from '../../src/core/record/record.ts';
import { ancestorsOf, pipelineOf, stageOf } from '../../src/core/run/pipeline-of.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { runTask } from '../../src/engine/agent/run-task.ts';
import type { Delivery } from '../../src/engine/delivery.ts';
import { createDryPorts } from '../../src/engine/dry-ports.ts';
import type { TaskJob } from '../../src/engine/task-ports.ts';
import { loadHandoffs } from '../../src/engine/thread/load-handoffs.ts';
import type { ArtifactProblem } from '../../src/ports/artifacts.ts';
import { allGates } from '../support/all-gates.ts';
import { buildCommits, buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, chainStages, lastStarted, orderOf, plan } from './chain.ts';
import { planTransfers } from './transfer-chain.ts';

const kept = `${chainStages}\nstore: artifacts\nretention: { artifacts: 14d }\n`;
const secretWords = 'the cause is in src/tax.js';
/** No line `key: value`: such a line is a result as well, and results stay in the record. */
const outputLine = `looked there, ${secretWords}`;
const handoff = { version: 1 as const, summary: `summary: ${secretWords}`, detail: `detail: ${secretWords}` };

/** `investigate` has ended with a handoff and outputs; the order of `fix`. */
async function playInvestigate(harness: Harness, stages = kept, delivery: Partial<Delivery> = {}): Promise<Dispatch> {
  const order = orderOf(await plan(harness, { stages }));
  const output = buildOutput(order, { handoff, outputs: [outputLine] });
  await advance(harness, order, { kind: 'output', output, ...delivery } as Delivery);
  return lastStarted(harness);
}

async function bodyOf(harness: Harness, stage: string): Promise<TaskBody | undefined> {
  const found = (await harness.records()).find(({ record }) => record.kind === 'task' && record.task === stage)?.record;
  return found?.kind === 'task' ? found.body : undefined;
}

/** The agent job of an order, up to where its agent would start. */
async function startAgent(harness: Harness, dispatch: Dispatch): Promise<AgentOutput> {
  return runTask({ ports: harness.engine.ports, settings: {}, dispatch } as unknown as TaskJob);
}

async function promptOfFix(harness: Harness): Promise<string> {
  const { ports } = harness.engine;
  const state = deriveState(await harness.records(), 'fix-42', allGates);
  if (!state.ok) throw new Error(state.error.message);
  const filled = await loadHandoffs(ports, { state: state.value, stages: ancestorsOf(pipelineOf(state.value.run), 'fix') });
  if (!filled.ok) throw new Error(filled.error.problem.message);
  const context = buildPromptContext({ state: filled.value, stage: 'fix', due: { attempt: 1, execution: 1 } });
  const stage = stageOf(state.value.run, 'fix') as { prompt: string; untrusted: 'fenced' };
  const prompt = renderPrompt({ stageName: 'fix', stage, context, nonce: 'abc', sha256: (text) => ports.hasher.sha256(text) });
  return prompt.ok ? prompt.value.facts.digest : prompt.error.message;
}

describe('store: artifacts', () => {
  requirement(
    {
      ids: ['H-29', 'DESIGN-4.5'],
      title: 'handoff and outputs go into an artifact; the signed record says where',
      input: 'investigate hands over, with store: artifacts and retention.artifacts: 14d',
      expected: 'one artifact kept for 14 days; in no comment a word of it; the record has id, sha256, bytes and workflow run',
    },
    async () => {
      const harness = createHarness();
      await playInvestigate(harness);
      const [saved, ...more] = [...harness.texts.saved];
      expect(more).toEqual([]);
      expect(saved?.[0]).toBe('baton-handoff-fix-42-investigate-1-1');
      expect(saved?.[1].days).toBe(14);
      expect(JSON.parse(saved?.[1].text ?? '')).toEqual({ version: 1, handoff, outputs: [outputLine] });
      const body = await bodyOf(harness, 'investigate');
      expect(body?.locator).toEqual(saved?.[1].locator);
      expect(body?.handoff).toBeUndefined();
      expect(body?.outputs).toEqual([]);
      const thread = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      expect(thread.filter((comment) => comment.body.includes('src/tax.js'))).toEqual([]);
      expect(thread.at(-1)?.body).toContain('[artifact 500](https://github.com/octo-org/ledger/actions/runs/900/artifacts/500)');
    },
  );

  requirement(
    {
      ids: ['H-29', 'H-34', 'DESIGN-4.5'],
      title: 'the next prompt is the same, wherever the handoff lies',
      input: 'the same run with store: comments and with store: artifacts; one nonce',
      expected: 'equal digests of the prompt of fix',
    },
    async () => {
      const [comments, artifacts] = [createHarness(), createHarness()];
      await playInvestigate(comments, chainStages);
      await playInvestigate(artifacts);
      expect(comments.texts.saved.size).toBe(0);
      expect(await promptOfFix(artifacts)).toMatch(/^sha256:/);
      expect(await promptOfFix(artifacts)).toBe(await promptOfFix(comments));
    },
  );

  requirement(
    {
      ids: ['H-29', 'T-9', 'DESIGN-4.5'],
      title: 'what an earlier agent of a stage handed over is read from its artifact too',
      input: 'a leaves a handoff and hands over to b, which leaves none; the same with store: comments',
      expected: 'equal digests of the prompt of fix, which shows the summary of a',
    },
    async () => {
      const stages = `investigate: { agent: a }
      fix: { needs: [investigate], agent: c, prompt: "{{ needs.investigate.handoff.summary }}" }`;
      const play = async (text: string): Promise<string> => {
        const harness = createHarness();
        const order = await planTransfers(harness, { stages: text });
        const transfer = { to: 'b', message: 'Go on.', superseded: [] };
        await advance(harness, order, { kind: 'output', output: { ...buildOutput(order, { handoff }), transfer } });
        const { handoff: _, ...second } = buildOutput(lastStarted(harness));
        await advance(harness, lastStarted(harness), { kind: 'output', output: second });
        return promptOfFix(harness);
      };
      const [inComments, inArtifacts] = [await play(stages), await play(`${stages}\nstore: artifacts`)];
      expect(inComments).toMatch(/^sha256:/);
      expect(inArtifacts).toBe(inComments);
    },
  );

  it('costs a middle link no further request: one upload before its comment', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness, { stages: kept }));
    const before = harness.writes.length;
    await advance(harness, order);
    expect(harness.writes.slice(before).map((write) => write.split(' ')[0])).toEqual(['artifact', 'comment', 'start', 'update']);
  });

  const problems: readonly (readonly [ArtifactProblem, string, string])[] = [
    ['expired', 'artifact-expired', 'its time is over: artifacts of this run are kept for 14 days (`retention.artifacts`)'],
    ['missing', 'artifact-expired', 'which is not there any more: somebody deleted it'],
    ['digest', 'artifact-replaced', 'what lies there is not what was recorded (digest; recorded: sha256:'],
    ['foreign-run', 'artifact-foreign', 'was made by another workflow run, or for another repository'],
  ];
  for (const [problem, reason, words] of problems) {
    requirement(
      {
        ids: ['H-29', 'T25', 'DESIGN-4.5'],
        title: `an artifact that is ${problem} ends the run by name, without another attempt`,
        input: `fix, with two attempts, when the artifact of investigate is ${problem}`,
        expected: `no agent; the run ends as ${reason}; the thread names artifact, workflow run and what to do; a person is asked`,
      },
      async () => {
        const harness = createHarness();
        const stages = kept.replace(
          'needs: [investigate], agent: one,',
          'needs: [investigate], agent: one, retry: { attempts: 2 },',
        );
        const order = await playInvestigate(harness, stages);
        harness.texts.spoil(500, problem);
        const output = await startAgent(harness, order);
        expect(output).toMatchObject({ outcome: 'failed', failure: { reason } });
        expect(output.failure?.message).toContain(words);
        const started = harness.started.length;
        const advanced = await advance(harness, order, { kind: 'output', output });
        expect(advanced.ended).toMatchObject({ outcome: 'failed', reason: `fix: ${reason}` });
        expect(harness.started).toHaveLength(started);
        const thread = (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);
        for (const said of ['artifact 500 of workflow run 900', 'tart the pipeline again'].concat(words)) {
          expect(thread.filter((body) => body.includes(said))).not.toEqual([]);
        }
        expect([...harness.labels]).toEqual(['baton:failed', 'baton:needs-human']);
      },
    );
  }

  requirement(
    {
      ids: ['H-29', 'DESIGN-4.5'],
      title: 'a built-in reads the artifact when a field shows the handoff, and fails by name when it is gone',
      input: 'open-pr with {{ needs.investigate.handoff.summary }} in its text; once with the artifact, once without',
      expected: 'the text holds the summary; failed as artifact-expired, and no pull request',
    },
    async () => {
      for (const isGone of [false, true]) {
        const harness = createHarness();
        const stages = kept
          .replace(/ {6}fix:.*\n/, '')
          .replace('needs: [fix]', 'needs: [investigate]')
          .replace('prompt: "Look."', 'branch: work, prompt: "Look."');
        const order = orderOf(await plan(harness, { stages }));
        const output = buildOutput(order, { handoff, commits: buildCommits() });
        await advance(harness, order, { kind: 'output', output });
        if (isGone) harness.texts.spoil(500, 'missing');
        const advanced = await advance(harness, lastStarted(harness));
        expect(advanced.task?.failure?.reason).toBe(isGone ? 'artifact-expired' : undefined);
        expect(harness.pulls.map(({ body }) => body.includes(secretWords))).toEqual(isGone ? [] : [true]);
      }
    },
  );

  requirement(
    {
      ids: ['Y-24', 'H-29'],
      title: 'a ledger gets of a handoff what its pipeline asks for, and nothing else',
      input: 'history with and without handoff_summary in include-keys; the artifact gone later',
      expected: 'the summary stands in the history record, or no word of it',
    },
    async () => {
      const only = '\n      only: { agent: one, prompt: "Look." }\nstore: artifacts\n';
      for (const keys of ['', 'include-keys: [handoff_summary]']) {
        const harness = createHarness();
        const order = orderOf(await plan(harness, { stages: only, extra: `history: { ${keys} }` }));
        await advance(harness, order, { kind: 'output', output: buildOutput(order, { handoff }) });
        const [entry] = (await harness.engine.ports.store.readSince(500, '2000-01-01T00:00:00Z')).records;
        expect(entry?.record.kind === 'history' ? entry.record.body.handoff?.summary : 'none').toBe(
          keys === '' ? undefined : handoff.summary,
        );
      }
    },
  );

  it('keeps the handoff in the comment, with a warning, when the artifact service refuses', async () => {
    const harness = createHarness({ secrets: ['quota-token'] });
    const save = async (): Promise<never> => Promise.reject(new Error('Artifact storage quota has been hit. quota-token'));
    Object.assign(harness.engine.ports, { texts: { ...harness.texts, save } });
    await playInvestigate(harness);
    const body = await bodyOf(harness, 'investigate');
    expect(body?.handoff).toEqual(handoff);
    expect(body?.warnings.join()).toContain('in spite of `store: artifacts`, because the artifact service did not take it');
    expect(body?.warnings.join()).toContain('quota has been hit');
    expect(body?.warnings.join()).not.toContain('quota-token');
  });

  it('makes no artifact for an execution that handed nothing over', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness, { stages: kept }));
    const { handoff: _, ...output } = buildOutput(order);
    await advance(harness, order, { kind: 'output', output });
    expect(harness.texts.saved.size).toBe(0);
    expect((await bodyOf(harness, 'investigate'))?.locator).toBeUndefined();
  });

  it('gives the outputs of the job what was handed over, wherever it lies', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness, { stages: kept }));
    const advanced = await advance(harness, order, { kind: 'output', output: buildOutput(order, { handoff }) });
    expect(advanced.task?.handoff).toEqual(handoff);
  });

  it('uploads nothing in a dry run, and says that it would', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness, { stages: kept }));
    const dry = createDryPorts(harness.engine.ports);
    const engine = { ...harness.engine, ports: dry.ports };
    await advance({ ...harness, engine }, order, { kind: 'output', output: buildOutput(order, { handoff }) });
    expect(harness.texts.saved.size).toBe(0);
    expect(dry.effects).toContain('upload artifact baton-handoff-fix-42-investigate-1-1');
  });
});

describe('store: artifacts with the App, which can upload nothing', () => {
  const locator = { artifactId: 77, file: 'baton-output.json', bytes: 10, sha256: `sha256:${'1'.repeat(64)}`, run: 900 };

  async function playWithApp(secrets: readonly string[]): Promise<TaskBody | undefined> {
    const harness = createHarness({ secrets });
    const { save: _, ...texts } = harness.texts;
    Object.assign(harness.engine.ports, { texts });
    await playInvestigate(harness, kept, { locator });
    return bodyOf(harness, 'investigate');
  }

  requirement(
    {
      ids: ['H-29', 'DESIGN-4.5', 'DESIGN-2'],
      title: "the record names the agent job's own artifact while nothing in it was changed; else the comment keeps it",
      input: 'an output that came in artifact 77; the same with a text that the App redacts',
      expected: 'locator of artifact 77 and no handoff; the redacted handoff in the record, and a warning',
    },
    async () => {
      const same = await playWithApp([]);
      expect(same?.locator).toEqual(locator);
      expect(same?.handoff).toBeUndefined();
      const redacted = await playWithApp([secretWords]);
      expect(redacted?.locator).toBeUndefined();
      expect(redacted?.handoff?.summary).not.toContain(secretWords);
      expect(redacted?.warnings.join()).toContain('the App cannot upload');
    },
  );

  it('reads it back from there', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness, { stages: kept }));
    const output = buildOutput(order, { handoff, outputs: ['pr: 1'] });
    const text = JSON.stringify({ order: 'signed', output });
    const left = await harness.texts.save('left', text, { days: 1 });
    const { save: _, ...texts } = harness.texts;
    Object.assign(harness.engine.ports, { texts });
    await advance(harness, order, { kind: 'output', output, locator: left });
    const state = deriveState(await harness.records(), 'fix-42', allGates);
    const filled = state.ok ? await loadHandoffs(harness.engine.ports, { state: state.value, stages: ['investigate'] }) : state;
    expect(filled.ok ? filled.value.tasks[0]?.body : filled.error).toMatchObject({ handoff, outputs: ['pr: 1'] });
  });
});
