import type { EngineName } from '../../../core/agent/engine-name.ts';

/** The end of a start, for the form in which an engine prints it. */
export interface Ending {
  /** The final text of the agent, with the result signal as its last line. */
  readonly text: string;
  readonly session: string;
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The output of an engine's program. */
export interface Stream {
  readonly stdout: string;
  /** The content of the file with the usage, for engines that leave one. */
  readonly usage?: string;
}

/** Renders the output that the engine prints when an agent ends with this text. The forms are those of the recorded outputs. */
export function renderStream(engine: string, ending: Ending): Stream {
  return isEngine(engine) ? renderers[engine](ending) : { stdout: `${ending.text}\n` };
}

function isEngine(name: string): name is EngineName {
  return Object.hasOwn(renderers, name);
}

const renderers: Readonly<Record<EngineName, (ending: Ending) => Stream>> = {
  'claude-code': renderClaudeCode,
  codex: renderCodex,
  gemini: renderGemini,
  opencode: renderOpencode,
  cursor: renderCursor,
  copilot: renderCopilot,
  command: ({ text }) => ({ stdout: `${text}\n` }),
};

function lines(...events: readonly object[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

function renderClaudeCode({ text, session, model, inputTokens, outputTokens }: Ending): Stream {
  const own = { session_id: session };
  const content = [{ type: 'text', text }];
  const usage = { inputTokens, outputTokens, cacheReadInputTokens: 0, cacheCreationInputTokens: 0, costUSD: 0 };
  return {
    stdout: lines(
      { type: 'system', subtype: 'init', ...own, model, tools: [], mcp_servers: [] },
      { type: 'assistant', message: { type: 'message', role: 'assistant', model, content }, parent_tool_use_id: null, ...own },
      {
        type: 'result',
        subtype: 'success',
        is_error: false,
        num_turns: 1,
        result: text,
        stop_reason: 'end_turn',
        terminal_reason: 'completed',
        ...own,
        total_cost_usd: 0,
        usage: { input_tokens: inputTokens, output_tokens: outputTokens },
        modelUsage: { [model]: usage },
        permission_denials: [],
      },
    ),
  };
}

function renderCodex({ text, session, inputTokens, outputTokens }: Ending): Stream {
  const usage = {
    input_tokens: inputTokens,
    cached_input_tokens: 0,
    cache_write_input_tokens: 0,
    output_tokens: outputTokens,
    reasoning_output_tokens: 0,
  };
  return {
    stdout: lines(
      { type: 'thread.started', thread_id: session },
      { type: 'turn.started' },
      { type: 'item.completed', item: { id: 'item_0', type: 'agent_message', text } },
      { type: 'turn.completed', usage },
    ),
  };
}

function renderGemini({ text, session, model, inputTokens, outputTokens }: Ending): Stream {
  const total = inputTokens + outputTokens;
  const stats = { total_tokens: total, input_tokens: inputTokens, output_tokens: outputTokens, cached: 0, tool_calls: 0 };
  return {
    stdout: lines(
      { type: 'init', session_id: session, model },
      { type: 'message', role: 'assistant', content: text, delta: true },
      { type: 'result', status: 'success', stats },
    ),
  };
}

function renderOpencode({ text, session, inputTokens, outputTokens }: Ending): Stream {
  const own = { sessionID: session };
  const tokens = {
    total: inputTokens + outputTokens,
    input: inputTokens,
    output: outputTokens,
    reasoning: 0,
    cache: { read: 0, write: 0 },
  };
  return {
    stdout: lines(
      { type: 'step_start', ...own, part: { type: 'step-start' } },
      { type: 'text', ...own, part: { type: 'text', text } },
      { type: 'step_finish', ...own, part: { type: 'step-finish', reason: 'stop', tokens, cost: 0 } },
    ),
  };
}

function renderCursor({ text, session, model, inputTokens, outputTokens }: Ending): Stream {
  const own = { session_id: session };
  const usage = { inputTokens, outputTokens, cacheReadTokens: 0, cacheWriteTokens: 0 };
  return {
    stdout: lines(
      { type: 'system', subtype: 'init', ...own, model, permissionMode: 'default' },
      { type: 'assistant', message: { role: 'assistant', content: [{ type: 'text', text }] }, ...own },
      { type: 'result', subtype: 'success', is_error: false, result: text, ...own, usage },
    ),
  };
}

function renderCopilot({ text, session, model, inputTokens, outputTokens }: Ending): Stream {
  const usage = { inputTokens, outputTokens, cacheReadTokens: 0, cacheWriteTokens: 0, reasoningTokens: 0 };
  return {
    stdout: lines(
      { type: 'session.mcp_servers_loaded', ephemeral: true, data: { servers: [] } },
      { type: 'assistant.message', data: { model, content: text, toolRequests: [] } },
      { type: 'result', sessionId: session, exitCode: 0 },
    ),
    usage: JSON.stringify({ modelMetrics: { [model]: { requests: { count: 1, cost: 0 }, usage } } }),
  };
}
