import type { ModelRequest, ModelServer } from './model.ts';
import { createModelServer } from './model-server.ts';
import { createResponsesServer } from './responses-server.ts';

/** What the tests have to know about an engine beyond what Baton does: where its model is, and how its model writes a file. */
export interface Cli {
  readonly engine: 'claude-code' | 'codex' | 'gemini' | 'opencode';
  readonly model: string;
  readonly serve: () => Promise<ModelServer>;
  /** Secrets of the repository, for a model server at this address. */
  readonly secrets: (url: string) => Readonly<Record<string, string>>;
  /** The tool that writes a file. */
  readonly write: (file: { readonly path: string; readonly content: string }) => ToolCall;
}

export interface ToolCall {
  readonly tool: string;
  readonly with: Readonly<Record<string, unknown>>;
}

export const clis: readonly Cli[] = [
  {
    engine: 'claude-code',
    model: 'claude-sonnet-4-5',
    serve: createModelServer,
    secrets: (url) => ({ ANTHROPIC_API_KEY: 'sk-scripted-model', ANTHROPIC_BASE_URL: url }),
    write: ({ path, content }) => ({ tool: 'Write', with: { file_path: path, content } }),
  },
  {
    engine: 'codex',
    model: 'gpt-5-codex',
    serve: createResponsesServer,
    secrets: (url) => ({ CODEX_API_KEY: 'sk-scripted-model', OPENAI_BASE_URL: `${url}/v1` }),
    write: ({ path, content }) => ({ tool: 'exec_command', with: { cmd: `cat >'${path}' <<'EOF'\n${content}\nEOF` } }),
  },
  {
    engine: 'gemini',
    // Any other makes it ask a model which model to ask.
    model: 'gemini-2.5-flash',
    serve: createModelServer,
    secrets: (url) => ({ GEMINI_API_KEY: 'scripted-model', GOOGLE_GEMINI_BASE_URL: url }),
    write: ({ path, content }) => ({ tool: 'write_file', with: { file_path: path, content } }),
  },
  {
    engine: 'opencode',
    model: 'anthropic/claude-sonnet-4-5',
    serve: createModelServer,
    secrets: (url) => ({ ANTHROPIC_API_KEY: 'sk-scripted-model', ANTHROPIC_BASE_URL: `${url}/v1` }),
    write: ({ path, content }) => ({ tool: 'write', with: { filePath: path, content } }),
  },
];

/** The path of the handoff file, as the agent was told it. */
export function findHandoffPath({ messages }: ModelRequest): string {
  const all = messages.map(({ text }) => text).join('\n');
  const path = /\/[^\s`"'<>]*\/handoff\.json/.exec(all)?.[0];
  if (path === undefined) throw new Error(`The agent was not told where its handoff goes:\n${all.slice(-3_000)}`);
  return path;
}
