import { handoffLimits } from '../../core/handoff/handoff.ts';
import { checkTransfer } from '../../core/mcp/check-transfer.ts';
import type { TransferTarget } from '../../core/transfer/targets.ts';
import type { CreateTool } from './tool.ts';
import { refuse, saveToolCalls } from './tool-state.ts';

/** Creates the tool for a transfer, under the name that users of such tools know. Without a target there is none (T-19). */
export const createHandoff: CreateTool = ({ agent, targets }) => {
  if (targets.length === 0) return undefined;
  return {
    name: 'handoff',
    title: 'Hand over to another agent',
    description: `Hands this task over to another agent, which continues instead of you when your turn is over. It sees your message and not this conversation. The last call counts, and the tool cancel_handoff takes it back. Available: ${targets.map(({ name }) => name).join(', ')}.`,
    inputSchema: {
      type: 'object',
      properties: {
        to: { type: 'string', enum: targets.map(({ name }) => name), description: describeTargets(targets) },
        message: {
          type: 'string',
          description: `Context and instructions for that agent, at most ${handoffLimits.messageCodePoints} characters.`,
        },
      },
      required: ['to', 'message'],
      additionalProperties: false,
    },
    readOnly: false,
    async call(input, context) {
      const checked = checkTransfer(input, context.settings);
      if (!checked.ok) return refuse(checked.error);
      const { text, ...answer } = await saveToolCalls(context, { transfer: checked.value });
      if (answer.refused) return { text, ...answer };
      return { text: `${text}\nEnd your turn now.`, structured: { kind: 'handoff', from: agent, ...checked.value } };
    },
  };
};

/** Creates the tool that takes a transfer back, for an agent that finds the answer itself after all. */
export const createCancelHandoff: CreateTool = ({ targets }) => {
  if (targets.length === 0) return undefined;
  return {
    name: 'cancel_handoff',
    title: 'Take a transfer back',
    description:
      'Takes back what you asked for with the tool handoff: nobody continues instead of you, and you end the task yourself.',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    readOnly: false,
    async call(_input, context) {
      const { text, ...answer } = await saveToolCalls(context, { transfer: null });
      return { text: ['No transfer is asked for.', ...(text === '' ? [] : [text])].join('\n'), ...answer };
    },
  };
};

function describeTargets(targets: readonly TransferTarget[]): string {
  const lines = targets.map(({ name, description }) => (description === '' ? `- ${name}` : `- ${name}: ${description}`));
  return ['The agent that goes on:', ...lines].join('\n');
}
