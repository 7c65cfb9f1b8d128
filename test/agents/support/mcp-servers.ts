import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Answers of an MCP server with one tool, by method. */
const answers = (tool: string, says: string): Readonly<Record<string, unknown>> => ({
  initialize: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: tool, version: '1' } },
  'tools/list': {
    tools: [{ name: tool, description: `Tells of the ${tool}.`, inputSchema: { type: 'object', properties: {} } }],
  },
  'tools/call': { content: [{ type: 'text', text: says }] },
});

/** The text of a server that is a program. */
export function renderServer(tool: string, says: string): string {
  return `import { createInterface } from 'node:readline';
const results = ${JSON.stringify(answers(tool, says))};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  if (id === undefined) continue;
  const answer = results[method] ? { result: results[method] } : { error: { code: -32601, message: 'no such method' } };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
}
`;
}

export interface RemoteServer {
  readonly url: string;
  /** The headers of all requests. */
  readonly headers: readonly IncomingHttpHeaders[];
  close(): void;
}

/** Starts a server that is an address. It keeps no session and opens no stream of its own. */
export async function startRemoteServer(tool: string, says: string): Promise<RemoteServer> {
  const results = answers(tool, says);
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    headers.push(request.headers);
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const { id, method } = JSON.parse(await text(request)) as { id?: number; method: string };
    if (id === undefined) return void response.writeHead(202).end();
    const answer = results[method] ? { result: results[method] } : { error: { code: -32_601, message: 'no such method' } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, headers, close };
}
