/** How a task is called everywhere: `<run>/<stage>` (DESIGN 1). */
export function taskName(run: string, stage: string): string {
  return `${run}/${stage}`;
}

/** What the caller's `run-name` shows for a dispatched execution, by which it is found again. */
export function executionTitle(order: { readonly run: string; readonly task: string; readonly execution: number }): string {
  return `${order.run}/${order.task} ${order.execution}`;
}

/** `<pipeline>-<subject>`, and `-2`, `-3`, … for later runs of the same subject (DESIGN 4.6); never one that is `taken`. */
export function nextRunName(
  pipeline: string,
  options: { readonly subject: number; readonly newest: string | undefined; readonly taken?: readonly string[] },
): string {
  const next = nameAfter(pipeline, options);
  return options.taken?.includes(next) === true ? nextRunName(pipeline, { ...options, newest: next }) : next;
}

function nameAfter(pipeline: string, options: { readonly subject: number; readonly newest: string | undefined }): string {
  const first = `${pipeline}-${options.subject}`;
  if (options.newest === undefined) return first;
  const ordinal = options.newest === first ? 1 : Number(options.newest.slice(first.length + 1));
  return `${first}-${ordinal + 1}`;
}

/** `<pipeline>-<runs issue>-<n>` for runs of events without a subject, where `n` is the number of the workflow run. */
export function eventRunName(pipeline: string, event: { readonly subject: number; readonly ordinal: number }): string {
  return `${pipeline}-${event.subject}-${event.ordinal}`;
}

/** A number of a run that differs from that of its neighbours, whatever they are about. */
export function ordinalOf(run: string, pipeline: string): number {
  const numbers = run.slice(pipeline.length).match(/\d+/g) ?? [];
  return numbers.reduce((sum, digits) => sum + Number(digits), 0);
}

/** `<pipeline>-<YYYYMMDD-HHMM>` in UTC, from the time that the tick stands for. */
export function cronRunName(pipeline: string, tick: string): string {
  const [date = '', time = ''] = new Date(tick).toISOString().split('T');
  return `${pipeline}-${date.replaceAll('-', '')}-${time.slice(0, 5).replace(':', '')}`;
}
