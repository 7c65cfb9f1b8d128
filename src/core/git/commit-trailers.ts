/** An execution, as the last line of a commit names it. */
interface CommittedBy {
  readonly run: string;
  readonly task: string;
  readonly execution: number;
}

/** Returns the last line of the commits of an execution, by which a repetition of its publication finds them. */
export function taskTrailer({ run, task, execution }: CommittedBy): string {
  return `Baton-Task: ${run}/${task} ${execution}`;
}

/** Returns the last line of a commit that merges a child into the branch of its parent, for the next execution of the parent. */
export function mergeTrailer(parent: CommittedBy, child: string): string {
  return `Baton-Merge: ${parent.run}/${parent.task} ${parent.execution} ${child}`;
}

/** Returns the last line of the message of a commit. */
export function lastLineOf(message: string): string {
  return message.trimEnd().split('\n').at(-1) ?? '';
}

/** Finds the run and the task for which the newest of our commits was made, among messages of commits, the newest first. */
export function findMaker(messages: readonly string[]): Pick<CommittedBy, 'run' | 'task'> | undefined {
  for (const message of messages) {
    const [, run, task] = /^Baton-(?:Task|Merge): ([^/\s]+)\/(\S+) /.exec(lastLineOf(message)) ?? [];
    if (run !== undefined && task !== undefined) return { run, task };
  }
  return undefined;
}
