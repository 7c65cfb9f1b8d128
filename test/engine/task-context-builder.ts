import { join } from 'node:path';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { createWorkspace } from '../../src/adapters/git/create-workspace.ts';
import { configSchema } from '../../src/core/config/schema/config-schema.ts';
import { isAgentStage } from '../../src/core/config/schema/stage-schema.ts';
import type { ServerProgram } from '../../src/core/mcp/build-own-server.ts';
import type { DecisionRecord } from '../../src/core/record/decision-record.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { TaskRecord } from '../../src/core/record/record.ts';
import { createRedactor } from '../../src/core/redaction/redactor.ts';
import { stageOf } from '../../src/core/run/pipeline-of.ts';
import { runAgent } from '../../src/engine/agent/run-agent.ts';
import type { TaskContext } from '../../src/engine/task-ports.ts';
import type { AgentRunner } from '../../src/ports/agent-runner.ts';
import type { TextArtifacts } from '../../src/ports/artifacts.ts';
import type { Log } from '../../src/ports/log.ts';
import type { TaskFiles } from '../../src/ports/workspace.ts';
import { buildState } from '../core/prompt/prompt-builders.ts';
import { createRunTexts } from '../support/run-texts.ts';

export interface ContextFacts {
  /** Of the agent `one`, which does the stage. */
  readonly command?: readonly string[];
  /** Agents beside that one, or in its place, as the config has them. */
  readonly agents?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly mcpServer?: ServerProgram;
  /** Settings of an agent of another engine. */
  readonly agent?: Readonly<Record<string, unknown>>;
  readonly prices?: Readonly<Record<string, unknown>>;
  /** Files on the default branch. */
  readonly configFiles?: Readonly<Record<string, string>>;
  /** PATH of the job. */
  readonly path?: string;
  readonly handoff?: Readonly<Record<string, unknown>>;
  readonly contextDir?: string;
  readonly limits?: Readonly<Record<string, unknown>>;
  /** More keys of the stage. */
  readonly stage?: Readonly<Record<string, unknown>>;
  /** Transfers that the order leaves. */
  readonly hops?: number;
  /** Further agents that the order leaves to the job. */
  readonly left?: { readonly tasks: number; readonly handoffs: number };
  /** What the order tells of executions before this one. */
  readonly tasks?: readonly TaskRecord[];
  readonly decisions?: readonly DecisionRecord[];
  readonly runner: AgentRunner;
  readonly files: TaskFiles;
  readonly workspace: string;
  readonly log: Log;
  readonly texts?: Partial<TextArtifacts>;
  /** Absent: prompts are kept, without a warning. */
  readonly retention?: Readonly<Record<string, unknown>>;
  readonly redact?: readonly string[];
  readonly prompt?: string;
  /** The time, which stands still when absent. */
  readonly now?: () => string;
  /** What `capture` finds in the workspace; nothing when absent. */
  readonly captured?: { readonly file: string; readonly base: string; readonly head: string };
  /** Guarded files that the agents changed. `captured` then holds nothing else, and is found only where these are taken. */
  readonly withheld?: readonly string[];
}

/** What `runAgent` gets for stage `fix` of run `fix-42`: no git, no GitHub. */
export async function buildTaskContext(facts: ContextFacts): Promise<{ runAgent: typeof runAgent; context: TaskContext }> {
  const { agents, mcpServer, path, handoff, contextDir, stage: keys = {}, hops = 0 } = facts;
  const { runner, files, workspace: directory, log } = facts;
  const config = configSchema.parse({
    version: 1,
    retention: facts.retention ?? { prompts: true },
    agents: { ...findFirst(facts), ...agents },
    ...(facts.prices === undefined ? {} : { prices: facts.prices }),
    pipelines: {
      fix: {
        on: { issues: { labels: ['agent-ready'] } },
        ...(facts.limits === undefined ? {} : { limits: facts.limits }),
        ...(contextDir === undefined ? {} : { 'context-dir': contextDir }),
        stages: {
          fix: { agent: 'one', prompt: facts.prompt ?? 'Do it.', ...keys, ...(handoff === undefined ? {} : { handoff }) },
        },
      },
    },
  });
  const state = { ...buildState(facts.tasks ?? [], { config }), decisions: facts.decisions ?? [] };
  const stage = stageOf(state.run, 'fix');
  if (!isAgentStage(stage)) throw new Error('fix has an agent');
  const { addFile, removeAddedFiles } = createWorkspace({
    directory,
    bundle: join(directory, '..', 'b'),
    exclude: [],
    path: '',
  });
  const dispatch = {
    run: 'fix-42',
    task: 'fix',
    attempt: 1,
    execution: 1,
    hops,
    left: facts.left,
    subject: 42,
    head: '',
    traceparent: '',
  } as Dispatch;
  const ports = {
    runner,
    files,
    log,
    hasher: createNodeHasher(),
    artifacts: { upload: async () => ({ artifactId: 1, file: 'f', sha256: 'sha256:0' }) },
    redactor: createRedactor(facts.redact ?? []),
    texts: facts.texts ?? createRunTexts(),
    clock: { now: facts.now ?? (() => '2026-03-18T09:00:00.000Z'), sleep: async () => undefined },
    workspace: {
      directory,
      addFile,
      removeAddedFiles,
      trust: async () => ({
        ok: true,
        value: {
          altered: [],
          root: join(directory, '..', 'trusted'),
          places: [directory],
          kindOf: () => undefined,
          readText: (file: string) => facts.configFiles?.[file],
          readRule: (file: string) => facts.configFiles?.[file],
          skills: [],
        },
      }),
      restoreTrusted: async () => ({ ok: true, value: undefined }),
      listUnpublished: async () => [],
      listWithheld: () => facts.withheld ?? [],
      release: async () => undefined,
      prepare: async () => ({ ok: true, value: 'a'.repeat(40) }),
      capture: async ({ takesTrusted = false }: { readonly takesTrusted?: boolean }) => ({
        ok: true,
        value: takesTrusted || facts.withheld === undefined ? facts.captured : undefined,
      }),
    },
  };
  const settings = {
    repository: 7,
    workflowAttempt: 1,
    secrets: {},
    environment: { PATH: path ?? process.env.PATH ?? '' },
    ...(mcpServer === undefined ? {} : { mcpServer }),
  };
  const context = { ports, settings, dispatch, state, stage, startedAt: '2026-03-18T09:00:00.000Z' };
  return { runAgent, context: context as unknown as TaskContext };
}

function findFirst({ agent, command }: ContextFacts): Readonly<Record<string, unknown>> {
  if (agent !== undefined) return { one: agent };
  return command === undefined ? {} : { one: { engine: 'command', command } };
}
