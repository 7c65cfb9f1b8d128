import { createToolFiles } from '../adapters/agent/files/tool-files.ts';
import { createSystemClock } from '../adapters/clock/system-clock.ts';
import { createNodeHasher } from '../adapters/crypto/node-hasher.ts';
import { parseServerSettings, type ServerSettings } from '../core/mcp/server-settings.ts';
import { messageOf } from '../core/problem.ts';
import { createGetTaskStatus, createListChildTasks } from './tools/child-status.ts';
import { createCreateChildTask } from './tools/create-child-task.ts';
import { createCancelHandoff, createHandoff } from './tools/handoff.ts';
import { createReadHandoff } from './tools/read-handoff.ts';
import type { CreateTool, Tool, ToolAnswer, ToolContext } from './tools/tool.ts';
import { createWaitForTasks } from './tools/wait-for-tasks.ts';
import { createWriteHandoff } from './tools/write-handoff.ts';

export interface Calls {
  readonly tools: readonly Tool[];
  /** Performs a call. Returns undefined if no tool has that name. Never rejects. */
  call(name: string, input: Readonly<Record<string, unknown>>): Promise<ToolAnswer | undefined>;
}

/** All tools in the order in which clients list them. A new tool is a file and a line here. */
const creators: readonly CreateTool[] = [
  createWriteHandoff,
  createReadHandoff,
  createHandoff,
  createCancelHandoff,
  createCreateChildTask,
  createListChildTasks,
  createGetTaskStatus,
  createWaitForTasks,
];

/** Creates the tools of this execution, by name. */
function createTools(settings: ToolContext['settings']): ReadonlyMap<string, Tool> {
  const offered = creators.flatMap((create) => create(settings) ?? []);
  return new Map(offered.map((tool) => [tool.name, tool]));
}

const nothing: ToolContext['settings'] = { agent: '', demand: undefined, targets: [], children: undefined };

/**
 * Creates the tools of one execution, which run one after the other. Without its variables the server refuses every call,
 * because not every CLI reports that a server did not start (K-6).
 */
export function createCalls(env: Readonly<Record<string, string | undefined>>): Calls {
  const settings = parseServerSettings(env);
  const tools = createTools(settings.ok ? settings.value : nothing);
  const run = settings.ok
    ? createRun(settings.value)
    : async (): Promise<ToolAnswer> => ({ refused: true, text: settings.error });
  return {
    tools: [...tools.values()],
    async call(name, input) {
      const tool = tools.get(name);
      return tool && run(tool, input);
    },
  };
}

type Run = (tool: Tool, input: Readonly<Record<string, unknown>>) => Promise<ToolAnswer>;

/** Performs calls one after the other. Calls may arrive together, and each reads what the one before it wrote. */
function createRun({ contextPath, handoffPath, turnPath, ...settings }: ServerSettings): Run {
  const context = {
    settings,
    files: createToolFiles({ context: contextPath, handoff: handoffPath, turn: turnPath }),
    clock: createSystemClock(),
    hasher: createNodeHasher(),
  };
  let last: Promise<unknown> = Promise.resolve();
  return (tool, input) => {
    const answer = last.then(() => tool.call(input, context)).catch(explain);
    last = answer;
    return answer;
  };
}

/** Turns an unexpected error, such as a full disk, into a refusal that the agent can read. */
function explain(error: unknown): ToolAnswer {
  return {
    refused: true,
    text: `The call failed, and nothing was kept: ${messageOf(error)}`,
  };
}
