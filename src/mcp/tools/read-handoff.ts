import { z } from 'zod';
import { outcomeOf, toNeed } from '../../core/mcp/child-tasks.ts';
import { parseNeeds } from '../../core/mcp/parse-needs.ts';
import { needPaths, pageCodePoints, readNeeds } from '../../core/mcp/read-needs.ts';
import type { NeedContext } from '../../core/prompt/prompt-context.ts';
import { readChildState } from './child-state.ts';
import type { CreateTool, ToolAnswer, ToolContext } from './tool.ts';

const inputSchema = z.strictObject({
  stage: z.string().optional(),
  path: z.string().optional(),
  offset: z.int().min(0).default(0),
});

/** Creates the tool that reads the handoffs of earlier stages, so that the prompt need not hold all of them. */
export const createReadHandoff: CreateTool = () => ({
  name: 'read_handoff',
  title: 'Read the handoffs of earlier stages',
  description: `Reads what the stages before this one left, and the parent of a child task. Without arguments: which stages, and what each has to read. With a stage and a path: that text, at most ${pageCodePoints} characters at once.`,
  inputSchema: {
    type: 'object',
    properties: {
      stage: { type: 'string', description: 'Name of a stage.' },
      path: { type: 'string', description: `What of it: one of ${needPaths}; * is a name.` },
      offset: { type: 'integer', minimum: 0, description: 'Where to go on in a long text, as the answer before said.' },
    },
    additionalProperties: false,
  },
  readOnly: true,
  async call(input, context) {
    const question = inputSchema.safeParse(input);
    if (!question.success) return refuseRead(question.error.issues.map(describeIssue).join(' '));
    const file = await context.files.readContext().catch(() => '');
    const needs = parseNeeds(file);
    if (!needs.ok) return refuseRead(needs.error);
    const { stage } = question.data;
    const all = [...needs.value, ...(await readChildNeeds(context))];
    // The other tools take the name of a child without that of its parent, too.
    const names = [stage, `${context.settings.children?.stage}/${stage}`];
    const known = names.find((name) => all.some((need) => need.name === name)) ?? stage;
    const answer = readNeeds(all, { ...question.data, stage: known });
    return answer.ok ? { text: answer.value } : refuseRead(answer.error);
  },
});

/** Returns the children of the task that have ended, which are read like stages before it. */
async function readChildNeeds(context: ToolContext): Promise<readonly NeedContext[]> {
  const { children: offer } = context.settings;
  const state = offer === undefined ? undefined : await readChildState(offer, context);
  return state?.ok === true ? state.value.children.filter((child) => outcomeOf(child) !== undefined).map(toNeed) : [];
}

function refuseRead(words: string): ToolAnswer {
  return { refused: true, text: words };
}

function describeIssue({ path, message, ...issue }: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.map((key) => `\`${key}\``).join(', ')}: write \`stage\`, \`path\` and \`offset\` only.`;
  return `\`${path.join('.')}\`: ${message}; \`stage\` and \`path\` are strings, \`offset\` is a number from 0 on.`;
}
