// This room is the MCP server of an agent. It offers the tools of `tools`, runs their calls one after the other (`calls`), and
// stores all state in files (`tool-state`), because a CLI may start it several times.

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  type Tool as ListedTool,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import type { jsonSchemaValidator as JsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';
import { version } from '../host/program-facts.ts';
import { type Calls, createCalls } from './calls.ts';
import type { Tool, ToolAnswer } from './tools/tool.ts';

const instructions =
  'Baton passes work between agents. Read what earlier stages left with read_handoff; leave what later ones need with write_handoff.';

/** A validator for questions to the user, which we never ask. The library's own one costs as much as the rest of the start. */
const jsonSchemaValidator: JsonSchemaValidator = {
  getValidator: () => () => ({ valid: false, data: undefined, errorMessage: 'this server asks nothing' }),
};

/**
 * Serves MCP on stdin and stdout until the client closes them. All settings come from the environment. The library answers
 * every other request at once with -32601, even before the client has introduced itself; silence would cost seconds at each
 * start.
 */
export async function serveMcp(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const calls = createCalls(env);
  const options = { capabilities: { tools: {} }, instructions, jsonSchemaValidator };
  const server = new Server({ name: 'baton', version }, options);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: calls.tools.map(describeTool) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => handleRequest(calls, params));
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  server.onerror = (error) => process.stderr.write(`baton mcp: ${error.message}\n`);
  server.onclose = resolve;
  process.stdin.once('end', resolve);
  await server.connect(new StdioServerTransport());
  await closed;
}

function describeTool({ name, title, description, inputSchema, readOnly }: Tool): ListedTool {
  const annotations = { readOnlyHint: readOnly, destructiveHint: false, idempotentHint: true, openWorldHint: false };
  return { name, title, description, inputSchema, annotations };
}

async function handleRequest(
  calls: Calls,
  { name, arguments: input = {} }: { readonly name: string; readonly arguments?: Record<string, unknown> | undefined },
): Promise<CallToolResult> {
  const given = await calls.call(name, input);
  if (given === undefined) {
    throw new McpError(
      ErrorCode.InvalidParams,
      `No tool is named ${JSON.stringify(name)}. There are: ${calls.tools.map((tool) => tool.name).join(', ')}`,
    );
  }
  return render(given);
}

function render({ text, structured, refused }: ToolAnswer): CallToolResult {
  return {
    content: [{ type: 'text', text }],
    structuredContent: structured,
    isError: refused,
  };
}
