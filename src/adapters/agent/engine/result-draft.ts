import type { AgentUsage, NumberScope, ResultOutcome, ToolUse } from '../../../core/agent/agent-result.ts';

/** How the run ended, in the words of its terminal event. */
export interface Terminal {
  readonly outcome: Extract<ResultOutcome, 'success' | 'incomplete' | 'error' | 'killed'>;
  readonly reason: string | null;
}

const maxTextUnits = 262_144;
const maxTools = 1_000;
const maxNames = 100;
const maxWarnings = 100;
const warningUnits = 2_000;

/** What is known of a run so far. Bounded: it stays small whatever the output is. */
export class ResultDraft {
  /** Set by the last terminal event; without one a run is never a success. */
  terminal: Terminal | undefined;
  sessionId: string | null = null;
  model: string | null = null;
  usage: AgentUsage | null = null;
  usageScope: NumberScope | null = null;
  costUsd: number | null = null;
  costScope: NumberScope | null = null;
  turns: number | null = null;
  structured: unknown = null;
  /** Whether any event of the engine came: else it never came to start. */
  started = false;
  /** What it means when no terminal event came. */
  reasonWithoutEnd = 'no_result_event';
  /** Why it never came to start, where the exit status says so. */
  startupReason: string | undefined;
  readonly #onText: (text: string) => void;
  #text: string | null = null;
  #tools: ToolUse[] = [];
  readonly #pending = new Map<string, Omit<ToolUse, 'ok'>>();
  readonly #denials: string[] = [];
  readonly #servers = new Map<string, string>();
  readonly #warnings: string[] = [];

  /** `onText` is given what the agent says, piece by piece. */
  constructor(onText: (text: string) => void = () => undefined) {
    this.#onText = onText;
  }

  /** The agent said this, and what it said before is not its last text any more. */
  startText(text: string): void {
    this.#text = text.slice(-maxTextUnits);
    this.#onText(`${text}\n`);
  }

  /** A further piece of the text. */
  append(text: string): void {
    this.#text = ((this.#text ?? '') + text).slice(-maxTextUnits);
    this.#onText(text);
  }

  /** Another word for what was heard already. */
  replaceText(text: string): void {
    this.#text = text.slice(-maxTextUnits);
  }

  /** What comes now is a text of its own. */
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

  /** Name and server of what was started under this id. */
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
