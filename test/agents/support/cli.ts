import type { TestedEngine } from '../../../scripts/test-agents/options.ts';
import type { ModelRequest, ModelServer } from './model.ts';
import { createModelServer, geminiModel } from './model-server.ts';
import { createResponsesServer } from './responses-server.ts';

/** What the tests have to know about an engine beyond what Baton does: where its model is, and how its model writes a file. */
export interface Cli {
  readonly engine: TestedEngine;
  readonly model: string;
  readonly serve: () => Promise<ModelServer>;
  /** Secrets of the repository, for a model server at this address. */
  readonly secrets: (url: string) => Readonly<Record<string, string>>;
  /** Secrets of the repository for every other documented way to sign in, with the model that it is for. */
  readonly signIns: (url: string) => readonly SignIn[];
  /** The tool that writes a file. */
  readonly write: (file: { readonly path: string; readonly content: string }) => ToolCall;
  /** The tool that runs a shell command. */
  readonly run: (command: string) => ToolCall;
}

export interface SignIn {
  readonly model: string;
  readonly secrets: Readonly<Record<string, string>>;
  /** Files of the repository. */
  readonly files?: Readonly<Record<string, string>>;
  /** The address stands in a file of the engine, which no gateway reads. */
  readonly gateway?: 'off';
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
    signIns: (url) => [
      { model: 'claude-sonnet-4-5', secrets: { CLAUDE_CODE_OAUTH_TOKEN: 'sk-ant-oat01-scripted', ANTHROPIC_BASE_URL: url } },
    ],
    write: ({ path, content }) => ({ tool: 'Write', with: { file_path: path, content } }),
    run: (command) => ({ tool: 'Bash', with: { command, description: 'Runs it.' } }),
  },
  {
    engine: 'codex',
    model: 'gpt-5-codex',
    serve: createResponsesServer,
    secrets: (url) => ({ CODEX_API_KEY: 'sk-scripted-model', OPENAI_BASE_URL: `${url}/v1` }),
    signIns: (url) => [{ model: 'gpt-5-codex', secrets: { OPENAI_API_KEY: 'sk-scripted-other', OPENAI_BASE_URL: `${url}/v1` } }],
    write: ({ path, content }) => ({ tool: 'exec_command', with: { cmd: `cat >'${path}' <<'EOF'\n${content}\nEOF` } }),
    run: (command) => ({ tool: 'exec_command', with: { cmd: command } }),
  },
  {
    engine: 'gemini',
    model: geminiModel,
    serve: createModelServer,
    secrets: (url) => ({ GEMINI_API_KEY: 'scripted-model', GOOGLE_GEMINI_BASE_URL: url }),
    signIns: (url) => [
      {
        model: geminiModel,
        secrets: { GOOGLE_API_KEY: 'scripted-other', GOOGLE_GENAI_USE_VERTEXAI: 'true', GOOGLE_VERTEX_BASE_URL: url },
      },
    ],
    write: ({ path, content }) => ({ tool: 'write_file', with: { file_path: path, content } }),
    run: (command) => ({ tool: 'run_shell_command', with: { command } }),
  },
  {
    engine: 'opencode',
    model: 'anthropic/claude-sonnet-4-5',
    serve: createModelServer,
    secrets: (url) => ({ ANTHROPIC_API_KEY: 'sk-scripted-model', ANTHROPIC_BASE_URL: `${url}/v1` }),
    signIns: (url): readonly SignIn[] => [
      { model: 'openai/gpt-5', secrets: { OPENAI_API_KEY: 'sk-scripted-openai', OPENAI_BASE_URL: `${url}/v1` } },
      {
        model: 'google/gemini-2.5-flash',
        gateway: 'off',
        secrets: { GEMINI_API_KEY: 'scripted-gemini', OPENCODE_CONFIG: 'gateway.json' },
        files: { 'gateway.json': JSON.stringify({ provider: { google: { options: { baseURL: `${url}/v1beta` } } } }) },
      },
      {
        model: 'opencode/claude-sonnet-4-5',
        gateway: 'off',
        secrets: { OPENCODE_API_KEY: 'sk-scripted-zen', OPENCODE_CONFIG: 'gateway.json' },
        files: { 'gateway.json': JSON.stringify({ provider: { opencode: { options: { baseURL: `${url}/v1` } } } }) },
      },
    ],
    write: ({ path, content }) => ({ tool: 'write', with: { filePath: path, content } }),
    run: (command) => ({ tool: 'bash', with: { command, description: 'Runs it.' } }),
  },
  {
    engine: 'copilot',
    model: 'gpt-5',
    serve: createModelServer,
    secrets: (url) => ({
      COPILOT_PROVIDER_BASE_URL: `${url}/v1`,
      COPILOT_PROVIDER_API_KEY: 'sk-scripted-model',
      COPILOT_OFFLINE: 'true',
    }),
    signIns: (url) =>
      ['completions', 'responses'].flatMap((form) => [
        { model: 'gpt-5', secrets: azure(url, form) },
        { model: 'gpt-5', secrets: { ...azure(url, form), COPILOT_PROVIDER_AZURE_API_VERSION: '2025-04-01-preview' } },
      ]),
    write: ({ path, content }) => ({ tool: 'create', with: { path, file_text: content } }),
    run: (command) => ({ tool: 'bash', with: { command, description: 'Runs it.', mode: 'sync' } }),
  },
];

/** A provider of the type for which Copilot writes most of the address, and shows the key in a header of its own. */
function azure(url: string, form: string): Readonly<Record<string, string>> {
  return {
    COPILOT_PROVIDER_TYPE: 'azure',
    COPILOT_PROVIDER_BASE_URL: url,
    COPILOT_PROVIDER_API_KEY: 'sk-scripted-model',
    COPILOT_PROVIDER_WIRE_API: form,
    COPILOT_OFFLINE: 'true',
  };
}

/** The path of the handoff file, as the agent was told it. */
export function findHandoffPath({ messages }: ModelRequest): string {
  const all = messages.map(({ text }) => text).join('\n');
  const path = /\/[^\s`"'<>]*\/handoff\.json/.exec(all)?.[0];
  if (path === undefined) throw new Error(`The agent was not told where its handoff goes:\n${all.slice(-3_000)}`);
  return path;
}
