import type { Config } from '../core/config/config-schema.ts';
import type { Refusal } from '../core/text/refusal-comment.ts';
import type { Check } from '../core/trigger/check.ts';
import type { PipelineMatch } from '../core/trigger/match-pipelines.ts';
import { ownsCommand } from '../core/trigger/owns-command.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import { judgeActor } from './command/judge-actor.ts';
import type { Engine } from './engine-ports.ts';

interface Facts {
  readonly trigger: Trigger;
  readonly config: Config;
  readonly matches: readonly PipelineMatch[];
}

interface Prevented {
  /** What stands in the way of those who have the right. */
  readonly prevented: readonly Refusal[];
  /** What is said to those who do not. */
  readonly forbidden: readonly Refusal[];
}

/** Pipelines that a command means, and that more than the right keeps from starting. Only then is GitHub asked for the role. */
export async function findPrevented(engine: Engine, { trigger, config, matches }: Facts): Promise<Prevented> {
  const meant = matches.filter((match) => !match.matched && isMeant(match, { trigger, config }));
  const open = meant.filter(({ checks }) => failedOf(checks, trigger).length > 0);
  if (open.length === 0) return { prevented: [], forbidden: [] };
  const names = new Set(open.map(({ pipeline }) => pipeline));
  const pipelines = Object.fromEntries(Object.entries(config.pipelines).filter(([name]) => names.has(name)));
  const judged = await judgeActor(engine, { trigger, config: { pipelines } });
  const allowed = new Set(judged.filter(({ matched }) => matched).map(({ pipeline }) => pipeline));
  return {
    prevented: open
      .filter(({ pipeline }) => allowed.has(pipeline))
      .flatMap(({ pipeline, checks }) => failedOf(checks, trigger).map(({ detail }) => ({ pipeline, reason: detail }))),
    forbidden: judged.flatMap(({ pipeline, checks }) =>
      checks.flatMap(({ check, passed, detail }) => (check === 'permission' && !passed ? [{ pipeline, reason: detail }] : [])),
    ),
  };
}

/** Whether a comment is the command for a pipeline, by the word of somebody that counts. */
function isMeant({ pipeline, checks }: PipelineMatch, { trigger, config }: Omit<Facts, 'matches'>): boolean {
  if (checks.some(({ check, passed }) => check === 'sender' && !passed)) return false;
  const on = config.pipelines[pipeline]?.on;
  return trigger.named === undefined
    ? on !== undefined && ownsCommand(on, trigger.comment?.body ?? '')
    : trigger.named === pipeline;
}

/** Besides the right. Of several filters those for other commands say nothing, and the author is asked about last. */
function failedOf(checks: readonly Check[], { named }: Trigger): readonly Check[] {
  const failed = checks.filter(
    ({ check, passed }) => !passed && check !== 'permission' && (check !== 'command' || named !== undefined),
  );
  const others = failed.filter(({ check }) => check !== 'outside-text');
  return others.length > 0 ? others : failed;
}
