export interface Waited<T> {
  readonly value: T;
  /** What is left of the time. */
  readonly timeoutSeconds: number;
}

/** Waits as long as there is time; undefined when that is over. What was waited for goes on. */
export async function waitFor<T>(awaited: Promise<T>, seconds: number): Promise<Waited<T> | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, seconds * 1_000, undefined);
  const start = performance.now();
  const arrived = await Promise.race([awaited.then((value) => ({ value })), late]);
  clearTimeout(timer);
  const left = seconds - (performance.now() - start) / 1_000;
  return arrived === undefined || left <= 0 ? undefined : { ...arrived, timeoutSeconds: left };
}
