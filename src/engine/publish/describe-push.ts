import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { docsUrl } from '../../core/docs-address.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import { renderStageBranch } from '../../core/prompt/render-text.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { pullOfBranch } from '../../core/run/check-push.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import type { DeliveryRequest } from '../delivery.ts';
import type { Publishes } from '../engine-ports.ts';

/**
 * Describes a push to the pull request of the run itself: its commits, and that GitHub starts no checks for what the workflow's own
 * token pushed until somebody approves them (github-platform.md 4).
 */
export function describePush(
  { settings }: Publishes,
  { state, branch, published }: { readonly state: State; readonly branch: string; readonly published: string },
): Pick<TaskBody, 'push'> {
  const number = pullOfBranch(state, branch);
  if (number === undefined) return {};
  const pushed = `Pushed ${published.slice(0, 7)} to \`${branch}\`, the branch of #${number}.`;
  if (settings.via === 'app') return { push: pushed };
  const checks = `Its checks wait until somebody with write access clicks "Approve and run", because the workflow's own token pushed. With the token of an App they start by themselves: see ${docsUrl('app.md')}`;
  return { push: `${pushed} ${checks}` };
}

/**
 * Describes that an agent ended well and left nothing to publish on the pull request of the run itself. People look there for an
 * answer, and find no commit.
 */
export function describeNoPush({
  state,
  dispatch,
  output,
}: DeliveryRequest & { readonly output: AgentOutput }): Pick<TaskBody, 'push'> {
  const stage = stageOf(state.run, dispatch.task);
  const isEmpty = output.commits === undefined && output.dropped === undefined && output.transfer === undefined;
  if (!isEmpty || !isSuccess(output.outcome) || !isAgentStage(stage)) return {};
  const branch = renderStageBranch(state, { stage: dispatch.task, due: dispatch });
  if (!branch.ok || branch.value === undefined) return {};
  const number = pullOfBranch(state, branch.value);
  if (number === undefined) return {};
  return { push: `Nothing was pushed to \`${branch.value}\`, the branch of #${number}: the agent left no changes to publish.` };
}
