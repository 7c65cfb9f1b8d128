import type { Random } from '../random.ts';
import type { Comments } from './comments.ts';
import { editFaults, type Faults } from './faults.ts';
import type { Schedule } from './schedule.ts';

interface Place {
  readonly faults: Faults;
  readonly comments: Pick<Comments, 'refuseEdits'>;
  readonly schedule: Pick<Schedule, 'after'>;
}

const minute = 60_000;

/** Lets GitHub take no edits of comments for a while, in some plays: what was drawn last stands there until somebody draws it again. */
export function planOutage({ faults, comments, schedule }: Place, random: Random): void {
  const isChosen = faults.choose('edits', editFaults, { rate: 0.06, random }) !== undefined;
  const from = random.below(120) * minute;
  const to = from + (10 + random.below(80)) * minute;
  if (!isChosen) return;
  schedule.after(from, () => comments.refuseEdits(true));
  schedule.after(to, () => comments.refuseEdits(false));
}
