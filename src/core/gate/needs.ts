import { isSuccess } from '../output/outcome.ts';
import { isTolerated } from '../run/attempts.ts';
import { stageOf } from '../run/pipeline-of.ts';
import type { Answer, GateFacts, TaskGate } from '../run/state.ts';
import type { TaskRow } from '../run/task-row.ts';

declare module '../run/wait.ts' {
  interface GateNames {
    needs: true;
  }
}

/** Waits for the stages that a stage needs. A failure lets it start, where the stage that failed says so (`continue-on-failure`). */
export const needsGate: TaskGate = {
  name: 'needs',
  of: 'first',
  ask: ({ name }, facts) => {
    const { if: condition, needs } = stageOf(facts.run, name);
    // Such a condition decides itself what becomes of a failure, once all stages before have ended.
    if (condition !== undefined && facts.gates.conditions?.asksForStatus(condition) === true) return { kind: 'open', cause: 0 };
    let cause = 0;
    for (const need of needs) {
      const answer = askNeed(facts.visit(need), { name, facts });
      if (answer.kind !== 'open') return answer;
      cause = Math.max(cause, answer.cause);
    }
    return { kind: 'open', cause };
  },
};

/** Asks one need. The first one that has not ended decides: a later one that failed does not block before. */
function askNeed(need: TaskRow, { name, facts }: { readonly name: string; readonly facts: GateFacts }): Answer {
  const by = need.name;
  if (need.status === 'never')
    return { kind: 'never', why: need.never.kind === 'skipped' ? { kind: 'skipped', by } : { kind: 'blocked', by } };
  if (need.status !== 'ended') return { kind: 'wait', wait: { gate: 'needs', for: listOpenNeeds(name, facts) } };
  const { body } = need.last;
  if (!isSuccess(body.outcome) && !isTolerated(facts.run, body)) return { kind: 'never', why: { kind: 'blocked', by } };
  return { kind: 'open', cause: need.settledAt };
}

/** Lists the stages that a stage needs and that have not ended. */
export function listOpenNeeds(name: string, { run, visit }: Pick<GateFacts, 'run' | 'visit'>): readonly string[] {
  return stageOf(run, name).needs.filter((need) => visit(need).status !== 'ended');
}
