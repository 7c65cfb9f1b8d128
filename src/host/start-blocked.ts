import { type Problem, problemText } from '../core/problem.ts';

/** An error for what keeps every event from starting anything: no key that may sign, a configuration with faults, or none that can be read. */
export class StartBlocked extends Error {
  override readonly name = 'StartBlocked';
  readonly by: 'key' | 'configuration' | 'unreadable';
  readonly problems: readonly Problem[];

  constructor(by: StartBlocked['by'], problems: readonly Problem[], message = describeProblems(by, problems)) {
    super(message);
    this.by = by;
    this.problems = problems;
  }
}

/** An error for a start by hand that was refused for what the person gave. The summary has said so: running the job again would not help. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** Describes the problems for a log, each with its line where that is the place to fix. */
function describeProblems(by: StartBlocked['by'], problems: readonly Problem[]): string {
  const place = ({ line }: Problem): string => (by === 'key' || line === undefined ? '' : `line ${line}: `);
  return problems.map((problem) => problemText({ ...problem, message: `${place(problem)}${problem.message}` })).join('\n');
}
