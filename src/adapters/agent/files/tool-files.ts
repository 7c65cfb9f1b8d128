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
} as const;

/**
 * The files of a turn that goes on while its children are at work. The agent's user writes those in `asked`, and the job the one in `told`. The
 * files beside the handoff are closed to the job while an isolated agent runs.
 */
export const turnFileNames = {
  /** A copy of the requests for child tasks. */
  requests: 'asked/requests.json',
  /** The time until which the tool `wait_for_tasks` waits, RFC 3339. */
  wait: 'asked/wait.txt',
  /** The children as they stand. */
  children: 'told/children.json',
} as const;

/** The permissions of these files: the other side is another user. */
export const turnFileMode = 0o644;

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

export interface ToolPaths {
  readonly context: string;
  readonly handoff: string;
  /** The folder that tools and the job share in a turn. Only with `children: { wait: poll }`, where children work during the turn. */
  readonly turn?: string | undefined;
}

export function createToolFiles({ context, handoff: beside, turn }: ToolPaths): ToolFiles {
  const folder = dirname(beside);
  const [handoff, superseded] = [join(folder, toolFileNames.handoff), join(folder, toolFileNames.superseded)];
  const children = join(folder, toolFileNames.children);
  return {
    readContext: () => readFile(context, 'utf8'),
    readHandoff: () => read(handoff),
    readSuperseded: () => read(superseded),
    writeHandoff: (text) => replaceFile(handoff, text),
    writeSuperseded: (text) => replaceFile(superseded, text),
    removeHandoff: () => rm(handoff, { force: true }),
    readChildren: () => read(children, childLimits.turnBytes),
    async writeChildren(text) {
      await replaceFile(children, text);
      if (turn !== undefined) await replaceFile(join(turn, turnFileNames.requests), text, turnFileMode);
    },
    readProgress: async () => (turn === undefined ? undefined : read(join(turn, turnFileNames.children), childLimits.turnBytes)),
    async writeWaitEnd(text) {
      if (turn !== undefined) await replaceFile(join(turn, turnFileNames.wait), text, turnFileMode);
    },
  };
}

async function read(path: string, most?: number): Promise<Uint8Array | undefined> {
  const bytes = await readAgentFile(path, most);
  return bytes.ok ? bytes.value : undefined;
}

/** Writes a file whole or not at all. Never writes through a link. */
export async function replaceFile(path: string, text: string, mode = 0o600): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode, flag: 'wx' });
  await rename(draft, path);
}
