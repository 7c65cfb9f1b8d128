import { repositoryName } from '../../../../src/lab/demo/create-world.ts';
import { list } from '../../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../../src/lab/world/world.ts';

const cron = '0 9 * * 1';
const weekMilliseconds = 7 * 24 * 3_600_000;

interface Weeks {
  readonly weeks: number;
  readonly settle: () => Promise<void>;
  /** The label of the issue that the scene shows. */
  readonly label: string;
}

/** Fires the cron event of some Mondays, a week apart, and returns the number of the issue that Baton opened with the label. */
export async function runWeeks(world: World, { weeks, settle, label }: Weeks): Promise<number> {
  for (let done = 0; done < weeks; done += 1) {
    world.server.tick(repositoryName, cron);
    await settle();
    world.passTime(weekMilliseconds);
  }
  const [issue] = await list(world, `/issues?labels=${label}&state=all`);
  if (issue === undefined) throw new Error(`The cron events opened no issue with the label ${label}.`);
  return Number(issue.number);
}
