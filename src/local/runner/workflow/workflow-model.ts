import type { Permissions } from '../../workflow-contract.ts';
import type { Expression } from '../expression/expression.ts';
import type { MapTemplate, SourceLocation, Template } from './template.ts';

/** A workflow file whose expressions are not evaluated yet. */
export interface Workflow {
  /** The path below the root of its repository. */
  readonly file: string;
  readonly name?: string | undefined;
  readonly runName?: Template | undefined;
  readonly triggers: Triggers;
  readonly env?: MapTemplate | undefined;
  readonly defaults: RunDefaults;
  readonly permissions?: Permissions | undefined;
  readonly concurrency?: Template | undefined;
  readonly jobs: readonly Job[];
}

export interface Triggers {
  /** Filters by event name. `workflow_dispatch`, `workflow_call` and `schedule` have fields of their own. */
  readonly events: ReadonlyMap<string, EventFilter>;
  readonly crons: readonly string[];
  readonly dispatch?: readonly InputDefinition[] | undefined;
  readonly call?: CallInterface | undefined;
}

/** The filter of an event. An absent field lets everything pass. */
export type EventFilter = Readonly<Partial<Record<(typeof filterKeys)[number], readonly string[]>>>;

export const filterKeys = [
  'types', 'branches', 'branches-ignore', 'tags', 'tags-ignore', 'paths', 'paths-ignore', 'workflows',
] as const; // biome-ignore format: a list to read at a glance

export interface InputDefinition {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: Template | undefined;
  readonly options?: readonly string[] | undefined;
}

export interface CallInterface {
  readonly inputs: readonly InputDefinition[];
  readonly secrets: readonly { readonly name: string; readonly required: boolean }[];
  readonly outputs: readonly { readonly name: string; readonly value: Template }[];
}

export interface RunDefaults {
  readonly shell?: Template | undefined;
  readonly workingDirectory?: Template | undefined;
}

/** An `if`, with `success() &&` added when it contains no status function. */
export interface Condition {
  readonly place: SourceLocation;
  readonly expression: Expression;
}

interface JobBase {
  readonly key: string;
  readonly place: SourceLocation;
  readonly name?: Template | undefined;
  readonly needs: readonly string[];
  readonly condition: Condition;
  readonly permissions?: Permissions | undefined;
  readonly concurrency?: Template | undefined;
  readonly strategy?: Template | undefined;
}

export interface StepsJob extends JobBase {
  readonly kind: 'steps';
  readonly runsOn: Template;
  readonly container?: Template | undefined;
  readonly environment?: Template | undefined;
  readonly timeoutMinutes?: Template | undefined;
  readonly continueOnError?: Template | undefined;
  readonly env?: MapTemplate | undefined;
  readonly defaults: RunDefaults;
  readonly outputs?: MapTemplate | undefined;
  readonly steps: readonly Step[];
}

export interface CallJob extends JobBase {
  readonly kind: 'call';
  readonly uses: string;
  readonly with?: MapTemplate | undefined;
  readonly secrets: 'inherit' | MapTemplate | undefined;
}

export type Job = StepsJob | CallJob;

interface StepBase {
  readonly place: SourceLocation;
  /** The id that the author wrote, else one created as GitHub does: `__run`, `__self_2`. */
  readonly id: string;
  readonly name?: Template | undefined;
  readonly condition: Condition;
  readonly env?: MapTemplate | undefined;
  readonly continueOnError?: Template | undefined;
  readonly timeoutMinutes?: Template | undefined;
}

export interface RunStep extends StepBase {
  readonly kind: 'run';
  readonly run: Template;
  readonly shell?: Template | undefined;
  readonly workingDirectory?: Template | undefined;
}

export interface UsesStep extends StepBase {
  readonly kind: 'uses';
  readonly uses: string;
  readonly with?: MapTemplate | undefined;
}

export type Step = RunStep | UsesStep;
