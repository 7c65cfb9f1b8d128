// This folder is the program that plays an agent in a job of `baton try`, in place of the real engine. A launcher on PATH starts
// it with the plan (this file) that `prepare-stand-ins` wrote. `find-part` finds out which agent of which stage it plays, `play`
// decides who does the work, `do-work` writes handoff, results and files, and `render-stream` renders what the engine would print.

import type { EngineName } from '../../../core/agent/engine-name.ts';
import type { Agent } from '../../../core/config/schema/agent-schema.ts';
import type { AgentStage } from '../../../core/config/schema/stage-schema.ts';

/** The end of one start of a stand-in. */
export type Saying = { readonly asked: string } & (
  | { readonly kind: 'success' | 'fail' | 'noop' | 'needs-input' }
  | { readonly kind: 'transfer'; readonly to: string }
  /** The start asks for children and waits for them. Its next start sums up how they ended. */
  | { readonly kind: 'children'; readonly count: number }
);

/** The program that does the work of an agent. */
export type Role =
  | { readonly kind: 'stand-in' }
  /** A command of the person, for a shell. */
  | { readonly kind: 'shell'; readonly command: string }
  /** The real program of the engine. */
  | { readonly kind: 'real'; readonly program: string }
  /** The command of the config, which the launcher gets as its arguments. */
  | { readonly kind: 'own' };

export interface AgentPart {
  readonly engine: EngineName;
  readonly access: Agent['access'];
  readonly model?: string;
  /** The agents that it may hand over to. */
  readonly targets: readonly string[];
  readonly role: Role;
}

export interface StagePart {
  /** The agent that begins the stage. */
  readonly agent: string;
  readonly signal?: NonNullable<AgentStage['signal']>;
  /** True if the stage has a branch. */
  readonly hasBranch: boolean;
  /** The ends of its starts, in order. Empty: every start is a success. */
  readonly sayings: readonly Saying[];
  /** The ends of single tasks of the stage by their names: `split/2-part-2` is a child, `work[1]` an element of a matrix. */
  readonly tasks: Readonly<Record<string, readonly Saying[]>>;
  /** The text of the handoff that the person gave. */
  readonly handoff?: string;
  /** `data` of the handoff that is made. */
  readonly data: Readonly<Record<string, string>>;
  readonly results: Readonly<Record<string, string>>;
}

/** The knowledge that all programs of one try share. */
export interface StandInPlan {
  /** The tested version of each engine. */
  readonly versions: Readonly<Record<string, string>>;
  readonly pipelines: readonly string[];
  readonly agents: Readonly<Record<string, AgentPart>>;
  /** Stages by `pipeline.stage`. */
  readonly stages: Readonly<Record<string, StagePart>>;
}

/** Returns the name that a stand-in gives to the n-th child of a task. */
export function partName(ordinal: number): string {
  return `part-${ordinal}`;
}

/** Returns whether a stand-in plays all tasks of a stage, whoever their agents are, because the person said how the stage ends. */
export function isDirected({ sayings, handoff }: Pick<StagePart, 'sayings' | 'handoff'>): boolean {
  return sayings.length > 0 || handoff !== undefined;
}

/** Returns whether a stand-in plays at least one task of a stage whoever its agent is. */
export function isPartlyDirected(part: Pick<StagePart, 'sayings' | 'handoff' | 'tasks'>): boolean {
  return isDirected(part) || Object.keys(part.tasks).length > 0;
}
