import { parseUntrustedJson } from '../core/json/parse-untrusted-json.ts';
import type { InlineExecution } from '../core/output/agent-output.ts';
import { minutesTaken } from '../core/pipeline/minutes-taken.ts';
import { pipelineOf } from '../core/pipeline/pipeline-of.ts';
import { addUsage, usageOf } from '../core/text/usage.ts';
import { remainingSeconds } from './remaining-seconds.ts';
import type { Execution } from './run-execution.ts';
import type { TaskContext } from './task-context.ts';

/** Half of what `publish` accepts of a job, so that its last agent has room for all that it may leave. */
const legLimits = { maxBytes: 1_048_576, maxDepth: 33, maxNodes: 10_000 };
/** Less is no turn. */
const leastSeconds = 60;

interface Spent {
  readonly execution: Execution;
  readonly earlier: readonly InlineExecution[];
}

/**
 * Whether a job may take on another agent: the limits of the run leave it something, as far as this job knows, there is time,
 * and what all of them leave still fits into one output. `publish` decides what a run whose limits are reached comes to.
 */
export function hasRoom(context: TaskContext, { execution, earlier }: Spent): boolean {
  const { state, startedAt, ports } = context;
  const limits = pipelineOf(state.run).limits;
  const { handoff, transfer, results, outputs, warnings, usage } = execution;
  const now = ports.clock.now();
  const own = { startedAt, finishedAt: now, results: { ...results }, ...(usage === undefined ? {} : { usage }) };
  const executed = [...state.tasks.map(({ body }) => body), ...earlier, own];
  const cost = (addUsage(executed.map(usageOf)).costMicros ?? 0) / 1_000_000;
  const minutes = minutesTaken(state, now, [...earlier, own]);
  const left = [...earlier, { handoff, transfer, results, outputs, warnings }];
  return (
    cost < (limits['max-cost-usd'] ?? Number.POSITIVE_INFINITY) &&
    minutes <= limits['timeout-minutes'] &&
    remainingSeconds(context) >= leastSeconds &&
    parseUntrustedJson(JSON.stringify(left), legLimits).ok
  );
}
