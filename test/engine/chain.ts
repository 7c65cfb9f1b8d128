import { expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import type { Delivery } from '../../src/engine/delivery.ts';
import { type Planned, startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { type Advanced, advanceRun } from '../../src/engine/publish/advance-run.ts';
import { buildOutput, buildTrigger, type Harness, headSha } from '../support/engine-harness.ts';

/** The stages of the example: investigate, fix with commits, open-pr. */
export const chainStages = `
      investigate: { agent: one, prompt: "Look." }
      fix: { needs: [investigate], agent: one, branch: "baton/issue-{{ subject.number }}", prompt: "{{ needs.investigate.handoff.summary }}" }
      open-pr: { needs: [fix], uses: pull-request, with: { title: "Fix #{{ subject.number }}", body: "{{ needs.investigate.handoff.summary }}" } }`;

export function configText(
  harness: Harness,
  stages = chainStages,
  { extra = '', top = '', pipeline = 'fix', agents = '' } = {},
): string {
  const signing = harness.engine.ports.signer === undefined ? '' : `signing: { keys: ["${harness.publicKey}"] }\n`;
  return `version: 1
${top}
${signing}agents: { one: { engine: command, command: ["true"] }${agents} }
pipelines:
  ${pipeline}:
    on: { issues: { labels: [agent-ready] }, pull-requests: { labels: [agent-ready] }, schedule: { cron: "0 9 * * *" } }
    ${extra}
    stages:${stages}
`;
}

const checked = new Map<string, ReturnType<typeof checkConfig>>();

/** Checks a config, and remembers it: a thousand runs have a few configs. */
function checkOnce(text: string): ReturnType<typeof checkConfig> {
  const config = checked.get(text) ?? checkConfig(text);
  checked.set(text, config);
  return config;
}

export async function plan(
  harness: Harness,
  options: {
    stages?: string;
    comments?: number;
    start?: string;
    extra?: string;
    top?: string;
    /** Agents beside `one`, such as `, two: { … }`. */
    agents?: string;
    pipeline?: string;
    trigger?: Trigger;
  } = {},
): Promise<Planned> {
  const planned = await startFromEvent(harness.engine, {
    trigger: options.trigger ?? triggerOf(harness, options.comments),
    config: checkOnce(configText(harness, options.stages, options)),
    commit: headSha,
    inline: true,
    start: options.start ?? `workflow run ${harness.engine.settings.workflowRun.id}`,
  });
  if (!planned.ok) throw new Error(planned.error.map(({ message }) => message).join('\n'));
  return planned.value;
}

/** Without a key the repository is private. */
function triggerOf(harness: Harness, comments: number | undefined): Trigger {
  const trigger = buildTrigger(comments === undefined ? {} : { comments });
  return { ...trigger, repository: { ...trigger.repository, private: harness.engine.ports.signer === undefined } };
}

export function orderOf(planned: Planned): Dispatch {
  expect(planned.inline).toBeDefined();
  return (planned.inline as NonNullable<Planned['inline']>).dispatch;
}

export async function advance(harness: Harness, dispatch: Dispatch, delivery?: Delivery): Promise<Advanced> {
  const advanced = await advanceRun(harness.engine, {
    dispatch,
    delivery: delivery ?? (dispatch.for === 'publish' ? { kind: 'built-in' } : { kind: 'output', output: buildOutput(dispatch) }),
    workflowRun: harness.engine.settings.workflowRun,
  });
  if (!advanced.ok) throw new Error(advanced.error.message);
  return advanced.value;
}

/** The order that was started last. */
export function lastStarted(harness: Harness): Dispatch {
  const last = harness.started.at(-1);
  if (last === undefined) throw new Error('Nothing was started.');
  return last;
}
