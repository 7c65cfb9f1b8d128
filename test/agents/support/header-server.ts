import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

export interface HeaderServer {
  readonly url: string;
  /** All that was asked, also without the header. */
  readonly asked: readonly { readonly method: string | undefined; readonly headers: IncomingHttpHeaders }[];
  close(): void;
}

/** The one tool of the server, and its answer. */
export const sounding = { tool: 'sound_depth', says: 'the sea is 7 fathoms deep' };

function describeServer(): McpServer {
  const server = new McpServer({ name: 'far', version: '1' });
  server.registerTool(sounding.tool, { description: 'Tells how deep the sea is.' }, () => ({
    content: [{ type: 'text', text: sounding.says }],
  }));
  return server;
}

/** Starts an MCP server over HTTP, with sessions and streams, that answers nobody without these headers. */
export async function startHeaderServer(wanted: Readonly<Record<string, string>>): Promise<HeaderServer> {
  const asked: { method: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    asked.push({ method, headers });
    if (Object.entries(wanted).some(([name, value]) => headers[name] !== value)) return response.writeHead(401).end();
    const known = sessions.get(String(headers['mcp-session-id']));
    if (known !== undefined) return known.handleRequest(request, response);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport),
    });
    await describeServer().connect(transport);
    return transport.handleRequest(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, asked, close };
}
