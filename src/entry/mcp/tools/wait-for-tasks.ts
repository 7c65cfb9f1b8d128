import { childLimits, type WaitRequest } from '../../../core/children/child.ts';
import { checkWait } from '../../../core/mcp/check-wait.ts';
import { boundChildren, type ChildStatus, outcomeOf, renderChildList, renderChildren } from '../../../core/mcp/child-tasks.ts';
import { isWaitOver } from '../../../core/spawn/plan-wait.ts';
import { type ChildState, readChildState, saveCalls } from './child-state.ts';
import type { CreateTool, ToolAnswer, ToolContext } from './tool.ts';
import { refuse } from './tool-state.ts';

/**
 * Creates the tool that waits for children (K-13). A job does not stand still meanwhile (K-26): the wait is kept, the turn ends, and
 * the task starts again when the wait is over.
 */
export const createWaitForTasks: CreateTool = ({ children: offer }) => {
  if (offer === undefined) return undefined;
  return {
    name: 'wait_for_tasks',
    title: 'Wait for child tasks',
    description:
      'Waits for child tasks of this task. If they have ended, it answers with their results. Otherwise end your turn: you are called again with their results. The last call counts.',
    inputSchema: {
      type: 'object',
      properties: {
        names: {
          type: 'array',
          items: { type: 'string' },
          description: 'Names of child tasks. An empty list takes a wait back.',
        },
        until: {
          type: 'string',
          enum: ['all', 'first', 'first-failure'],
          description:
            'all (also when absent): until all have ended. first: until one has. first-failure: until one has failed, or all have ended.',
        },
        timeout: {
          type: 'integer',
          minimum: 1,
          maximum: childLimits.waitMinutes,
          description: 'Minutes after which you are called again with what has come until then. Absent: no such limit.',
        },
      },
      required: ['names'],
      additionalProperties: false,
    },
    readOnly: false,
    async call(input, context) {
      const state = await readChildState(offer, context);
      if (!state.ok) return state.error;
      const { children } = state.value;
      const checked = checkWait(input, { stage: offer.stage, children });
      if (!checked.ok) return refuse(checked.error);
      const named = children.filter(({ name }) => checked.value.names.includes(name));
      return wait(context, { ...state.value, request: checked.value, named });
    },
  };
};

interface Waiting extends ChildState {
  readonly request: WaitRequest;
  readonly named: readonly ChildStatus[];
}

async function wait(context: ToolContext, { offer, calls, request, named }: Waiting): Promise<ToolAnswer> {
  const { wait: before, ...others } = calls;
  if (named.length === 0) {
    if (before !== undefined) await saveCalls(context, others);
    const back = before === undefined ? '' : ' The wait that you asked for before is taken back.';
    return { text: `\`names\` is empty, so there is nothing to wait for.${back}`, structured: { kept: false, children: [] } };
  }
  const outcomes = named.map(({ outcome }) => outcome);
  const structured = { names: request.names, until: request.until, children: boundChildren(named) };
  if (isWaitOver(request.until, outcomes)) {
    const still = before === undefined ? [] : [`You still wait for ${before.names.join(', ')}, as you asked before.`];
    const text = ['There is nothing left to wait for. Go on with these results:', renderChildren(named), ...still].join('\n\n');
    return { text, structured: { kept: false, ...structured } };
  }
  const tooLarge = await saveCalls(context, { ...others, wait: request });
  if (tooLarge !== undefined) return tooLarge;
  return { text: describeKept({ offer, request, named }), structured: { kept: true, ...structured } };
}

function describeKept({ offer, request, named }: Pick<Waiting, 'offer' | 'request' | 'named'>): string {
  const ended = named.filter((child) => outcomeOf(child) !== undefined);
  const open = named.filter((child) => outcomeOf(child) === undefined);
  const time = request.timeoutMinutes === undefined ? '' : `, at most ${request.timeoutMinutes} minutes`;
  const lost =
    'Note: this stage has no `branch`, so changes that you made in the files are not kept. Put what you will need into your handoff.';
  return [
    `The wait is kept (until: ${request.until}${time}). End your turn now: you will be called again with their results. No result line is needed for that, and no handoff.`,
    ...(offer.branch ? [] : [lost]),
    `Not ended so far:\n${renderChildList(open)}`,
    ...(ended.length === 0 ? [] : [`Ended already:\n${renderChildren(ended)}`]),
  ].join('\n\n');
}
