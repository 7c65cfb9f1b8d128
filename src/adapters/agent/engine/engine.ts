// This folder defines an engine independently of any vendor: its contract (this file), the settings that engines share, and the
// parser that turns the events of a run into one result. The parser passes each event to the engine's reader, which fills a
// draft; at the end the draft and the exit status become the result.

import type { EngineName } from '../../../core/agent/engine-name.ts';
import type { Agent, McpServer } from '../../../core/config/schema/agent-schema.ts';
import type { RuleReading } from '../../../core/prompt/rules.ts';
import type { Json } from '../stream/json-event.ts';
import type { ModelAccess } from './model-access.ts';
import type { ResultDraft } from './result-draft.ts';

/** The input for one start of an agent. */
export interface EnginePlan {
  readonly agent: Agent;
  readonly prompt: string;
  /** Text for the agent beside its prompt; empty when there is none. */
  readonly system: string;
  /** The private directory of the attempt, outside the checkout: `FilePaths.root`. */
  readonly files: string;
  /** The environment that the process gets with every engine; `HOME` is private to the attempt. */
  readonly environment: Readonly<Record<string, string>>;
  /** Our server under the name `baton`, when there is one, and the servers of the user. */
  readonly mcpServers: Readonly<Record<string, McpServer>>;
  /** True if Baton's own sandbox guards the files, so that the engine's need not. */
  readonly isolated: boolean;
}

/** The start of an engine: the runner finds or installs `program`, writes `files`, and runs the program. */
export interface EngineLaunch {
  readonly program: string;
  readonly args: readonly string[];
  /** Variables added to the environment of the plan. */
  readonly env: Readonly<Record<string, string>>;
  readonly stdin: string;
  /** Files with absolute paths below the plan's `files` or `HOME`, replaced before the start. */
  readonly files: readonly { readonly path: string; readonly content: string }[];
  /** A file below the plan's `files` in which the engine leaves its usage. It is read after the engine has ended. */
  readonly usageFile?: string;
  /** True if the sandbox lets the agent read the workspace only, because nothing else would refuse a write. */
  readonly readsWorkspaceOnly?: boolean;
  /** A start of the program that costs nothing and fails where the engine could run no command for its agent. */
  readonly probe?: EngineProbe | undefined;
  /** A folder below `HOME` where the engine looks for skills. Those of the repository are copied there before the start. */
  readonly skillsFolder?: string;
}

export interface EngineProbe {
  readonly args: readonly string[];
  /** Says what to do, from the first line of what the probe complained about. */
  describe(complaint: string): string;
}

/** The settings of an agent that an engine supports. An unsupported setting is a warning, never an error. */
export interface EngineSupport {
  readonly settings: readonly ('model' | 'max-turns' | 'max-cost-usd' | 'tools.allow' | 'tools.deny' | 'mcp-servers')[];
  readonly effort: readonly NonNullable<Agent['effort']>[];
  /** The channel for text beside the prompt. */
  readonly system: 'own channel' | 'before the prompt' | 'nowhere';
}

/** The way to install the program when the machine does not have it. */
export type Installation =
  | {
      readonly kind: 'npm';
      readonly package: string;
      readonly version: string;
      /**
       * The digest of the package as the registry names it (`npm view PACKAGE@VERSION dist.integrity`). It does not cover the
       * dependencies of the package.
       */
      readonly integrity: string;
    }
  /** Instructions for an installation by hand, before the agent. */
  | { readonly kind: 'manual'; readonly how: string };

/** The parts that are specific to one engine. No code outside `engines/` asks which engine it is. */
export interface Engine {
  readonly name: EngineName;
  /** The name that people know. */
  readonly title: string;
  /** The name of the program; absent when the config names it. */
  readonly program?: string;
  /** Versions whose output was recorded for the tests. */
  readonly testedVersions: readonly string[];
  readonly installation?: Installation;
  /** Groups of variables; any one group is enough to sign in. */
  readonly authentication: readonly (readonly string[])[];
  /** The keys that the gateway can hold. Absent: none. */
  readonly models?: readonly ModelAccess[];
  readonly supports: EngineSupport;
  /**
   * The channel of the prompt. With `file` stdin is not read, and an argument of ours names the file. The prompt itself is never
   * an argument.
   */
  readonly promptBy: 'stdin' | 'file';
  /**
   * The form of stdout. `text`: stdout is the text of the agent. `events`: stdout is JSON, and only parts of it are text of the
   * agent.
   */
  readonly output: 'text' | 'events';
  /**
   * Paths of the repository that the engine reads settings, programs or instructions from, beside `sharedTrustedPaths`. Empty:
   * the engine reads none at all.
   */
  readonly trustedPaths: readonly string[];
  /** The files with rules that the engine reads by itself. */
  readonly rules: RuleReading;
  /** The way on which the skills in `.agents/skills` come to the engine. */
  readonly skills: 'by itself' | 'as a copy' | 'not tried' | 'none';
  launch(plan: EnginePlan): EngineLaunch;
  /** Reads the output of one run: events in the order of stdout, into a draft of bounded size. */
  createReader(): EngineReader;
}

export interface EngineReader {
  /** Reads one JSON object of stdout, or one piece of output that is text. Ignores unknown events. */
  read(event: Json, draft: ResultDraft): void;
  /** Reads what only the whole output shows. Called after the last event. */
  end?(draft: ResultDraft, exit: EngineExit): void;
}

/** The end of the process. */
export interface EngineExit {
  readonly ended: 'exited' | 'timeout' | 'killed' | 'not-started';
  readonly exitStatus: number;
  readonly stderr: string;
  /** True if there is no such program on the machine, so that another attempt would not start it either. Only with `not-started`. */
  readonly notRunnable?: boolean;
  /** The time at which it ended, in milliseconds since 1970; absent where only its output is known. */
  readonly endedAt?: number;
  /** The content of `usageFile`. */
  readonly usage?: string;
}
