import type { Config } from '../../core/config/schema/config-schema.ts';
import type { ActorFacts } from '../../core/trigger/match/check-actor.ts';
import { matchPipelines } from '../../core/trigger/match/match-pipelines.ts';
import { parseTrigger } from '../../core/trigger/parse-trigger.ts';

export interface Explained {
  readonly pipeline: string;
  readonly matched: boolean;
  readonly checks: readonly { readonly check: string; readonly passed: boolean; readonly detail: string }[];
}

/** Explains for every pipeline whether an event starts it. An event that can start no pipeline at all fails the check `event`. */
export function explainEvent(
  config: Config,
  event: ActorFacts & {
    readonly name: string;
    readonly payload: unknown;
    /** Paths that a pull request changes; the payload does not say. */
    readonly files?: readonly string[] | undefined;
    readonly author?: ActorFacts | undefined;
  },
): readonly Explained[] {
  const trigger = parseTrigger(event.name, event.payload);
  if (trigger.ok) return matchPipelines({ ...event, config, trigger: trigger.value });
  const checks = [{ check: 'event', passed: false, detail: trigger.error.reason }];
  return Object.keys(config.pipelines).map((pipeline) => ({ pipeline, matched: false, checks }));
}
