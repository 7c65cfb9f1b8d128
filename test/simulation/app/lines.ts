import type { Random } from '../random.ts';
import type { Script } from '../script.ts';

type Lined = Pick<Script, 'stages' | 'top'>;

/** Gives a pipeline what makes its runs wait for each other in the App: slots, one branch for all, starts behind a run. */
export function addLines({ stages, top }: Lined, random: Random): Lined {
  const lines = [
    random.chance(0.4) && `max-concurrency: ${1 + random.below(2)}`,
    !top.some((line) => line.startsWith('on-conflict:')) &&
      random.chance(0.3) &&
      `on-conflict: ${random.pick(['queue', 'replace'])}`,
  ].filter((line) => line !== false);
  const isShared = random.chance(0.3);
  const share = (key: string): string => (isShared ? key.replace(/^branch: .*/, `branch: "${sharedBranch}"`) : key);
  return { stages: stages.map((stage) => ({ ...stage, keys: stage.keys.map(share) })), top: [...top, ...lines] };
}

export const sharedBranch = 'baton/shared';
