import type { Trigger } from './trigger.ts';

/** Whether the code of a run was written where others push: it gets no secrets, and its branch is never pushed to (DESIGN 2). */
export function isFromFork({ subject, repository }: Pick<Trigger, 'subject' | 'repository'>): boolean {
  return subject.head !== undefined && subject.head.repository !== repository.id;
}
