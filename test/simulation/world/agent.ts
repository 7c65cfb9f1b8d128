import { createDeflate } from '../../../src/adapters/compress/deflate.ts';
import type { AgentResult } from '../../../src/core/agent/agent-result.ts';
import { engineKeys } from '../../../src/core/agent/agent-secrets.ts';
import { hasHeldKey } from '../../../src/core/agent/engine-name.ts';
import type { Dispatch } from '../../../src/core/record/dispatch.ts';
import { createRedactor } from '../../../src/core/redaction/redactor.ts';
import type { EnginePorts } from '../../../src/engine/engine-ports.ts';
import type { TaskPorts } from '../../../src/engine/task-ports.ts';
import type { AgentRun, AgentTask } from '../../../src/ports/agent-runner.ts';
import { headSha, shaOf } from './code.ts';
import type { World } from './ports.ts';
import type { SimRun } from './runs.ts';
import type { Process } from './schedule.ts';
import type { Turn } from './turn.ts';
import { writeRefusal } from './windows.ts';

/** One start of an agent: what it was asked, and what it did. Each costs money. */
export interface AgentStart {
  readonly order: Dispatch;
  readonly agent: string;
  readonly engine: string;
  readonly workflowRun: number;
  readonly prompt: string;
  /** A text that no other start leaves. */
  readonly summary: string;
  readonly turn: Turn;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The branch that takes its commits. */
  readonly branch: string | undefined;
  /** The agents that were at work when it began. */
  readonly beside: readonly AgentStart[];
  readonly process: Process;
  /** True once it has ended by itself. */
  isOver: boolean;
}

export interface Agents {
  readonly starts: readonly AgentStart[];
  /** Chooses what an agent does. */
  readonly choose: (execution: { readonly task: string; readonly execution: number }) => Turn;
  readonly begun: AgentStart[];
}

const nothing: AgentResult = {
  outcome: 'success', reason: null, finalText: 'done', sessionId: null, model: null, usage: null, usageScope: null,
  costUsd: null, costScope: null, turns: null, tools: [], denials: [], mcpServers: {}, structured: null, warnings: [],
}; // biome-ignore format: a list to read at a glance

/** What each start of an agent costs. */
const costUsd = 0.5;

/** Writes what an agent hands on: its work, its work to another agent, or requests for children. Undefined where it leaves nothing. */
function writeHandoff({ ends, to, children, until, items, isSilent }: Turn, summary: string): string | undefined {
  if (ends === 'badly' || ends === 'limited' || ends === 'capped' || isSilent === true) return undefined;
  const list = items === undefined ? {} : { items: JSON.stringify(Array.from({ length: items }, (_, index) => `item ${index}`)) };
  const left = { summary, detail: `All about ${summary}.`, data: { of: summary, ...list } };
  if (children === undefined) return JSON.stringify(to === undefined ? left : { ...left, to, message: `for ${to}` });
  const create = Array.from({ length: children }, (_, index) => ({ name: `part-${index}`, prompt: `Do part ${index}.` }));
  const wait = { until: until?.how ?? 'all', ...(until?.minutes === undefined ? {} : { timeout: until.minutes }) };
  return JSON.stringify({ ...left, children: { create, wait } });
}

/** Writes the last text of an agent, whose last line says how it ended. */
function writeEnd({ ends }: Turn, summary: string): string {
  const signals = {
    well: 'success',
    badly: 'failure] tests-failed',
    limited: 'failure] tests-failed',
    capped: 'failure] tests-failed',
    asks: `needs-input] What about ${summary}?`,
    idle: `noop] nothing to do in ${summary}`,
  } as const;
  return `I have ended.\n[BATON-RESULT: ${signals[ends]}${ends === 'well' ? ']' : ''}`;
}

/** The secrets that the workflows pass. Their values appear nowhere else. */
export const secretsOfJobs: Readonly<Record<string, string>> = Object.fromEntries(
  engineKeys.map((name) => [name, `value-of-${name}`]),
);

/** Returns whether a turn costs more than what its start may spend, and something ends it there: the gateway, or the engine itself. */
function isCapped({ cap, agent }: AgentTask): boolean {
  return cap !== undefined && cap.usd < costUsd && (hasHeldKey(agent) || agent.engine === 'claude-code');
}

/** Writes what a turn came to, as its engine and its gateway tell it. A request that was under way is paid beyond a cap. */
function writeResult(turn: Turn, { agent, cap }: AgentTask, { now, number }: { readonly now: number; readonly number: number }) {
  const failed = { ...nothing, costUsd, costScope: 'run' as const, model: agent.model ?? null };
  if (turn.ends === 'badly') return { ...failed, outcome: 'error' as const, reason: 'exit-status' };
  if (turn.ends === 'limited') return { ...failed, ...writeRefusal(turn, { model: agent.model, now, number }) };
  if (turn.ends !== 'capped' || cap === undefined) return failed;
  return { ...failed, outcome: 'incomplete' as const, reason: 'budget', cap: cap.key, costUsd: cap.usd + 0.05 };
}

interface AgentJob {
  readonly world: World & { readonly agents: Agents };
  readonly ports: EnginePorts;
  readonly process: Process;
  readonly run: SimRun;
  readonly order: Dispatch;
}

/** Creates the ports of an agent job: its checkout, its files and its agent, all in memory. */
export function createTaskPorts({ world, ports, process, run, order }: AgentJob): TaskPorts {
  const { schedule, agents, texts, code } = world;
  let base = headSha;
  let branch: string | undefined;
  const paths = { root: '/job/files', home: '/job/home', tmp: '/job/tmp', caches: '/job/caches', setupHome: '/job/setup-home' };
  let file: string | undefined;
  let results: string | undefined;
  let commits: { readonly file: string; readonly base: string; readonly head: string } | undefined;

  async function runAgent(task: AgentTask): Promise<AgentRun> {
    const { prompt, agent: settings } = task;
    const agent = settings.command?.[0] ?? settings.description ?? '';
    const inJob = agents.begun.filter((start) => start.workflowRun === run.id && start.order === order).length;
    const chosen = agents.choose({ task: order.task, execution: order.execution + inJob });
    const turn: Turn = isCapped(task) && chosen.ends !== 'limited' ? { ...chosen, ends: 'capped' } : chosen;
    const number = agents.begun.length + 1;
    const summary = `work ${number} of ${order.run}/${order.task} ${order.execution}`;
    const beside = agents.begun.filter((other) => !other.isOver && !other.process.isDead && other.process !== process);
    const place = { at: schedule.now(), order, agent, engine: settings.engine, workflowRun: run.id, branch, beside, process };
    const start: AgentStart = { ...place, prompt, summary, turn, isOver: false };
    agents.begun.push(start);
    await schedule.sleep(process, turn.minutes * 60_000);
    start.isOver = !process.isDead;
    file = writeHandoff(turn, summary);
    const isKept = turn.ends === 'well' || turn.ends === 'limited' || turn.ends === 'capped';
    commits = turn.commits && isKept ? { file: 'commits.bundle', base, head: shaOf('e', number) } : undefined;
    results = `score: ${number % 5}\n`;
    const finalText = writeEnd(turn, summary);
    const result: AgentResult = { ...writeResult(turn, task, { now: schedule.now(), number }), finalText };
    return {
      ended: 'exited',
      exitStatus: result.outcome === 'success' ? 0 : 1,
      stdout: '',
      printed: {},
      stderr: '',
      finalText,
      result,
      warnings: [],
      isolated: true,
      ...(hasHeldKey(settings) ? { gateway: { requests: 3, refused: 0 } } : {}),
    };
  }

  const removing = { remove: async () => undefined };
  return {
    ...ports,
    store: ports.store,
    compressor: createDeflate(),
    redactor: createRedactor([]),
    runner: {
      prepare: () => undefined,
      trustedPaths: () => [],
      ruleReading: () => undefined,
      listSignIns: () => [],
      run: runAgent,
      release: () => undefined,
    },
    setup: { run: async () => undefined },
    files: {
      paths: paths as unknown as TaskPorts['files']['paths'],
      prepare: async ({ isRepair }) => {
        [file, results] = [undefined, isRepair ? results : undefined];
      },
      openScript: async () => ({ root: '/job/script', home: '/job/home', tmp: '/job/tmp', ...removing }),
      collect: async () => (file === undefined ? { results } : { results, file: Buffer.from(file) }),
      ...removing,
    },
    workspace: {
      directory: '/job/checkout',
      async prepare({ head, branch: named }) {
        branch = named;
        base = (world.other ?? code).readTip(named ?? '') ?? head;
        return { ok: true, value: base };
      },
      trust: async () => ({
        ok: true,
        value: {
          altered: [],
          root: '/job/trusted',
          places: ['/job/checkout'],
          kindOf: () => undefined,
          readText: () => undefined,
          readRule: () => undefined,
          skills: [],
        },
      }),
      restoreTrusted: async () => ({ ok: true, value: undefined }),
      copyTrusted: async () => ({ ok: true, value: '/job/trusted' }),
      dropCopy: async () => undefined,
      sealTrusted: async () => ({ ok: true, value: undefined }),
      addFile: async () => ({ ok: true, value: undefined }),
      listStale: async () => [],
      removeAddedFiles: async () => undefined,
      capture: async () => ({ ok: true, value: commits }),
      listUnpublished: async () => [],
      listWithheld: () => [],
      release: async () => undefined,
    },
    copies: { list: async () => [], remove: async () => undefined },
    artifacts: { upload: async (name) => texts.upload(run, name, { text: name, file: 'commits.bundle' }) },
  };
}
