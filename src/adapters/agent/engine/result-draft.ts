import type { AgentResult, AgentUsage, NumberScope, ResultOutcome, ToolUse } from '../../../core/agent/agent-result.ts';

/** The end of a run as its terminal event reports it. */
export interface Terminal {
  readonly outcome: Extract<ResultOutcome, 'success' | 'incomplete' | 'error' | 'killed'>;
  readonly reason: string | null;
}

const maxTextUnits = 262_144;
const maxTools = 1_000;
const maxNames = 100;
const maxWarnings = 100;
const warningUnits = 2_000;

/** The result of a run so far. It stays small whatever the output is. */
export class ResultDraft {
  /** The end according to the last terminal event; without one a run is never a success. */
  terminal: Terminal | undefined;
  sessionId: string | null = null;
  model: string | null = null;
  usage: AgentUsage | null = null;
  usageScope: NumberScope | null = null;
  costUsd: number | null = null;
  /** The time at which a usage limit opens again that refuses the agent now, in seconds since 1970. */
  notBefore: number | null = null;
  /** The window of that limit. */
  limit: AgentResult['limit'];
  costScope: NumberScope | null = null;
  turns: number | null = null;
  structured: unknown = null;
  /** True once any event of the engine came; otherwise the engine did not start. */
  started = false;
  /** The reason of a run without a terminal event. */
  reasonWithoutEnd = 'no_result_event';
  /** The reason of a failed start, when the exit status tells it. */
  startupReason: string | undefined;
  readonly #onText: (text: string) => void;
  #text: string | null = null;
  #tools: ToolUse[] = [];
  readonly #pending = new Map<string, Omit<ToolUse, 'ok'>>();
  readonly #denials: string[] = [];
  readonly #servers = new Map<string, string>();
  readonly #warnings: string[] = [];

  /** Creates an empty draft. `onText` receives the text of the agent, piece by piece. */
  constructor(onText: (text: string) => void = () => undefined) {
    this.#onText = onText;
  }

  /** Starts a new text of the agent. The text before is no longer the last one. */
  startText(text: string): void {
    this.#text = text.slice(-maxTextUnits);
    this.#onText(`${text}\n`);
  }

  /** Appends a piece to the text. */
  append(text: string): void {
    this.#text = ((this.#text ?? '') + text).slice(-maxTextUnits);
    this.#onText(text);
  }

  /** Replaces the text without passing it to `onText`, which has received it already. */
  replaceText(text: string): void {
    this.#text = text.slice(-maxTextUnits);
  }

  /** Ends the text; the next piece begins a new one. */
  endText(): void {
    if (this.#text !== null) this.#onText('\n');
    this.#text = null;
  }

  get text(): string | null {
    return this.#text;
  }

  startTool(id: string | undefined, tool: Omit<ToolUse, 'ok'>): void {
    if (id !== undefined && this.#pending.size < maxTools) this.#pending.set(id, tool);
  }

  /** Records the end of a tool call. Returns the name and server of the call that was started under this id. */
  endTool(id: string | undefined, ok: boolean): Omit<ToolUse, 'ok'> | undefined {
    const tool = id === undefined ? undefined : this.#pending.get(id);
    if (id === undefined || tool === undefined) return undefined;
    this.#pending.delete(id);
    this.addTool({ ...tool, ok });
    return tool;
  }

  addTool(tool: ToolUse): void {
    this.#tools.push(tool);
    if (this.#tools.length > 2 * maxTools) this.#tools = this.#tools.slice(-maxTools);
  }

  get tools(): readonly ToolUse[] {
    return this.#tools.slice(-maxTools);
  }

  deny(name: string): void {
    if (this.#denials.length < maxNames) this.#denials.push(name.slice(0, warningUnits));
  }

  get denials(): readonly string[] {
    return this.#denials;
  }

  setServer(name: string, status: string): void {
    if (this.#servers.size < maxNames || this.#servers.has(name)) this.#servers.set(name.slice(0, 200), status.slice(0, 200));
  }

  /** Records as failed the servers that a complaint names. The pattern is global and finds one name. */
  failServers(complaint: string, pattern: RegExp): void {
    for (const [, name = ''] of complaint.matchAll(pattern)) this.setServer(name, 'failed');
  }

  get mcpServers(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#servers);
  }

  warn(text: string | undefined): void {
    const cut = (text ?? '').slice(0, warningUnits);
    if (cut !== '' && !this.#warnings.includes(cut) && this.#warnings.length < maxWarnings) this.#warnings.push(cut);
  }

  get warnings(): readonly string[] {
    return this.#warnings;
  }
}
