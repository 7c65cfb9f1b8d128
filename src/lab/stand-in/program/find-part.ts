import { readFileSync } from 'node:fs';
import { isChild, stageOfConfig } from '../../../core/children/task-name.ts';
import { signalOf } from '../../../core/config/defaults.ts';
import { isPlainMap } from '../../../core/json/json-value.ts';
import { parseRunName } from '../../../core/run/names.ts';
import { type AgentPart, isDirected, type Saying, type StagePart, type StandInPlan } from './stand-in-plan.ts';

/** The start of an agent, as its launcher and its environment describe it. */
export interface StartFacts {
  readonly plan: StandInPlan;
  /** The engine whose program was started. */
  readonly engine: string;
  /** The agent, where the launcher belongs to one; empty for a program of an engine. */
  readonly agent: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The part that this process plays. */
export interface Part {
  readonly engine: string;
  /** Undefined where several agents of the engine could be meant. */
  readonly agent: (AgentPart & { readonly name: string }) | undefined;
  readonly stage: StagePart | undefined;
  readonly stageName: string;
  /** True for a task that an agent asked for. Handoff and results of the stage are not asked of it. */
  readonly isChild: boolean;
  readonly execution: number;
  /** The work in words: `stage fix of #1`. */
  readonly work: string;
  /** False if the last line of the text is no result signal. */
  readonly hasSignal: boolean;
  readonly mayChangeFiles: boolean;
  readonly saying: Saying;
  /** True if the person said how this task ends, so that a stand-in plays it whoever its agent is. */
  readonly isDirected: boolean;
  /** The number of children that the earlier starts of the task have asked for. */
  readonly askedBefore: number;
  /** The children of the task and how they ended. */
  readonly children: readonly EndedChild[];
}

/** A child as the context file of its parent describes it. */
export interface EndedChild {
  readonly name: string;
  readonly outcome: string;
}

/** Finds the stage and the agent of this start. Without a stage in the plan, as in a plain step, the part is a plain success. */
export function findPart(facts: StartFacts): Part {
  const { plan, environment } = facts;
  const { BATON_RUN: run = '', BATON_TASK: stageName = '' } = environment;
  const execution = Number(environment.BATON_EXECUTION ?? '1');
  const place = parseRunName(run, plan.pipelines);
  const stage = place === undefined ? undefined : plan.stages[`${place.pipeline}.${stageOfConfig(stageName)}`];
  const context = readContext(environment.BATON_CONTEXT_PATH);
  const transfer = readTransfer(context);
  const sayings = selectSayings(stage, stageName);
  const agent = findAgent(facts, { stage, transfer });
  const engine = agent?.engine ?? facts.engine;
  const chain = [agent, plan.agents[stage?.agent ?? ''], plan.agents[transfer.from]];
  return {
    engine,
    agent,
    stage,
    stageName,
    execution,
    work: `stage ${stageName} of ${place?.subject === undefined ? run : `#${place.subject}`}`,
    hasSignal: signalOf({ signal: stage?.signal }, { engine: engine === 'command' ? 'command' : 'codex' }) !== 'off',
    mayChangeFiles: stage?.hasBranch === true && chain.every((one) => one?.access !== 'read'),
    isChild: isChild(stageName),
    saying: chooseSaying(sayings, execution),
    isDirected: stage !== undefined && (isDirected(stage) || sayings.length > 0),
    askedBefore: sayings.slice(0, execution - 1).reduce((sum, say) => sum + (say.kind === 'children' ? say.count : 0), 0),
    children: readChildren(context),
  };
}

/** Selects what the person said about a task: about a child or an element by its name, else about the stage. Children succeed unless they are named. */
function selectSayings(stage: StagePart | undefined, task: string): readonly Saying[] {
  const own = stage?.tasks[task];
  if (own !== undefined || stage === undefined) return own ?? [];
  return isChild(task) ? [] : stage.sayings;
}

/** Returns how the n-th start ends: as its own saying says, later ones like the last, but nothing is handed over or divided twice. */
function chooseSaying(sayings: readonly Saying[], execution: number): Saying {
  const own = sayings[execution - 1];
  const last = sayings.at(-1);
  if (own !== undefined) return own;
  return last === undefined || last.kind === 'transfer' || last.kind === 'children' ? { kind: 'success', asked: '' } : last;
}

interface Transfer {
  /** The agent that handed the work over; empty where nobody did. */
  readonly from: string;
  readonly message: string;
}

function readContext(path: string | undefined): Readonly<Record<string, unknown>> {
  const context: unknown = path === undefined ? undefined : JSON.parse(readFileSync(path, 'utf8'));
  return isPlainMap(context) ? context : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads from the context file how the children of the task have ended. */
function readChildren({ children }: Readonly<Record<string, unknown>>): readonly EndedChild[] {
  const all: readonly unknown[] = Array.isArray(children) ? children : [];
  return all.filter(isPlainMap).map(({ name, outcome }) => ({ name: textOf(name), outcome: textOf(outcome) }));
}

/** Reads from the context file who handed the work over. */
function readTransfer(context: Readonly<Record<string, unknown>>): Transfer {
  const transfer = isPlainMap(context.transfer) ? context.transfer : {};
  return { from: textOf(transfer.from), message: textOf(transfer.message) };
}

/**
 * Finds the agent. The files that it is given do not name it. After a transfer it is one of those that the agent before may
 * name, with the engine that was started; of several, the one that the message names. A plain step, which is no stage, has the
 * only agent of its engine.
 */
function findAgent(
  { plan, engine, agent: own }: StartFacts,
  { stage, transfer }: { readonly stage: StagePart | undefined; readonly transfer: Transfer },
): Part['agent'] {
  const withName = (name: string): Part['agent'] => {
    const found = plan.agents[name];
    return found === undefined ? undefined : { name, ...found };
  };
  if (own !== '') return withName(own);
  if (transfer.from === '' && stage !== undefined) return withName(stage.agent);
  const possible = transfer.from === '' ? Object.keys(plan.agents) : (plan.agents[transfer.from]?.targets ?? []);
  const fitting = possible.filter((name) => plan.agents[name]?.engine === engine);
  if (transfer.from === '') return withName(fitting.length === 1 ? (fitting[0] ?? '') : '');
  const named = fitting.filter((name) => transfer.message.split(/[^a-z0-9-]+/).includes(name));
  return withName((named.length > 0 ? named : fitting)[0] ?? '');
}
