import type { ToolFiles } from '../../adapters/agent/files/tool-files.ts';
import type { ServerSettings } from '../../core/mcp/server-settings.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Hasher } from '../../ports/crypto.ts';

/** The facts and ports that every tool uses. */
export interface ToolContext {
  readonly settings: Pick<ServerSettings, 'agent' | 'demand' | 'targets' | 'children'>;
  readonly files: ToolFiles;
  readonly clock: Clock;
  readonly hasher: Pick<Hasher, 'sha256'>;
}

/** The result of a call. A refusal is a result too: the model reads it and can correct its call. */
export interface ToolAnswer {
  readonly text: string;
  /** The same result for programs. Some CLIs show it to the model in the place of the text, so it holds what the model must know. */
  readonly structured?: Record<string, unknown>;
  readonly refused?: boolean;
}

/** A tool: the description that a client lists, and the function that performs a call. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [keyword: string]: unknown };
  /** True if the tool changes nothing. Some CLIs allow such tools without asking. */
  readonly readOnly: boolean;
  call(input: Readonly<Record<string, unknown>>, context: ToolContext): Promise<ToolAnswer>;
}

/** Creates a tool for this execution. Returns undefined if the tool is not offered. */
export type CreateTool = (settings: ToolContext['settings']) => Tool | undefined;
