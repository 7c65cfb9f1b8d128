// This folder runs agents and their `setup`. A run goes through the rooms in this order: `program` finds or installs the engine's
// program, `engines` builds its start, `files` writes the files of the attempt, `process` prepares the sandbox and runs the
// program, `stream` cuts its output into lines and events, and `engine` builds the result from them.

import type { AgentResult } from '../../core/agent/agent-result.ts';
import { sharedTrustedPaths } from '../../core/git/trusted-paths.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { AgentRun, AgentRunner, AgentTask } from '../../ports/agent-runner.ts';
import type { Log } from '../../ports/log.ts';
import type { Engine, EngineExit, EngineLaunch } from './engine/engine.ts';
import { capAgent, nameCap } from './engine/engine-settings.ts';
import { createResultParser } from './engine/result-parser.ts';
import { engines, findRuleReading, listUnsupported } from './engines/engines.ts';
import { readAgentFile, writeEngineFiles } from './files/agent-files.ts';
import type { Gateway } from './gateway/gateway.ts';
import { type GatewayNeeds, openModelGateway, readHeld } from './gateway/model-gateway.ts';
import { type Launch, type LaunchFault, type LaunchRequest, prepareLaunch } from './process/prepare-launch.ts';
import { probeEngine } from './process/probe-engine.ts';
import { type ProcessRun, runProcess } from './process/run-process.ts';
import { waitFor } from './process/run-quietly.ts';
import type { ProgramSource } from './program/program-source.ts';
import { logAgentOutput } from './stream/line-logger.ts';

export interface AgentRunnerOptions extends GatewayNeeds {
  /** The log. Its adapter defuses workflow commands in the lines of the agent. */
  readonly log: Log;
  /** Removes secrets from text for the log. */
  readonly redact: (text: string) => string;
  /** Seconds between SIGTERM and SIGKILL. */
  readonly grace?: number;
  /** The source of the engines' programs. Absent: only PATH is searched. */
  readonly programs?: ProgramSource;
  /** Ends the agent when the job is cancelled. */
  readonly cancel?: AbortSignal;
}

/** Creates the port that runs agents of all engines. `engines/` holds what is specific to one engine; this file treats all alike. */
export function createAgentRunner(options: AgentRunnerOptions): AgentRunner {
  return {
    prepare({ engine }) {
      void findProgramOf(engines[engine], options);
    },
    trustedPaths: ({ engine }) => listTrustedPaths(engines[engine]),
    ruleReading: (agent) => findRuleReading(engines[agent.engine], agent),
    listSignIns: ({ engine }) => engines[engine].authentication,
    release: () => options.programs?.stop(),
    async run(given) {
      const { isolation, log } = options;
      if (!isolation.isolated) log.warning(isolation.reason);
      const engine = engines[given.agent.engine];
      const { task, held, warnings } = await readHeld(engine, given);
      const said = { warnings: [...listUnsupported(engine, task.agent, isolation), ...warnings], isolated: isolation.isolated };
      const opened = await openModelGateway(engine.models ?? [], { ...task, held }, options);
      if (!opened.ok) return { ...notStarted(engine, { message: opened.error, notRunnable: true }), ...said };
      const { gateway, changes } = opened.value ?? {};
      try {
        const run = await startEngine(options, { engine, task: { ...task, ...changes, agent: capAgent(task) }, gateway });
        return { ...run, ...(await opened.value?.conclude(run)), ...said };
      } finally {
        await gateway?.close();
      }
    },
  };
}

interface EngineStart {
  readonly engine: Engine;
  readonly task: AgentTask;
  readonly gateway: Gateway | undefined;
}

async function startEngine(options: AgentRunnerOptions, { engine, task, gateway }: EngineStart): Promise<EngineEnd> {
  const start = engine.launch({ system: '', mcpServers: {}, ...task, isolated: options.isolation.isolated });
  const program = await waitFor(findProgramOf(engine, options), task.timeoutSeconds);
  if (program === undefined) return outOfTime(engine);
  const { timeoutSeconds } = program;
  const launch = program.value.ok
    ? await prepareEngine({ task, start, program: program.value.value }, options)
    : failure({ message: program.value.error, notRunnable: !canInstall(engine) });
  if (!launch.ok) return notStarted(engine, launch.error);
  return runEngine(options, { engine, start, launch: launch.value, task: { ...task, timeoutSeconds }, gateway });
}

function listTrustedPaths({ trustedPaths }: Engine): readonly string[] {
  return trustedPaths.length === 0 ? [] : [...new Set([...sharedTrustedPaths, ...trustedPaths])];
}

/** Finds or installs the program of an engine. Returns undefined for engines whose program the config names. */
async function findProgramOf(
  { program, installation }: Engine,
  { programs }: AgentRunnerOptions,
): Promise<Result<string | undefined, string>> {
  if (program === undefined || programs === undefined) return success(undefined);
  return programs.get({ program, installation });
}

async function prepareEngine(
  { task, start, program }: { readonly task: AgentTask; readonly start: EngineLaunch; readonly program: string | undefined },
  { isolation, cancel }: AgentRunnerOptions,
): Promise<Result<Launch, LaunchFault>> {
  const { skillsFolder } = start;
  const skills = skillsFolder === undefined ? [] : (task.skills ?? []);
  const copies = skills.map((skill) => ({ ...skill, path: `${skillsFolder}/${skill.path}` }));
  await writeEngineFiles([task.files, task.environment.HOME ?? task.files], [...start.files, ...copies]);
  const request = (args: readonly string[], stdin: string): LaunchRequest => ({
    command: [program ?? start.program, ...args],
    stdin,
    workspace: task.workspace,
    readsWorkspaceOnly: start.readsWorkspaceOnly,
    files: task.files,
    writable: task.writable ?? [],
    readable: task.readable ?? [],
    environment: { ...task.environment, ...start.env },
  });
  const complaint =
    start.probe && (await probeEngine(request(start.probe.args, ''), { isolation, cancel, timeoutSeconds: task.timeoutSeconds }));
  if (start.probe && complaint !== undefined) return failure({ message: start.probe.describe(complaint), notRunnable: false });
  return prepareLaunch(request(start.args, start.stdin), isolation);
}

interface EngineRun extends EngineStart {
  readonly start: EngineLaunch;
  readonly launch: Launch;
}

type EngineEnd = Omit<AgentRun, 'warnings' | 'isolated' | 'gateway'>;

async function runEngine({ log, redact, grace = 10, cancel }: AgentRunnerOptions, run: EngineRun): Promise<EngineEnd> {
  const { engine, start, launch, task, gateway } = run;
  const write = (line: string): void => log.info(line);
  const agentLog = logAgentOutput({ write, redact });
  const isText = engine.output === 'text';
  const parser = createResultParser(engine, isText ? undefined : agentLog.push);
  const ended = await runProcess(launch, {
    timeoutSeconds: task.timeoutSeconds,
    graceSeconds: grace,
    cancel,
    expire: gateway?.overdue,
    write,
    redact,
    onStdout: parser.push,
    logsStdout: isText,
  });
  // A process that is left behind gets no answer any more.
  await gateway?.close();
  const result = nameCap(parser.end(await readExit(ended, start)), task.cap);
  return {
    ...ended,
    printed: isText ? ended.printed : agentLog.end(),
    result,
    // The summary of an engine `command` replaces what it printed.
    finalText: isText && !hasSummary(result) ? ended.stdout : (result.finalText ?? ''),
  };
}

function hasSummary({ structured, finalText }: AgentResult): boolean {
  return finalText !== null && typeof structured === 'object' && structured !== null && 'summary' in structured;
}

async function readExit(
  { ended, exitStatus, stderr, notRunnable = false }: ProcessRun,
  { usageFile }: EngineLaunch,
): Promise<EngineExit> {
  const left = usageFile === undefined ? undefined : await readAgentFile(usageFile);
  const usage = left?.ok === true && left.value !== undefined ? Buffer.from(left.value).toString('utf8') : undefined;
  return { ended, exitStatus, stderr, notRunnable, usage, endedAt: Date.now() };
}

function outOfTime(engine: Engine): EngineEnd {
  const reason = `The time of the task was over before ${engine.title} was installed. Have it on the machine, or raise \`timeout-minutes\`.`;
  return buildEnd(engine, { ended: 'timeout', exitStatus: 124, stderr: '' }, reason);
}

function notStarted(engine: Engine, { message, notRunnable }: LaunchFault): EngineEnd {
  return buildEnd(engine, { ended: 'not-started', exitStatus: 127, stderr: '', notRunnable }, message);
}

/** Returns whether Baton installs the program of an engine itself. A registry that fails now may answer the next attempt. */
function canInstall({ installation }: Engine): boolean {
  return installation !== undefined && installation.kind !== 'manual';
}

/** Builds the end of an agent whose program never ran. */
function buildEnd(engine: Engine, exit: Omit<EngineExit, 'usage'>, reason: string): EngineEnd {
  const { ended, exitStatus, stderr } = exit;
  return {
    ended,
    exitStatus,
    stderr,
    reason,
    stdout: '',
    printed: {},
    finalText: '',
    result: createResultParser(engine).end(exit),
  };
}
