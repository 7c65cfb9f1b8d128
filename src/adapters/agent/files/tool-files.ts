import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { childLimits } from '../../../core/children/child.ts';
import { readAgentFile } from './agent-files.ts';

/** The files that our MCP server writes beside the file of BATON_HANDOFF_PATH (DESIGN 4.3). */
export const toolFileNames = {
  /** A handoff, with `to` and `message` when a transfer was requested; or only these two. */
  handoff: 'handoff.mcp.json',
  /** Requests for a transfer that a later request replaced. */
  superseded: 'handoff.superseded.json',
  /** Requests for child tasks, and the wait for them. */
  children: 'children.mcp.json',
  /** Until when the tool `wait_for_tasks` waits for children that run meanwhile. */
  wait: 'children.wait.txt',
  /** The children as they stand, written by the job of the agent while the agent is at work. */
  progress: 'children.progress.json',
} as const;

/** The files of DESIGN 4.2 as our MCP server uses them. The server runs beside the agent, as the same user. */
export interface ToolFiles {
  readContext(): Promise<string>;
  /** Reads the handoff of an earlier call; returns undefined when there is none or it cannot be read. */
  readHandoff(): Promise<Uint8Array | undefined>;
  readSuperseded(): Promise<Uint8Array | undefined>;
  /** Writes the handoff completely or not at all, because the process may be ended at any moment. */
  writeHandoff(text: string): Promise<void>;
  writeSuperseded(text: string): Promise<void>;
  removeHandoff(): Promise<void>;
  readChildren(): Promise<Uint8Array | undefined>;
  writeChildren(text: string): Promise<void>;
  /** Reads how the children stand, as the job of the agent wrote it last; undefined when it has written nothing. */
  readProgress(): Promise<Uint8Array | undefined>;
  /** Says until when a tool waits, RFC 3339, so that the job looks how the children stand. */
  writeWaitEnd(text: string): Promise<void>;
}

export function createToolFiles(paths: { readonly context: string; readonly handoff: string }): ToolFiles {
  const folder = dirname(paths.handoff);
  const [handoff, superseded] = [join(folder, toolFileNames.handoff), join(folder, toolFileNames.superseded)];
  const children = join(folder, toolFileNames.children);
  return {
    readContext: () => readFile(paths.context, 'utf8'),
    readHandoff: () => read(handoff),
    readSuperseded: () => read(superseded),
    writeHandoff: (text) => replaceFile(handoff, text),
    writeSuperseded: (text) => replaceFile(superseded, text),
    removeHandoff: () => rm(handoff, { force: true }),
    readChildren: () => read(children, childLimits.turnBytes),
    writeChildren: (text) => replaceFile(children, text),
    readProgress: () => read(join(folder, toolFileNames.progress), childLimits.turnBytes),
    writeWaitEnd: (text) => replaceFile(join(folder, toolFileNames.wait), text),
  };
}

async function read(path: string, most?: number): Promise<Uint8Array | undefined> {
  const bytes = await readAgentFile(path, most);
  return bytes.ok ? bytes.value : undefined;
}

/** Writes a file whole or not at all. Never writes through a link. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  await rename(draft, path);
}
