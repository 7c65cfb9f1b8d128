/** Where a run of that name would stand: on the thread of a subject, or, started by a cron, on the pipeline's runs issue. */
export interface RunPlace {
  readonly pipeline: string;
  /** Undefined for a run that no issue or pull request started. */
  readonly subject: number | undefined;
}

/** Reads the name of a run backwards (DESIGN 4.6); undefined when it is none of these pipelines. The longest name wins. */
export function findRunPlace(run: string, pipelines: readonly string[]): RunPlace | undefined {
  const [pipeline] = pipelines.filter((name) => run.startsWith(`${name}-`)).toSorted((a, b) => b.length - a.length);
  if (pipeline === undefined) return undefined;
  const rest = run.slice(pipeline.length + 1);
  if (/^\d{8}-\d{4}$/.test(rest)) return { pipeline, subject: undefined };
  const subject = /^([1-9]\d{0,14})(?:-[1-9]\d*)?$/.exec(rest)?.[1];
  return subject === undefined ? undefined : { pipeline, subject: Number(subject) };
}
