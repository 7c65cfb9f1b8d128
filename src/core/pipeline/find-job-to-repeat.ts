/** A job of a workflow run that is over, as GitHub shows it. */
export interface EndedJob {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  /** It came to a machine. */
  readonly began: boolean;
}

/** In the order in which they depend on each other: an earlier one takes the later ones with it. */
const ours = ['forward', 'plan', 'publish'] as const;

/**
 * The job of ours that has to run again, so that neither the event nor what an agent left is lost. The agent's own job is never
 * it: what that came to is for `publish` to say. A `plan` that was cancelled at work was cancelled by somebody; one that never
 * began found its group full.
 */
export function findJobToRepeat<J extends EndedJob>(jobs: readonly J[]): J | undefined {
  if (jobs.some(({ status }) => status !== 'completed')) return undefined;
  const broken = ours
    .map((name) => jobs.find((job) => job.name === name || job.name.endsWith(` / ${name}`)))
    .find((job) => job !== undefined && job.conclusion !== 'success' && job.conclusion !== 'skipped');
  if (broken === undefined) return undefined;
  const isStopped = broken.conclusion === 'cancelled' && broken.began && !isPublish(broken);
  return isStopped ? undefined : broken;
}

function isPublish({ name }: EndedJob): boolean {
  return name === 'publish' || name.endsWith(' / publish');
}
