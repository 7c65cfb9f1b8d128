import type { Permissions } from '../../workflow-contract.ts';
import type { Expression } from '../expression/expression.ts';
import type { MapTemplate, SourceLocation, Template } from './template.ts';

/** Parts of a file that may be absent. */
type Templates<Key extends string> = Readonly<Partial<Record<Key, Template>>>;

/** A workflow file whose expressions are not evaluated yet. */
export interface Workflow extends Templates<'runName' | 'concurrency'> {
  /** The path below the root of its repository. */
  readonly file: string;
  readonly name?: string | undefined;
  readonly triggers: Triggers;
  readonly env?: MapTemplate | undefined;
  readonly defaults: RunDefaults;
  readonly permissions?: Permissions | undefined;
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

export type RunDefaults = Templates<'shell' | 'workingDirectory'>;

/** An `if`, with `success() &&` added when it contains no status function. */
export interface Condition {
  readonly place: SourceLocation;
  readonly expression: Expression;
}

interface JobBase extends Templates<'name' | 'concurrency' | 'strategy'> {
  readonly key: string;
  readonly place: SourceLocation;
  readonly needs: readonly string[];
  readonly condition: Condition;
  readonly permissions?: Permissions | undefined;
}

export interface StepsJob extends JobBase, Templates<'container' | 'environment' | 'timeoutMinutes' | 'continueOnError'> {
  readonly kind: 'steps';
  readonly runsOn: Template;
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

interface StepBase extends Templates<'name' | 'continueOnError' | 'timeoutMinutes'> {
  readonly place: SourceLocation;
  /** The id that the author wrote, else one created as GitHub does: `__run`, `__self_2`. */
  readonly id: string;
  readonly condition: Condition;
  readonly env?: MapTemplate | undefined;
}

export interface RunStep extends StepBase, RunDefaults {
  readonly kind: 'run';
  readonly run: Template;
}

export interface UsesStep extends StepBase {
  readonly kind: 'uses';
  readonly uses: string;
  readonly with?: MapTemplate | undefined;
}

export type Step = RunStep | UsesStep;
