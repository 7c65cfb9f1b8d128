import type { Engine, EnginePorts } from './engine-ports.ts';
import { repeatJob } from './repeat-job.ts';

/** A workflow run of which a job of ours was started again. */
export interface RepeatedRun {
  readonly id: number;
  readonly title: string;
  readonly job: string;
}

interface Asked {
  readonly ports: Pick<EnginePorts, 'workflowRuns' | 'log'>;
  readonly settings: Pick<Engine['settings'], 'workflowRun'>;
}

/** Looked at in one sweep, the newest first: each costs a request, and a token of a workflow has 1,000 an hour. */
const maxLookedAt = 50;

/**
 * Lets the jobs run again that ended without having done their work: a `plan` that found its group full or died has its event
 * still, and a `publish` that died has the output of its agent. All of their effects are idempotent, so nothing is done twice.
 */
export async function repeatBroken(engine: Asked, since: string): Promise<readonly RepeatedRun[]> {
  const { workflowRuns } = engine.ports;
  if (workflowRuns === undefined) return [];
  const repeated: RepeatedRun[] = [];
  const broken = (await workflowRuns.findBroken(since)).toSorted((a, b) => b.id - a.id);
  if (broken.length > maxLookedAt)
    engine.ports.log.warning(
      `${broken.length} workflow runs failed or were cancelled; this sweep looks at the newest ${maxLookedAt}.`,
    );
  for (const { id, title } of broken.slice(0, maxLookedAt)) {
    if (id === engine.settings.workflowRun.id) continue;
    const job = await repeatJob(engine, { workflowRuns, id });
    if (job !== undefined) repeated.push({ id, title, job });
  }
  return repeated;
}
