import { z } from 'zod';
import { checkName } from '../../core/mcp/check-wait.ts';
import { findChild, renderChildList, renderChildren, showChildren } from '../../core/mcp/child-tasks.ts';
import { readChildState } from './child-state.ts';
import type { CreateTool, ToolAnswer } from './tool.ts';

const nothing = z.strictObject({});
const named = z.strictObject({ name: z.string() });

/** Creates the tool that lists the children of this task (K-11). */
export const createListChildTasks: CreateTool = ({ children: offer }) => {
  if (offer === undefined) return undefined;
  const requested = offer.polls === undefined ? 'starts when your turn has ended' : 'starts soon';
  return {
    name: 'list_child_tasks',
    title: 'List the child tasks',
    description: `Lists the child tasks of this task with their results and their outcome: requested (${requested}), running, waiting, or how they ended.`,
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    readOnly: true,
    async call(input, context) {
      if (!nothing.safeParse(input).success) return refuseInput('This tool takes no inputs. Leave them out.');
      const state = await readChildState(offer, context);
      if (!state.ok) return state.error;
      const { children, calls } = state.value;
      const left = Math.max(0, offer.left - calls.requests.length);
      const shown = showChildren(children).children;
      const list = shown.map(({ handoff: _, ...child }) => child);
      const text = children.length === 0 ? 'This task has no child tasks.' : renderChildList(shown);
      return { text: `${text}\nYou can create ${left} more in this turn.`, structured: { children: list, left } };
    },
  };
};

/** Creates the tool that tells all about one child (K-12, K-15). */
export const createGetTaskStatus: CreateTool = ({ children: offer }) => {
  if (offer === undefined) return undefined;
  return {
    name: 'get_task_status',
    title: 'Read how a child task stands',
    description:
      'Reads how one child task of this task stands: its outcome, its results and its handoff. Long texts are cut; read_handoff reads them whole.',
    inputSchema: {
      type: 'object',
      properties: {
        name: { type: 'string', description: 'The name of the task, as create_child_task or list_child_tasks gave it.' },
      },
      required: ['name'],
      additionalProperties: false,
    },
    readOnly: true,
    async call(input, context) {
      const question = named.safeParse(input);
      if (!question.success) return refuseInput('Write `name`, the name of one child task, and nothing else.');
      const state = await readChildState(offer, context);
      if (!state.ok) return state.error;
      const { name } = question.data;
      const { children } = state.value;
      const child = findChild(children, { name, stage: offer.stage });
      if (child === undefined) {
        const [unknown] = checkName(name, { stage: offer.stage, children });
        return refuseInput(unknown?.message ?? '');
      }
      const shown = showChildren([child]);
      return { text: renderChildren(shown), structured: { ...shown.children[0], message: shown.message } };
    },
  };
};

function refuseInput(text: string): ToolAnswer {
  return { refused: true, text };
}
