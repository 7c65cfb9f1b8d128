import type { Dispatch } from '../../../src/core/record/dispatch.ts';
import type { Trigger } from '../../../src/core/trigger/trigger.ts';
import type { Delivery } from '../../../src/engine/delivery.ts';
import type { Engine } from '../../../src/engine/engine-ports.ts';
import type { Planned } from '../../../src/engine/plan/start-from-event.ts';
import type { Harness } from '../../../test/support/engine-harness.ts';
import type { Checkout } from './load-checkout.ts';

/** Prepares the world of a walk, which is not measured, and returns the walk itself. */
export type Walk = (checkout: Checkout) => Promise<() => Promise<void>>;

/** The four walks of a reader who asks: what happens when …? Each throws unless it came to what its name says. */
export const walks: Readonly<Record<WalkName, Walk>> = {
  'label to dispatch': walkLabel,
  'handoff to next prompt': walkHandoff,
  'comment /baton retry': walkRetry,
  'crash to publish': walkCrash,
};

export const walkNames = ['label to dispatch', 'handoff to next prompt', 'comment /baton retry', 'crash to publish'] as const;
export type WalkName = (typeof walkNames)[number];

async function walkLabel(checkout: Checkout): Promise<() => Promise<void>> {
  const harness = checkout.harness.createHarness();
  const payload = checkout.readJson('test/fixtures/events/issues.labeled.json');
  return async () => {
    const trigger = checkout.parseTrigger('issues', payload);
    if (!trigger.ok) throw new Error(trigger.error.reason);
    // The event comes from the repository of the harness.
    const { repository } = checkout.harness.buildTrigger();
    const planned = await plan(checkout, { harness, trigger: { ...trigger.value, repository } });
    orderOf(planned);
  };
}

async function walkHandoff(checkout: Checkout): Promise<() => Promise<void>> {
  const harness = checkout.harness.createHarness();
  const order = orderOf(await plan(checkout, { harness, trigger: checkout.harness.buildTrigger() }));
  const file = JSON.stringify({ version: 1, summary: 'The tests fail since Monday.', data: { severity: 'high' } });
  const printed = { handoff: undefined, fence: undefined } as Parameters<Checkout['readHandoff']>[0]['printed'];
  return async () => {
    const { handoff } = await checkout.readHandoff({ file, printed }, undefined);
    if (handoff === undefined) throw new Error('The handoff was refused.');
    await advance(checkout, {
      harness,
      order,
      delivery: { kind: 'output', output: checkout.harness.buildOutput(order, { handoff }) },
    });
    const text = await renderNext(checkout, { harness, order: lastStarted(harness) });
    if (!text.includes(handoff.summary)) throw new Error('The next prompt does not hold the handoff.');
  };
}

/** Opens a signed order as an agent job does, and renders its prompt. */
async function renderNext(checkout: Checkout, { harness, order }: { harness: Harness; order: Dispatch }): Promise<string> {
  const { ports, settings } = harness.engine;
  const { hasher, compressor, verifier } = ports;
  const tools = {
    sha256: (text: string) => hasher.sha256(text),
    inflate: (data: Parameters<typeof compressor.inflate>[0], maxBytes: number) => compressor.inflate(data, maxBytes),
    verify: (text: string, signature: Parameters<typeof verifier.verify>[1]) => verifier.verify(text, signature),
  };
  const opened = checkout.openDispatch(JSON.stringify(order), { repo: settings.repository.id, now: ports.clock.now(), tools });
  if (!opened.ok) throw new Error(opened.error.message);
  // Before part 5 the option was called `subject`.
  const place = { repo: order.repo, thread: order.thread, subject: order.thread };
  const records = checkout.unpackRecords(opened.value, { ...place, tools });
  if (!records.ok) throw new Error(records.error.message);
  const state = await checkout.loadState(records.value, order.run);
  if (!state.ok) throw new Error(state.error.message);
  const rendered = checkout.renderPrompt({
    stageName: order.task,
    stage: checkout.stageOf(state.value.run, order.task) as Parameters<Checkout['renderPrompt']>[0]['stage'],
    context: checkout.buildPromptContext({ state: state.value, stage: order.task, due: order }),
    nonce: '0'.repeat(16),
    sha256: tools.sha256,
  });
  if (!rendered.ok) throw new Error(rendered.error.message);
  return rendered.value.text;
}

async function walkRetry(checkout: Checkout): Promise<() => Promise<void>> {
  const { createHarness, buildTrigger, buildOutput, subjectNumber } = checkout.harness;
  const harness = createHarness();
  const order = orderOf(await plan(checkout, { harness, trigger: buildTrigger() }));
  const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status', message: 'boom' } };
  await advance(checkout, { harness, order, delivery: { kind: 'output', output: buildOutput(order, failed) } });
  const author = { id: 7, login: 'marla', type: 'User' };
  const { id, createdAt } = harness.threads.post({ subject: subjectNumber, body: '/baton retry', author });
  const labeled = checkout.readJson('test/fixtures/events/issues.labeled.json') as Readonly<Record<string, object>>;
  const payload = {
    ...labeled,
    action: 'created',
    issue: { ...labeled.issue, comments: harness.threads.count(subjectNumber), created_at: '2026-03-01T00:00:00Z' },
    comment: { id, user: author, body: '/baton retry', created_at: createdAt },
    sender: author,
  };
  return async () => {
    const trigger = checkout.parseTrigger('issue_comment', payload);
    if (!trigger.ok) throw new Error(trigger.error.reason);
    const { repository } = buildTrigger();
    const planned = await plan(checkout, { harness, trigger: { ...trigger.value, repository } });
    const kinds = (await harness.records()).map(({ record }) => record.kind);
    if (!kinds.includes('decision')) throw new Error(`The retry was not recorded: ${JSON.stringify(planned.runs)}`);
  };
}

async function walkCrash(checkout: Checkout): Promise<() => Promise<void>> {
  const { createHarness, buildTrigger, subjectNumber } = checkout.harness;
  const harness = checkout.withRuns(createHarness(), {});
  await plan(checkout, { harness, trigger: buildTrigger() });
  return async () => {
    await checkout.sweep(harness.engine, async () => [subjectNumber]);
    const order = lastStarted(harness);
    if (order.lost === undefined) throw new Error('The sweep found no lost job.');
    const lost = { reason: 'job-lost', message: 'The job was cancelled.' } as const;
    await advance(checkout, { harness, order, delivery: { kind: 'lost', failure: lost } as Delivery });
  };
}

const headSha = 'a'.repeat(40);

function configText(publicKey: string): string {
  return `version: 1
signing: { keys: ["${publicKey}"] }
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  fix:
    on: { issues: { labels: [agent-ready] } }
    stages:
      investigate: { agent: one, prompt: "Look." }
      fix: { needs: [investigate], agent: one, prompt: "{{ needs.investigate.handoff.summary }}" }
`;
}

async function plan(
  { startFromEvent, checkConfig }: Checkout,
  { harness, trigger }: { readonly harness: Harness; readonly trigger: Trigger },
): Promise<Planned> {
  const { id } = harness.engine.settings.workflowRun;
  const text = configText(harness.publicKey);
  const request = {
    trigger,
    config: checkConfig(text),
    // An older checkout parses the text itself.
    configText: text,
    commit: headSha,
    inline: true,
    start: trigger.comment === undefined ? `workflow run ${id}` : `comment ${trigger.comment.id}`,
  };
  const planned = await startFromEvent(harness.engine, request);
  if (!planned.ok) throw new Error(planned.error.map(({ message }) => message).join('\n'));
  return planned.value;
}

function orderOf({ inline }: Planned): Dispatch {
  if (inline === undefined) throw new Error('The event started nothing.');
  return inline.dispatch;
}

interface AdvanceFacts {
  readonly harness: { readonly engine: Engine };
  readonly order: Dispatch;
  readonly delivery: Delivery;
}

async function advance({ advanceRun }: Checkout, { harness, order, delivery }: AdvanceFacts): Promise<void> {
  const { workflowRun } = harness.engine.settings;
  const advanced = await advanceRun(harness.engine, { dispatch: order, delivery, workflowRun });
  if (!advanced.ok) throw new Error(advanced.error.message);
}

function lastStarted({ started }: Harness): Dispatch {
  const last = started.at(-1);
  if (last === undefined) throw new Error('Nothing was started.');
  return last;
}
