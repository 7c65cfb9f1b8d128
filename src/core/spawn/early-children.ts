import type { ChildCalls, ChildRequest, MadeChild } from '../children/child.ts';
import { childName } from '../children/task-name.ts';
import type { ChildRecord } from '../record/record.ts';
import type { State } from '../run/state.ts';

/** The requests of one turn that were decided while it went on (`wait: poll`). */
export interface EarlyChildren {
  readonly records: readonly ChildRecord[];
  /** The children that were made, by the number of their request. */
  readonly made: ReadonlyMap<number, MadeChild>;
  /** The numbers of the requests that were refused, as far as the records name them. */
  readonly refused: ReadonlySet<number>;
  /** The highest number up to which a record refused more requests than it names; 0 if none did. */
  readonly unnamed: number;
}

/** Finds what was decided about the requests of one execution while it was at work. */
export function findEarlyChildren(
  { spawned }: Pick<State, 'spawned'>,
  { stage, execution }: { readonly stage: string; readonly execution: number },
): EarlyChildren {
  const isOwn = (record: ChildRecord): boolean =>
    record.task === stage && record.execution === execution && record.body.early === true;
  const records = spawned.filter(isOwn);
  return {
    records,
    made: new Map(records.flatMap(({ body }) => body.made.map((child): [number, MadeChild] => [child.ordinal, child]))),
    refused: new Set(records.flatMap(({ body }) => body.refused.map(({ ordinal }) => ordinal))),
    unnamed: Math.max(0, ...records.map(({ body }) => (body.refusedCount > body.refused.length ? body.asked : 0))),
  };
}

/**
 * Returns whether a request is the one by which a child was made. Agent and model of a child may be those of its parent, and its
 * branch one that Baton chose, where the request names none.
 */
function isRequestOf(child: MadeChild, request: ChildRequest, parent: string): boolean {
  const isSame = (asked: string | undefined, made: string | undefined): boolean => asked === undefined || asked === made;
  return (
    childName(parent, request) === child.name &&
    request.prompt === child.prompt &&
    request.key === child.key &&
    isSame(request.agent, child.agent) &&
    isSame(request.branch, child.branch)
  );
}

/**
 * Returns whether a request was decided while its turn went on; or, where its number stands for a child that was made by another text, why
 * it is refused.
 */
export function findDecided(
  early: EarlyChildren,
  { request, stage }: { readonly request: ChildRequest; readonly stage: string },
): 'decided' | { readonly refusal: string } | undefined {
  const made = early.made.get(request.ordinal);
  if (made === undefined) return early.refused.has(request.ordinal) || request.ordinal <= early.unnamed ? 'decided' : undefined;
  if (isRequestOf(made, request, stage)) return 'decided';
  return { refusal: `its number is that of ${made.name}, which was started with another text.` };
}

interface Numbers {
  /** The highest number that the task had used before this turn, and by its newest record. */
  readonly before: number;
  readonly asked: number;
  readonly calls: ChildCalls;
}

/**
 * Returns the highest number that a turn may have used. Its requests go on from the number before it; those of a job that was started
 * again for the same execution go on behind what the records have by then.
 */
export function lastNumberOf({ before, asked, calls }: Numbers): number {
  const isRepeated = calls.requests.some(({ ordinal }) => ordinal <= asked);
  const from = isRepeated ? before : asked;
  return Math.max(asked, from + calls.requests.length + calls.refused);
}
