import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock';

/** What reached the model, whatever API the CLI speaks. */
export interface ModelRequest {
  readonly messages: readonly { readonly role: string; readonly text: string }[];
  /** Names of the tools that the model may call. */
  readonly tools: readonly string[];
  /** Results of tools so far. */
  readonly results: readonly string[];
}

export type ModelReply =
  | { readonly say: string }
  | { readonly call: string; readonly with: Readonly<Record<string, unknown>> }
  | { readonly refuse: number; readonly message: string };

export interface ModelServer {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** What a model of the test threw; the CLI got an empty answer. */
  readonly faults: readonly string[];
  /** Decides what the model does from now on. */
  play(model: (request: ModelRequest) => ModelReply | Promise<ModelReply>): void;
  close(): Promise<void>;
}

/** A model API that does what the test says: Anthropic, OpenAI and Gemini in one. */
export async function createModelServer(): Promise<ModelServer> {
  const server = new LLMock({ port: 0, host: '127.0.0.1', journalMaxEntries: 10 });
  const requests: ModelRequest[] = [];
  const faults: string[] = [];
  let model: (request: ModelRequest) => ModelReply | Promise<ModelReply> = () => ({ say: '' });
  const ask = async (request: ModelRequest): Promise<ModelReply> => {
    try {
      return await model(request);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return { say: '' };
    }
  };
  server.on({ predicate: () => true }, async (completion: ChatCompletionRequest) => {
    const request = toRequest(completion);
    requests.push(request);
    return toResponse(await ask(request));
  });
  const url = await server.start();
  return {
    url,
    requests,
    faults,
    play(next) {
      model = next;
    },
    close: async () => void (await server.stop()),
  };
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
