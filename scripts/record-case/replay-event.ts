import { startPromptState } from '../../src/cli/thread/prompt-state.ts';
import type { Config } from '../../src/core/config/schema/config-schema.ts';
import { decide } from '../../src/core/state/decide.ts';
import { parseTrigger } from '../../src/core/trigger/parse-trigger.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { renderPlanSummary } from '../../src/core/view/summary/plan.ts';
import { explainEvent } from '../../src/terminal/trigger/explain-event.ts';
import { allGates } from '../../test/support/all-gates.ts';
import type { CaseInputs, Goldens } from './case-files.ts';
import { print } from './print.ts';
import { readConfig } from './read-config.ts';

/** An event: which pipelines it starts, why not the others, and what the summary of `plan` says. */
export function replayEvent(inputs: CaseInputs): Goldens {
  const config = readConfig(inputs);
  const { eventName, role } = inputs.facts;
  const payload: unknown = JSON.parse(inputs.get('event.json'));
  const matches = explainEvent(config, { name: eventName, payload, role });
  const trigger = parseTrigger(eventName, payload);
  const matched = trigger.ok ? matches.filter((match) => match.matched) : [];
  const runs = trigger.ok ? matched.map(({ pipeline }) => describeStart(config, { pipeline, trigger: trigger.value })) : [];
  return {
    'explain.json': print({ pipelines: matches }),
    'summary.md': `${renderPlanSummary({ matches, runs, refused: [] })}\n`,
  };
}

function describeStart(config: Config, facts: { pipeline: string; trigger: Trigger }) {
  const { state } = startPromptState(config, { ...facts, gates: allGates });
  const effects = decide(state, { cause: 1, now: state.run.body.startedAt });
  const started = effects.flatMap((effect) => (effect.kind === 'dispatch-task' ? [effect.stage] : []));
  return { run: state.run.run, pipeline: facts.pipeline, started };
}
