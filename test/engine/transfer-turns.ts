import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { createAgentRunner } from '../../src/adapters/agent/create-agent-runner.ts';
import { createTaskFiles } from '../../src/adapters/agent/files/task-files.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { DecisionRecord } from '../../src/core/record/decision-record.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { TaskRecord } from '../../src/core/record/record.ts';
import type { AgentRunner, AgentTask } from '../../src/ports/agent-runner.ts';
import { buildTaskContext } from './task-context-builder.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export interface Turns {
  /** Shell text of each agent by name; `one` starts. `$N` counts all starts of the job. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly agents?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly stage?: Readonly<Record<string, unknown>>;
  readonly handoff?: Readonly<Record<string, unknown>>;
  readonly hops?: number;
  /** Further agents that the order leaves to the job. */
  readonly left?: Dispatch['left'];
  readonly limits?: Readonly<Record<string, unknown>>;
  /** The prices of the configuration. */
  readonly priced?: Readonly<Record<string, unknown>>;
  /** What the order tells of executions before this one. */
  readonly tasks?: readonly TaskRecord[];
  readonly decisions?: readonly DecisionRecord[];
  /** How long each agent takes, on the clock of the job. */
  readonly minutes?: number;
  readonly captured?: { readonly file: string; readonly base: string; readonly head: string };
  readonly withheld?: readonly string[];
  /** Each turn ends because it has spent what it may. */
  readonly isSpent?: boolean;
}

export interface TurnsRan {
  /** Minutes that each start was given. */
  readonly given: readonly number[];
  /** What each start might spend. */
  readonly caps: readonly AgentTask['cap'][];
  /** The prices that each start was told. */
  readonly prices: readonly AgentTask['prices'][];
  readonly output: AgentOutput;
  /** What each start was given: prompt and context file. */
  readonly prompts: readonly string[];
  /** The instructions beside each prompt. */
  readonly systems: readonly string[];
  readonly contexts: readonly { readonly transfer?: Readonly<Record<string, unknown>> }[];
}

/** The real runner and files, the agents shell scripts. */
export async function runTurns({
  scripts,
  agents = {},
  minutes = 0,
  isSpent = false,
  priced,
  ...given
}: Turns): Promise<TurnsRan> {
  const folder = await mkdtemp(join(tmpdir(), 'baton-run-transfer-'));
  folders.push(folder);
  const workspace = await mkdtemp(join(folder, 'workspace-'));
  const count = `N=$(($(cat ../n 2>/dev/null || echo 0) + 1)); echo $N >../n; cp "$BATON_PROMPT_PATH" "../prompt-$N"; cp "$BATON_CONTEXT_PATH" "../context-$N"`;
  const commandOf = (name: string) => ['sh', '-c', `${count}\n${scripts[name] ?? 'true'}`];
  const entries = Object.keys(scripts).map((name) => [name, { engine: 'command', command: commandOf(name), ...agents[name] }]);
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  const timeouts: number[] = [];
  const systems: string[] = [];
  const caps: AgentTask['cap'][] = [];
  const prices: AgentTask['prices'][] = [];
  const real = createAgentRunner({ log, redact: (text) => text, isolation: { isolated: false, reason: 'not isolated' } });
  const run: AgentRunner['run'] = async (task) => {
    timeouts.push(task.timeoutSeconds / 60);
    systems.push(task.system ?? '');
    caps.push(task.cap);
    prices.push(task.prices);
    const ran = await real.run(task);
    // As the gateway ends a turn that has spent what it may.
    const spent = { ...ran.result, outcome: 'incomplete', reason: 'budget', cap: task.cap?.key } as const;
    return isSpent ? { ...ran, result: spent } : ran;
  };
  const runner: AgentRunner = { ...real, run };
  const now = (): string => new Date(Date.UTC(2026, 2, 18, 9, timeouts.length * minutes)).toISOString();
  const files = await createTaskFiles({ root: join(folder, 'files'), run: 'fix-42', task: 'fix', attempt: 1, execution: 1 });
  const options = {
    ...given,
    prices: priced,
    agents: Object.fromEntries(entries),
    command: commandOf('one'),
    runner,
    files,
    workspace,
    log,
    now,
  };
  const { runAgent, context } = await buildTaskContext(options);
  const output = await runAgent(context);
  const read = (name: string): string[] =>
    [1, 2, 3, 4, 5, 6, 7, 8]
      .map((n) => join(folder, `${name}-${n}`))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'utf8'));
  const contexts = read('context').map((text) => JSON.parse(text));
  return { output, given: timeouts, caps, prices, prompts: read('prompt'), systems, contexts };
}

export const write = (file: object): string => `cat >"$BATON_HANDOFF_PATH" <<'EOF'\n${JSON.stringify(file)}\nEOF\n`;
export const ask = (to: string, message = `for ${to}`): string => write({ to, message });
export const say = (line: string): string => `echo '${line}'\n`;
