import type { ToolFiles } from '../../../adapters/agent/files/tool-files.ts';
import type { ServerSettings } from '../../../core/mcp/server-settings.ts';
import type { Clock } from '../../../ports/clock.ts';

/** What every tool works with. */
export interface ToolContext {
  readonly settings: Pick<ServerSettings, 'agent' | 'demand' | 'targets'>;
  readonly files: ToolFiles;
  readonly clock: Clock;
}

/** What a call came to. A refusal is an answer too: the model reads it and can put its call right. */
export interface ToolAnswer {
  readonly text: string;
  /** The same for programs. */
  readonly structured?: Record<string, unknown>;
  readonly refused?: boolean;
}

/** One tool: what a client lists, and what a call does. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [keyword: string]: unknown };
  /** Whether it changes nothing: some CLIs let such tools through without asking. */
  readonly readOnly: boolean;
  call(input: Readonly<Record<string, unknown>>, context: ToolContext): Promise<ToolAnswer>;
}

/** Makes a tool for this execution; undefined where it is not offered. */
export type CreateTool = (settings: ToolContext['settings']) => Tool | undefined;
