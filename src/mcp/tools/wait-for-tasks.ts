import { childLimits, type WaitRequest } from '../../core/children/child.ts';
import type { ChildOffer } from '../../core/children/child-offer.ts';
import { checkWait } from '../../core/mcp/check-wait.ts';
import { type ChildStatus, outcomeOf, renderChildList, renderChildren, showChildren } from '../../core/mcp/child-tasks.ts';
import { isWaitOver } from '../../core/spawn/plan-wait.ts';
import { type ChildState, readChildState, saveCalls } from './child-state.ts';
import type { CreateTool, ToolAnswer, ToolContext } from './tool.ts';
import { refuse } from './tool-state.ts';

/**
 * Creates the tool that waits for children (K-13). A job does not stand still meanwhile (K-26): the wait is kept, the turn ends, and
 * the task starts again when the wait is over. Where children run while their parent is at work, a call waits for some time first.
 */
export const createWaitForTasks: CreateTool = ({ children: offer }) => {
  if (offer === undefined) return undefined;
  return {
    name: 'wait_for_tasks',
    title: 'Wait for child tasks',
    description: describeTool(offer),
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
      const checked = checkWait(input, { stage: offer.stage, children: state.value.children });
      if (!checked.ok) return refuse(checked.error);
      const waiting = { ...state.value, request: checked.value, named: listNamed(state.value, checked.value) };
      return wait(context, offer.polls === undefined ? waiting : await poll(context, waiting, offer.polls.seconds));
    },
  };
};

function describeTool({ polls }: ChildOffer): string {
  const what = 'Waits for child tasks of this task. If they have ended, it answers with their results.';
  if (polls === undefined)
    return `${what} Otherwise end your turn: you are called again with their results. The last call counts.`;
  return `${what} It waits up to ${polls.seconds} seconds for them. After that call it again to go on waiting, or end your turn: you are called again with their results. The last call counts.`;
}

function listNamed({ children }: Pick<ChildState, 'children'>, { names }: WaitRequest): readonly ChildStatus[] {
  return children.filter(({ name }) => names.includes(name));
}

const lookMilliseconds = 500;

/** Waits until the children have ended that a wait names, for some seconds at most. The job of the agent looks how they stand meanwhile. */
async function poll(context: ToolContext, waiting: Waiting, seconds: number): Promise<Waiting> {
  const { clock, files } = context;
  const { request, offer } = waiting;
  const isDone = ({ named, late }: Waiting): boolean =>
    late !== '' ||
    isWaitOver(
      request.until,
      named.map(({ outcome }) => outcome),
    );
  if (isDone(waiting)) return waiting;
  const end = Date.parse(clock.now()) + seconds * 1_000;
  await files.writeWaitEnd(new Date(end).toISOString());
  for (;;) {
    await clock.sleep(lookMilliseconds);
    const state = await readChildState(offer, context);
    const now = state.ok ? { ...state.value, request, named: listNamed(state.value, request) } : waiting;
    if (isDone(now) || Date.parse(clock.now()) >= end) return now;
  }
}

interface Waiting extends ChildState {
  readonly request: WaitRequest;
  readonly named: readonly ChildStatus[];
}

async function wait(context: ToolContext, { offer, calls, request, named, late }: Waiting): Promise<ToolAnswer> {
  const { wait: before, ...others } = calls;
  if (named.length === 0) {
    if (before !== undefined) await saveCalls(context, others);
    const back = before === undefined ? '' : ' The wait that you asked for before is taken back.';
    return say(`\`names\` is empty, so there is nothing to wait for.${back}`, { kept: false, shown: [] });
  }
  const outcomes = named.map(({ outcome }) => outcome);
  if (isWaitOver(request.until, outcomes)) {
    if (offer.polls !== undefined) return sayOver(context, { offer, calls, request, named });
    const still = before === undefined ? '' : ` You still wait for ${before.names.join(', ')}, as you asked before.`;
    return say(`There is nothing left to wait for. Go on with these results.${still}`, { kept: false, shown: named });
  }
  const tooLarge = await saveCalls(context, { ...others, wait: request });
  if (tooLarge !== undefined) return tooLarge;
  return say(describeKept({ offer, request, late }), { kept: true, shown: named });
}

/**
 * Builds the answer to a wait that came to its end while the turn goes on. An earlier call may have kept it. Where commits are merged it is
 * kept, because nothing moves under an agent at work: they are merged when its turn has ended, and it starts again.
 */
async function sayOver(
  context: ToolContext,
  { offer, calls: { wait: before, ...others }, request, named }: Pick<Waiting, 'offer' | 'calls' | 'request' | 'named'>,
): Promise<ToolAnswer> {
  if (offer.polls?.merges === true) {
    const tooLarge = await saveCalls(context, { ...others, wait: request });
    const words =
      'There is nothing left to wait for. Their commits are not in your files: they are merged into your branch when your turn has ended, and then you are called again. The wait is kept for that. If you do not need their commits, take it back with an empty list of names.';
    return tooLarge ?? say(words, { kept: true, shown: named });
  }
  if (before !== undefined) await saveCalls(context, others);
  return say('There is nothing left to wait for. Go on with these results.', { kept: false, shown: named });
}

/** Builds the answer to a wait: the words first, then the children with what they left. */
function say(words: string, { kept, shown }: { readonly kept: boolean; readonly shown: readonly ChildStatus[] }): ToolAnswer {
  const open = shown.filter((child) => outcomeOf(child) === undefined);
  const ended = showChildren(shown.filter((child) => outcomeOf(child) !== undefined));
  const hasResults = ended.children.length > 0;
  const text = [
    words,
    ...(open.length === 0 ? [] : [`Not ended so far:\n${renderChildList(open)}`]),
    ...(hasResults ? [`Ended:\n${renderChildren(ended)}`] : []),
  ].join('\n\n');
  const message = hasResults ? `${words} ${ended.message}` : words;
  const list = open.map(({ name, outcome, agent }) => ({ name, outcome, agent }));
  return { text, structured: { message, kept, open: list, ended: ended.children } };
}

function describeKept({ offer, request, late }: Pick<Waiting, 'offer' | 'request' | 'late'>): string {
  if (offer.polls !== undefined && late === '')
    return `The wait is not over. Call wait_for_tasks again to go on waiting, do something else meanwhile, or end your turn: then you will be called again with their results (until: ${request.until}).${describeLost(offer)}`;
  const why = late === '' ? '' : `They cannot be waited for within this turn: ${late}. `;
  const time = request.timeoutMinutes === undefined ? '' : `, at most ${request.timeoutMinutes} minutes`;
  return `${why}The wait is kept (until: ${request.until}${time}). End your turn now: you will be called again with their results. No result line is needed for that, and no handoff.${describeLost(offer)}`;
}

function describeLost({ branch }: ChildOffer): string {
  return branch
    ? ''
    : ' Note: this stage has no `branch`, so changes that you made in the files are not kept. Put what you will need into your handoff.';
}
