import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock';
import { startFront } from './front.ts';
import { createStage, type ModelReply, type ModelRequest, type ModelServer, usage } from './model.ts';

/** Any other makes Gemini CLI ask a model which model to ask. */
export const geminiModel = 'gemini-2.5-flash';

/** The APIs of Anthropic, Gemini and OpenAI's chat. */
export async function createModelServer(): Promise<ModelServer> {
  const server = new LLMock({ port: 0, host: '127.0.0.1', journalMaxEntries: 10, chunkSize: 65_536 });
  const stage = createStage();
  server.on({ predicate: () => true }, async (completion: ChatCompletionRequest) =>
    toResponse(await stage.ask(toRequest(completion))),
  );
  const url = await server.start();
  // This server leaves out by which model a Gemini answers, which Google always says.
  const change = (text: string): string => text.replaceAll('"usageMetadata"', `"modelVersion":"${geminiModel}","usageMetadata"`);
  const front = await startFront(url, { change });
  const close = async (): Promise<void> => {
    front.close();
    await server.stop();
  };
  return { ...stage, url: front.url, close };
}

/** The names of all providers: each takes its own. */
const usageFields = {
  input_tokens: usage.input,
  output_tokens: usage.output,
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  promptTokenCount: usage.input,
  candidatesTokenCount: usage.output,
};

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
  if ('say' in reply) return { content: reply.say, usage: usageFields };
  if ('call' in reply) return { toolCalls: [{ name: reply.call, arguments: JSON.stringify(reply.with) }], usage: usageFields };
  return { error: { message: reply.message, type: 'error' }, status: reply.refuse };
}
