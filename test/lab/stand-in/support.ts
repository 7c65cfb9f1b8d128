import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { createAgentRunner } from '../../../src/adapters/agent/create-agent-runner.ts';
import { createTaskFiles } from '../../../src/adapters/agent/files/task-files.ts';
import type { Isolation } from '../../../src/adapters/agent/process/isolation.ts';
import { createProgramSource } from '../../../src/adapters/agent/program/program-source.ts';
import { buildAgentEnvironment } from '../../../src/core/agent/agent-environment.ts';
import { signalOf } from '../../../src/core/config/defaults.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import type { Config } from '../../../src/core/config/schema/config-schema.ts';
import { isAgentStage } from '../../../src/core/config/schema/stage-schema.ts';
import { type HandoffReading, readHandoff } from '../../../src/core/handoff/read-handoff.ts';
import { type DecidedOutcome, decideOutcome } from '../../../src/core/output/decide-outcome.ts';
import { prepareStandIns, type StandInOptions, type StandIns } from '../../../src/lab/stand-in/prepare-stand-ins.ts';
import type { AgentRun } from '../../../src/ports/agent-runner.ts';
import type { LeftFiles } from '../../../src/ports/workspace.ts';

export const direct: Isolation = { isolated: false, reason: 'not isolated: the test wants it so.' };
export const isolated: Isolation = { isolated: true, via: 'root', hide: [], keep: [] };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Makes a folder that is removed after the tests of the file. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baton-stand-in-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** Returns the config with these agents and with these stages in the pipeline `fix`. */
export function configOf(agents: object, stages: object, more: object = {}): Config {
  const config = parseConfig(
    JSON.stringify({ version: 1, agents, pipelines: { fix: { on: { issues: { labels: ['fix'] } }, ...more, stages } } }),
  );
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join('\n'));
  return config.value;
}

/** Prepares the stand-ins in a folder of their own. */
export function prepare(config: Config, wishes: Partial<StandInOptions> = {}): Promise<StandIns> {
  const none = { say: [], handoffs: [], agents: [], real: undefined, shell: {}, isolation: isolated };
  return prepareStandIns({ folder: join(makeFolder(), 'agents'), config, ...none, ...wishes });
}

/** Writes a program into a new folder and returns the folder. */
export function writeProgram(name: string, text: string): string {
  const path = join(makeFolder(), name);
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return dirname(path);
}

interface Start {
  readonly stage?: string;
  /** The task; that of the stage when absent. */
  readonly task?: string;
  readonly execution?: number;
  readonly prompt?: string;
  /** The agent that starts; that of the stage when absent. */
  readonly agent?: string;
  readonly context?: object;
  /** Secrets of the job by name. */
  readonly secrets?: Readonly<Record<string, string>>;
}

export interface Started {
  readonly run: AgentRun;
  readonly ended: DecidedOutcome;
  readonly left: LeftFiles;
  readonly reading: HandoffReading;
  /** Returns the text of a file that the agent left in its checkout; undefined when there is none. */
  readonly read: (path: string) => string | undefined;
}

/** Starts an agent as its job does: with the real launch, the real environment and the real parsers. */
export async function start(config: Config, standIns: StandIns, what: Start = {}): Promise<Started> {
  const { stage: name = 'work', execution = 1, prompt = 'Fix the bug.\n', context = {}, secrets = {} } = what;
  const stage = config.pipelines.fix?.stages[name];
  if (stage === undefined || !isAgentStage(stage)) throw new Error(`no stage ${name}`);
  const agentName = what.agent ?? stage.agent;
  const command = standIns.commands[agentName];
  const agent = agentSchema.parse({ ...config.agents[agentName], ...(command === undefined ? {} : { command }) });
  const ids = { run: 'fix-7', task: what.task ?? name, attempt: 1, execution };
  const root = makeFolder();
  const workspace = join(root, 'checkout');
  mkdirSync(workspace);
  const files = await createTaskFiles({ root: join(root, 'temp'), ...ids });
  await files.prepare({ isRepair: false, prompt, context: JSON.stringify(context) });
  const host = { PATH: [...standIns.path, dirname(process.execPath), '/usr/bin', '/bin'].join(':') };
  const { environment } = buildAgentEnvironment({ agentEnv: agent.env, secrets, files: files.paths, ids, host, traceparent: '' });
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  const redact = (text: string): string => text;
  const programs = createProgramSource({ folder: join(root, 'tools'), host, isolation: direct, log, redact });
  const runner = createAgentRunner({ log, redact, isolation: direct, programs });
  const run = await runner.run({
    agent,
    prompt,
    system: 'End with a signal.',
    workspace,
    files: files.paths.root,
    environment,
    timeoutSeconds: 60,
  });
  const left = await files.collect();
  const reading = await readHandoff({ ...left, printed: run.printed }, stage.handoff);
  const { finalText, stderr, result, exitStatus } = run;
  const ended = decideOutcome({ ended: run.ended, exitStatus, signal: signalOf(stage, agent), finalText, stderr, result });
  const read = (path: string): string | undefined => {
    try {
      return readFileSync(join(workspace, path), 'utf8');
    } catch {
      return undefined;
    }
  };
  return { run, ended, left, reading, read };
}
