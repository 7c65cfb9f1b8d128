import type { Pipeline } from '../config/schema/config-schema.ts';
import { childRightsOf, matrixOf, type Stage } from '../config/schema/stage-schema.ts';
import { findReachable } from '../reachable.ts';
import type { RunRecord } from '../record/record.ts';
import { isFromFork, type Trigger } from '../trigger/trigger.ts';
import type { ExpandedRun, State } from './state.ts';

/** Returns the pipeline of a run as it was frozen in its first record. */
export function pipelineOf(run: RunRecord): Pipeline {
  const pipeline = run.body.config.pipelines[run.body.pipeline];
  if (pipeline === undefined) throw new Error(`Run ${run.run} holds no pipeline named ${run.body.pipeline}.`);
  return pipeline;
}

export function stageOf(run: RunRecord, name: string): Stage {
  const stage = pipelineOf(run).stages[name];
  if (stage === undefined) throw new Error(`Pipeline ${run.body.pipeline} of run ${run.run} has no stage named ${name}.`);
  return stage;
}

/** Lists the stages of a run that have a branch. Where there are two or more, they may have to take turns. */
export function branchStagesOf(run: RunRecord): readonly string[] {
  return Object.entries(pipelineOf(run).stages).flatMap(([name, stage]) => ('branch' in stage && stage.branch ? [name] : []));
}

/** Returns all stages that a stage needs, directly or through others, in the order of the config. */
export function ancestorsOf(pipeline: Pick<Pipeline, 'stages'>, stage: string): readonly string[] {
  const needsOf = (name: string): readonly string[] => pipeline.stages[name]?.needs ?? [];
  const found = findReachable(needsOf(stage), needsOf);
  return Object.keys(pipeline.stages).filter((name) => found.has(name));
}

/**
 * Returns the thread that holds the views for people: the status comment, and the comment that asks a person. `run.thread`
 * holds the records.
 */
export function viewThreadOf(run: Pick<RunRecord, 'thread' | 'body'>): number {
  return run.body.config.comments === 'none' ? run.thread : run.body.trigger.subject.number;
}

/** Returns the branch that a run's work is to be merged into: that of its pull request, else the default branch. */
export function baseBranchOf({ run }: State): string {
  const { subject, repository } = run.body.trigger;
  return subject.base?.branch ?? repository.defaultBranch;
}

/**
 * Returns whether a stage of the run asks for the final text of agents, as `needs.<stage>.response`. Such a text is long, so only
 * its end is recorded for other runs.
 */
export function isResponseUsed(run: RunRecord): boolean {
  return /(?:\.|\[\\?["'])response\b/.test(JSON.stringify(pipelineOf(run).stages));
}

/** Returns whether a stage of a pipeline has a matrix. */
export function hasMatrix({ stages }: Pick<Pipeline, 'stages'>): boolean {
  return Object.values(stages).some((stage) => matrixOf(stage) !== undefined);
}

/**
 * Returns whether a condition or a matrix of the run reads the handoff of a stage, or of one of its elements. Such a handoff stays in
 * the record of its execution, because both are derived from the records alone, every time and for ever.
 */
export function isHandoffInCondition(run: RunRecord, stage: string): boolean {
  const stages = Object.values(pipelineOf(run).stages);
  const origins = stages.map((each) => matrixOf(each)?.origin);
  const [name = stage] = stage.split('[');
  return (
    origins.some((origin) => origin?.kind === 'data' && origin.stage === name) ||
    stages.some(({ if: text = '' }) => text.includes('handoff') && text.includes(name))
  );
}

/** Returns the branch of the pull request that a trigger is about; undefined without one, and for that of a fork. */
export function ownHeadOf(trigger: Pick<Trigger, 'subject' | 'repository'>): string | undefined {
  return isFromFork(trigger) ? undefined : trigger.subject.head?.branch;
}

/** Returns the number of the run's own pull request, if a branch is the head of it. A fork's branch only has the same name. */
export function pullOfBranch({ run }: Pick<State, 'run'>, branch: string): number | undefined {
  return branch === ownHeadOf(run.body.trigger) ? run.body.trigger.subject.number : undefined;
}

/** Returns the first record of a run as it was written, without its children. */
export function frozenOf(run: ExpandedRun): RunRecord {
  return run.frozen ?? run;
}

/** Returns whether a stage of a run merges its children, so that what is merged depends on the records before. */
export function hasMergingStage(run: RunRecord): boolean {
  return Object.values(pipelineOf(run).stages).some((stage) => childRightsOf(stage)?.merge === 'branch');
}
