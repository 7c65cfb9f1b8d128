/** The name of the run, in a title that begins with `<run>/<task> <execution>` (`executionTitle`). */
const orderTitle = /^(\S+?)\/\S+ \d+(?= |$)/;

/** Returns the run whose order a workflow run with this title carries out; undefined for one of an event. */
export function readRunName(title: string): string | undefined {
  return orderTitle.exec(title)?.[1];
}

/**
 * Returns the number of the subject, or of the runs issue, in the name of a run; 0 for a name without one, and for that of a tick. A guess
 * where the name of the pipeline ends in a number, as in `fix-2-7`: orders and records say the lock for certain, so it is only for work
 * that compares it with them before it writes.
 */
export function readLock(run: string): number {
  if (/-\d{8}-\d{4}$/.test(run)) return 0;
  return Number(/-(\d+)(?:-\d+)?$/.exec(run)?.[1] ?? 0);
}

/**
 * Returns whether a workflow run with this title may write to a subject: `fix-4/look 1` and `Baton: fix on #4` to #4. An event without
 * a number is about 0, and so may each order be, because runs of schedules have names with numbers.
 */
export function mayBeAbout(title: string, lock: number): boolean {
  const run = readRunName(title);
  if (run !== undefined) return lock === 0 || new RegExp(`-${lock}(?:-\\d+)?$`).test(run);
  const subject = /#(\d+)(?!.*#\d)/.exec(title)?.[1];
  return Number(subject ?? 0) === lock;
}
