import type { EngineName } from '../../../core/agent/engine-name.ts';
import type { Agent, McpServer } from '../../../core/config/schema/agent-schema.ts';
import type { Json } from '../stream/json-event.ts';
import type { ResultDraft } from './result-draft.ts';

/** What one start of an agent is made from. */
export interface EnginePlan {
  readonly agent: Agent;
  readonly prompt: string;
  /** What the agent is told beside its prompt; empty for nothing. */
  readonly system: string;
  /** Private directory of the attempt, outside the checkout: `FilePaths.root`. */
  readonly files: string;
  /** What the process is given whatever its engine; `HOME` is private to the attempt. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ours under the name `baton`, where there is one, and those of the user. */
  readonly mcpServers: Readonly<Record<string, McpServer>>;
  /** JSON Schema of the answer, where one is asked for. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

/** How an engine is started: the runner finds or installs `program`, writes `files`, and runs it. */
export interface EngineLaunch {
  readonly program: string;
  readonly args: readonly string[];
  /** Added to the environment of the plan. */
  readonly env: Readonly<Record<string, string>>;
  readonly stdin: string;
  /** Absolute paths below the plan's `files` or `HOME`, written anew before the start. */
  readonly files: readonly EngineFile[];
  /** A file below the plan's `files` that the engine leaves numbers in; read when it has ended. */
  readonly usageFile?: string;
}

export interface EngineFile {
  readonly path: string;
  readonly content: string;
}

/** The settings of an agent that an engine can follow. What it cannot do is a warning, never an error. */
export interface EngineSupport {
  readonly model: boolean;
  readonly effort: readonly NonNullable<Agent['effort']>[];
  readonly 'max-turns': boolean;
  readonly 'max-cost-usd': boolean;
  readonly 'tools.allow': boolean;
  readonly 'tools.deny': boolean;
  readonly 'mcp-servers': boolean;
  /** Whether text can be given beside the prompt, and where it goes otherwise. */
  readonly system: 'own channel' | 'before the prompt' | 'nowhere';
  readonly schema: boolean;
}

/** How the program gets onto the machine when it is not there. */
export type Installation =
  | {
      readonly kind: 'npm';
      readonly package: string;
      readonly version: string;
      /** Digest of the package as the registry names it (`npm view PACKAGE@VERSION dist.integrity`); of what it needs nothing is known. */
      readonly integrity: string;
    }
  /** In words: by hand, before the agent. */
  | { readonly kind: 'manual'; readonly how: string };

/** Everything that is special about one engine. Nothing outside `engines/` asks which engine it is. */
export interface Engine {
  readonly name: EngineName;
  /** As people know it. */
  readonly title: string;
  /** Absent where the config names it. */
  readonly program?: string;
  /** Versions whose output was recorded for the tests. */
  readonly testedVersions: readonly string[];
  readonly installation?: Installation;
  /** Any one of these groups of variables lets it in. */
  readonly authentication: readonly (readonly string[])[];
  readonly supports: EngineSupport;
  /** `file`: stdin is not read, and an argument of ours names the file. The prompt itself is never an argument. */
  readonly promptBy: 'stdin' | 'file';
  /** `text`: stdout is what the agent says. `events`: JSON, and only parts of it are. */
  readonly output: 'text' | 'events';
  /** Paths of the repository that it takes settings, programs or instructions from, beside those of `sharedTrustedPaths`. Empty: none at all. */
  readonly trustedPaths: readonly string[];
  launch(plan: EnginePlan): EngineLaunch;
  /** Reads one run: events in the order of stdout, into a draft that is bounded whatever comes. */
  createReader(): EngineReader;
}

export interface EngineReader {
  /** One JSON object of stdout, or one line for output that is text. Unknown ones are passed over. */
  read(event: Json, draft: ResultDraft): void;
  /** After the last one: what only the whole tells. */
  end?(draft: ResultDraft, exit: EngineExit): void;
}

/** How the process ended. */
export interface EngineExit {
  readonly ended: 'exited' | 'timeout' | 'killed' | 'not-started';
  readonly exitStatus: number;
  readonly stderr: string;
  /** What `usageFile` held. */
  readonly usage?: string;
}
