import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock';
import { createStage, type ModelReply, type ModelRequest, type ModelServer } from './model.ts';

/** The APIs of Anthropic, Gemini and OpenAI's chat. */
export async function createModelServer(): Promise<ModelServer> {
  const server = new LLMock({ port: 0, host: '127.0.0.1', journalMaxEntries: 10 });
  const stage = createStage();
  server.on({ predicate: () => true }, async (completion: ChatCompletionRequest) =>
    toResponse(await stage.ask(toRequest(completion))),
  );
  const url = await server.start();
  return { ...stage, url, close: async () => void (await server.stop()) };
}

function toRequest({ messages, tools = [] }: ChatCompletionRequest): ModelRequest {
  const all = messages.map(({ role, content }) => ({ role, text: toText(content) }));
  return {
    messages: all,
    tools: tools.map(({ function: { name } }) => name),
    results: all.filter(({ role }) => role === 'tool').map(({ text }) => text),
  };
}

function toText(content: ChatCompletionRequest['messages'][number]['content']): string {
  if (typeof content === 'string' || content === null) return content ?? '';
  return content.map(({ text }) => text ?? '').join('\n');
}

function toResponse(reply: ModelReply) {
  if ('say' in reply) return { content: reply.say };
  if ('call' in reply) return { toolCalls: [{ name: reply.call, arguments: JSON.stringify(reply.with) }] };
  return { error: { message: reply.message, type: 'error' }, status: reply.refuse };
}
