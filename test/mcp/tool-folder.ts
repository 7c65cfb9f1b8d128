import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOwnServer, type OwnServerRequest } from '../../src/core/mcp/build-own-server.ts';
import type { HandoffInContext, NeedContext } from '../../src/core/prompt/prompt-context.ts';

export interface ToolFolder {
  /** What a CLI is told to give to the server. */
  readonly env: Readonly<Record<string, string>>;
  /** Names of all files. */
  names(): readonly string[];
  read(name: string): unknown;
  write(name: string, text: string): void;
  remove(): void;
}

/** The files of an attempt, with the context file of a stage that comes after `needs`. */
export function createToolFolder(request: Partial<OwnServerRequest> = {}, needs: readonly NeedContext[] = []): ToolFolder {
  const root = mkdtempSync(join(tmpdir(), 'baton-mcp-'));
  const context = join(root, 'context.json');
  writeFileSync(
    context,
    JSON.stringify({ schema_version: 1, needs: Object.fromEntries(needs.map((need) => [need.name, need])) }),
  );
  const { env } = buildOwnServer({
    program: { node: process.execPath, script: 'dist/mcp.js' },
    files: { context, handoff: join(root, 'handoff.json') },
    ids: { run: 'fix-42', task: 'fix', attempt: 1, execution: 1 },
    agent: 'researcher',
    targets: [],
    ...request,
  });
  return {
    env,
    names: () => readdirSync(root).sort(),
    read: (name) => JSON.parse(readFileSync(join(root, name), 'utf8')),
    write: (name, text) => writeFileSync(join(root, name), text),
    remove: () => rmSync(root, { recursive: true }),
  };
}

const noHandoff: HandoffInContext = {
  present: false,
  version: '',
  summary: '',
  detail: '',
  data: {},
  context: { relevant_files: [], key_findings: [], constraints: [], suggested_approach: '' },
};

/** A stage before, as the context file tells of it. */
export function need(name: string, handoff: Partial<HandoffInContext> = {}, others: Partial<NeedContext> = {}): NeedContext {
  const present = Object.keys(handoff).length > 0;
  return {
    name,
    agent: 'investigator',
    outcome: 'succeeded',
    note: '',
    response: '',
    outputs: [],
    results: {},
    handoff: { ...noHandoff, ...(present ? { present, version: 1 } : {}), ...handoff },
    ...others,
  };
}
