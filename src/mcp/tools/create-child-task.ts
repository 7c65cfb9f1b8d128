import { admitChild, withAdmission } from '../../core/children/admit-child.ts';
import { childLimits } from '../../core/children/child.ts';
import type { ChildOffer } from '../../core/children/child-offer.ts';
import type { HandoffError } from '../../core/handoff/handoff-error.ts';
import { parseProgress } from '../../core/mcp/child-progress.ts';
import { readCalls, saveCalls } from './child-state.ts';
import type { CreateTool, ToolAnswer, ToolContext } from './tool.ts';
import { refuse } from './tool-state.ts';

/** Creates the tool that asks for a child task. It is only offered where the stage has `children` (K-17). */
export const createCreateChildTask: CreateTool = ({ children: offer }) => {
  if (offer === undefined) return undefined;
  return {
    name: 'create_child_task',
    title: 'Create a child task',
    description: `Divides the work: asks for a task that another agent does in a job of its own, beside others. ${describeStart(offer)} ${describeRoom(offer)} ${describeWaiting(offer)}`,
    inputSchema: { type: 'object', properties: describeInputs(offer), required: ['prompt'], additionalProperties: false },
    readOnly: false,
    async call(input, context) {
      const calls = await readCalls(context);
      const admission = admitChild(input, { offer, calls, digest: context.hasher.sha256 });
      const next = withAdmission(calls, admission);
      const tooLarge = next === calls ? undefined : await saveCalls(context, next);
      if (tooLarge !== undefined) {
        await saveCalls(context, { ...calls, refused: calls.refused + 1 });
        return tooLarge;
      }
      if (admission.kind === 'refused') return refuseChild(admission.errors);
      if (admission.kind === 'repeated')
        return answer({ ...admission, left: offer.left - calls.requests.length, start: 'again' });
      const { name, request } = admission;
      const start = await findStart(offer, context);
      return answer({ name, ordinal: request.ordinal, left: offer.left - next.requests.length, start });
    },
  };
};

function describeStart({ polls }: ChildOffer): string {
  if (polls === undefined)
    return 'It starts when your turn has ended. It sees your prompt for it and your handoff, not this conversation.';
  return 'It starts within about half a minute, while you go on. It sees your prompt for it, not this conversation and not your files.';
}

function describeWaiting({ polls }: ChildOffer): string {
  return polls === undefined
    ? 'Call wait_for_tasks to be called again with the results.'
    : 'Call wait_for_tasks to wait for the results.';
}

/** Returns when a child starts that is asked for now. */
async function findStart({ polls }: ChildOffer, { files }: ToolContext): Promise<AcceptedChild['start']> {
  if (polls === undefined) return 'after';
  return parseProgress(await files.readProgress()).late === '' ? 'soon' : 'after';
}

function describeRoom({ left, why }: ChildOffer): string {
  return left === 0 ? `None can be created now: ${why}` : `At most ${left} in this turn.`;
}

function describeInputs({ agents, models }: ChildOffer): Record<string, unknown> {
  const { promptCodePoints, nameCodePoints, keyCodePoints } = childLimits;
  const names = agents.map(({ name }) => name);
  const own = agents.flatMap(({ model }) => model ?? []);
  const allowed = [...new Set([...own, ...models])];
  return {
    prompt: {
      type: 'string',
      description: `All that the agent of the task must know and do, at most ${promptCodePoints} characters.`,
    },
    agent: {
      type: 'string',
      ...(names.length === 0 ? {} : { enum: names }),
      description: ['The agent of the task. Absent: the one that you are.', ...agents.map(describeAgent)].join('\n'),
    },
    branch: {
      type: 'string',
      description:
        'The branch for its commits: that of this task with "-" and something behind it, or another one that the stage lists. Absent: one of its own, if the stage has a branch.',
    },
    model: {
      type: 'string',
      ...(allowed.length === 0 ? {} : { enum: allowed }),
      description: allowed.length === 0 ? 'Leave it out: no model may be chosen.' : 'The model. Absent: that of the agent.',
    },
    name: { type: 'string', description: `A word or two for its name, at most ${nameCodePoints} characters.` },
    idempotency_key: {
      type: 'string',
      description: `A key for this task, at most ${keyCodePoints} characters: a repeated call with the same key and prompt is the same task.`,
    },
  };
}

function describeAgent({ name, description }: ChildOffer['agents'][number]): string {
  return description === '' ? `- ${name}` : `- ${name}: ${description}`;
}

/** Builds a refusal. Where no further task can be created at all, the advice to call again would be wrong. */
function refuseChild(errors: readonly HandoffError[]): ToolAnswer {
  const full = errors.find(({ code }) => code === 'too-many');
  if (full === undefined) return refuse(errors);
  return { refused: true, text: full.message, structured: { errors: [full] } };
}

interface AcceptedChild {
  readonly name: string;
  readonly ordinal: number;
  readonly left: number;
  /** The time at which it starts; `again` for one that was asked for before. */
  readonly start: 'again' | 'soon' | 'after';
}

const starts: Readonly<Record<AcceptedChild['start'], string>> = {
  again: 'is the task that has this key already. No other one was created.',
  soon: 'is asked for. It starts within about half a minute; go on meanwhile.',
  after: 'is asked for. It starts when this turn has ended.',
};

function answer({ name, ordinal, left, start }: AcceptedChild): ToolAnswer {
  const first = `${name} ${starts[start]}`;
  const more = left > 0 ? `You can create ${left} more in this turn.` : 'You can create no more in this turn.';
  const text = `${first} ${more}`;
  return { text, structured: { message: text, name, ordinal, left, repeated: start === 'again' } };
}
