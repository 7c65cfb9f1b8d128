import { readdirSync, readFileSync } from 'node:fs';

/** Returns whether a process of this machine has the word in its arguments. */
export function isAlive(word: string): boolean {
  return readdirSync('/proc').some((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(word);
    } catch {
      return false;
    }
  });
}
