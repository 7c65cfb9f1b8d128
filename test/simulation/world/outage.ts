import type { Random } from '../random.ts';
import type { Comments } from './comments.ts';
import { editFaults, type Faults } from './faults.ts';
import type { IssueBoard } from './issues.ts';
import type { Schedule } from './schedule.ts';

interface Place {
  readonly faults: Faults;
  readonly comments: Pick<Comments, 'refuseEdits'>;
  readonly board: Pick<IssueBoard, 'refuseLabels'>;
  readonly schedule: Pick<Schedule, 'after'>;
}

const minute = 60_000;

/** Lets GitHub take no edits of comments or no changes of labels for a while, or neither, in some plays: what was drawn last stands there until somebody draws it again. */
export function planOutage({ faults, comments, board, schedule }: Place, random: Random): void {
  const isChosen = faults.choose('edits', editFaults, { rate: 0.06, random }) !== undefined;
  const from = random.below(120) * minute;
  const to = from + (10 + random.below(80)) * minute;
  if (!isChosen) return;
  // A job that draws neither is tried again for either of them: so each is refused alone, too.
  const refused = random.pick(['edits', 'labels', 'both'] as const);
  const refuse = (isRefusing: boolean): void => {
    if (refused !== 'labels') comments.refuseEdits(isRefusing);
    if (refused !== 'edits') board.refuseLabels(isRefusing);
  };
  schedule.after(from, () => refuse(true));
  schedule.after(to, () => refuse(false));
}
