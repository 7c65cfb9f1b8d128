import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { createStage, type ModelReply, type ModelRequest, type ModelServer, usage } from './model.ts';

const toolSchema = z.looseObject({
  type: z.string(),
  name: z.string().optional(),
  tools: z.array(z.looseObject({ name: z.string() })).optional(),
});
const itemSchema = z.looseObject({
  type: z.string().default('message'),
  role: z.string().optional(),
  content: z.unknown().optional(),
  output: z.unknown().optional(),
});
const bodySchema = z.object({
  model: z.string(),
  instructions: z.string().default(''),
  input: z.array(itemSchema),
  tools: z.array(toolSchema).default([]),
});

const separator = '__';

/**
 * OpenAI's Responses API, as much of it as Codex uses. It offers the tools of an MCP server as a namespace, which ready-made
 * servers do not know; here such a tool has the name `namespace__tool`.
 */
export async function createResponsesServer(): Promise<ModelServer> {
  const stage = createStage();
  const server = createServer(async (request, response) => {
    // Codex asks for a web socket first, and takes this for no.
    if (request.method !== 'POST') return void response.writeHead(426).end();
    const body = bodySchema.parse(JSON.parse(await text(request)));
    answer(response, { reply: await stage.ask(toRequest(body)), model: body.model, namespaces: listNamespaces(body) });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
  };
  return { ...stage, url: `http://127.0.0.1:${port}`, close };
}

type Body = z.infer<typeof bodySchema>;

function toRequest({ instructions, input, tools }: Body): ModelRequest {
  const outputs = input.filter(({ type }) => type === 'function_call_output');
  const messages = input
    .filter(({ type }) => type === 'message')
    .map(({ role = 'user', content }) => ({ role, text: toText(content) }));
  return {
    messages: [{ role: 'system', text: instructions }, ...messages],
    tools: tools.flatMap(({ name = '', tools: inside }) =>
      inside === undefined ? [name] : inside.map((tool) => `${name}${separator}${tool.name}`),
    ),
    results: outputs.map(({ output }) => toText(output)),
  };
}

function toText(content: unknown): string {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : JSON.stringify(content ?? '');
  return content.map((part: { readonly text?: string }) => part.text ?? '').join('\n');
}

function listNamespaces({ tools }: Body): readonly string[] {
  return tools.flatMap(({ type, name = '' }) => (type === 'namespace' ? [name] : []));
}

interface Answering {
  readonly reply: ModelReply;
  readonly model: string;
  readonly namespaces: readonly string[];
}

function answer(response: ServerResponse, { reply, model, namespaces }: Answering): void {
  if ('refuse' in reply) {
    response.writeHead(reply.refuse, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify({ error: { message: reply.message, type: 'error' } }));
  }
  const id = `resp_${Date.now()}`;
  const used = { input_tokens: usage.input, output_tokens: usage.output, total_tokens: usage.input + usage.output };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events = [
    { type: 'response.created', response: { id, model } },
    { type: 'response.output_item.done', output_index: 0, item: toItem(reply, namespaces) },
    { type: 'response.completed', response: { id, model, usage: used } },
  ];
  response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
}

function toItem(reply: Exclude<ModelReply, { refuse: number }>, namespaces: readonly string[]): Record<string, unknown> {
  if ('say' in reply) return { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: reply.say }] };
  const call = { type: 'function_call', call_id: `call_${Date.now()}`, arguments: JSON.stringify(reply.with) };
  const namespace = namespaces.find((name) => reply.call.startsWith(`${name}${separator}`));
  if (namespace === undefined) return { ...call, name: reply.call };
  return { ...call, namespace, name: reply.call.slice(namespace.length + separator.length) };
}
