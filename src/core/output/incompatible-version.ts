import type { FailureReason } from './failure-reason.ts';

/** Reason of a failure that no other attempt can mend: the run holds records of a version that we do not read (C-26). */
export const incompatibleVersion = 'incompatible-version' satisfies FailureReason;
