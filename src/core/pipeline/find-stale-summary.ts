import type { TaskBody } from '../record/record.ts';
import type { State } from './state.ts';

/** The comment on a pull request that lacks what the last record handed over; undefined when there is none, or nothing new. */
export function findStaleSummary({ tasks }: Pick<State, 'tasks'>): NonNullable<TaskBody['summaryComment']> | undefined {
  const last = tasks.at(-1);
  const isNew = last !== undefined && (last.body.handoff ?? last.body.locator) !== undefined;
  return isNew ? tasks.findLast(({ body }) => body.summaryComment !== undefined)?.body.summaryComment : undefined;
}
