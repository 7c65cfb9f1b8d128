import { nameList } from '../trigger/name-list.ts';

/** Ends an answer about runs that says nothing of some, so that it does not deny them. */
export function leftOutNote(pipelines: readonly string[]): string {
  return `Left out: runs here of ${nameList([...new Set(pipelines)])}, which you may not command.`;
}
