import { type Handoff, handoffLimits } from '../../core/handoff/handoff.ts';
import type { HandoffError } from '../../core/handoff/handoff-error.ts';
import { parseHandoff } from '../../core/handoff/parse-handoff.ts';
import { checkDemand } from '../../core/handoff/read-handoff.ts';
import { checkTransfer } from '../../core/mcp/check-transfer.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { truncateCodePoints } from '../../core/text/code-points.ts';
import type { TransferCall } from '../../core/transfer/transfer.ts';
import type { CreateTool, ToolContext } from './tool.ts';
import { refuse, saveToolCalls } from './tool-state.ts';

/** The longest schema in the description. A longer one is cut; the validator reports what does not fit. */
const schemaCodePoints = 2_000;

const { summaryCodePoints, detailCodePoints, dataKeys, dataBytes } = handoffLimits;

/** Creates the tool that writes the handoff of this stage. The handoff is checked as a handoff file is. */
export const createWriteHandoff: CreateTool = ({ demand }) => ({
  name: 'write_handoff',
  title: 'Write the handoff',
  description:
    'Leaves what the agents that work after you need to know. Checked at once: a refusal names what is wrong, and nothing is kept. A later call replaces the handoff.',
  inputSchema: {
    type: 'object',
    properties: {
      summary: textSchema(`What the next agent must know, 1 to ${summaryCodePoints} characters.`),
      detail: textSchema(`Everything else that it needs, at most ${detailCodePoints} characters.`),
      data: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description:
          `Facts for programs: texts by name, at most ${dataKeys} of them and ${dataBytes} bytes. ${describeSchema(demand?.data)}`.trim(),
      },
      context: {
        type: 'object',
        properties: {
          relevant_files: list('Paths worth reading.'),
          key_findings: list('What you found out.'),
          constraints: list('What must not be broken.'),
          suggested_approach: textSchema('How you would go on.'),
        },
      },
    },
    required: ['summary'],
  },
  readOnly: false,
  async call(input, context) {
    const checked = await check(input, context);
    return checked.ok ? saveToolCalls(context, checked.value) : refuse(checked.error);
  },
});

function textSchema(description: string): Record<string, unknown> {
  return { type: 'string', description };
}

function list(description: string): Record<string, unknown> {
  return { type: 'array', items: { type: 'string' }, description };
}

/**
 * Describes the schema in words. Placed inside our own schema, it could hold keywords that the API of a model refuses, and then
 * no tool would be offered.
 */
function describeSchema(schema: unknown): string {
  if (schema === undefined) return '';
  return `It must fit this JSON Schema: ${truncateCodePoints(JSON.stringify(schema), schemaCodePoints)}`;
}

interface Checked {
  readonly handoff: Handoff;
  readonly transfer: TransferCall | undefined;
  readonly warnings: readonly string[];
}

type Input = Readonly<Record<string, unknown>>;

async function check({ to, message, ...input }: Input, context: ToolContext): Promise<Result<Checked, readonly HandoffError[]>> {
  const { settings } = context;
  const asks = to !== undefined || message !== undefined;
  const transfer = asks && settings.targets.length > 0 ? checkTransfer({ to, message }, settings) : success(undefined);
  const parsed = parseHandoff(JSON.stringify(input));
  const errors = [
    ...(parsed.ok ? await checkDemand(parsed.value.handoff, settings.demand) : parsed.error),
    ...(transfer.ok ? [] : transfer.error),
  ];
  if (!parsed.ok || !transfer.ok || errors.length > 0) return failure(errors);
  const alone =
    asks && settings.targets.length === 0 ? ['`to` and `message` were dropped: there is no agent to hand over to.'] : [];
  return success({ handoff: parsed.value.handoff, transfer: transfer.value, warnings: [...parsed.value.warnings, ...alone] });
}
