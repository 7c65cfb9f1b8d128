import type { Writable } from 'node:stream';
import yoctoSpinner from 'yocto-spinner';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { outcomeSchema } from '../../core/output/outcome.ts';
import { cleanForTerminal } from '../../core/text/plain-text.ts';
import type { TaskStatus } from '../../core/view/tree/derive-tree.ts';
import type { LocalRunnerJob } from '../../local/runner-contract.ts';
import { createJobFollower, type StageEnd, type StageWork } from './follow-jobs.ts';
import { renderIcon } from './stage-words.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { cutTo, padTo, widthOf } from './text-width.ts';

export interface ProgressOptions extends TerminalOptions {
  /** The stream for progress, which is never the one for results. */
  readonly stream: Writable & { readonly isTTY?: boolean };
  /** The configuration, for the places of stages and the names of engines. Undefined if it is not valid. */
  readonly config: Config | undefined;
}

/** Lines about what goes on, one for each stage. */
export interface Progress {
  readonly onJob: (job: LocalRunnerJob) => void;
  /** Prints a line of its own. */
  readonly say: (line: string) => void;
  /** Removes what moves. Nothing is printed afterwards unless something is said. */
  readonly stop: () => void;
}

/** Starts to report progress: on a terminal with a line that moves while stages are at work, elsewhere with plain lines. */
export function createProgress(options: ProgressOptions): Progress {
  const follow = createJobFollower(options.config);
  const line = options.stream.isTTY === true ? createMovingLine(options) : createPlainLines(options);
  const working = new Map<number, StageWork>();
  return {
    say: (text) => line.print(cleanForTerminal(text)),
    stop: () => line.stop(),
    onJob(job) {
      const news = follow(job);
      if (news?.kind === 'job') line.print(cleanForTerminal(news.text));
      if (news?.kind === 'begun') {
        working.set(news.job, news.work);
        line.begin([...working.values()], news.work);
      }
      if (news?.kind === 'ended') {
        working.delete(news.job);
        line.print(renderEnd(news.work, { end: news.end, ...options }));
        line.begin([...working.values()], undefined);
      }
    },
  };
}

interface Line {
  readonly print: (text: string) => void;
  /** Shows the stages that are at work; `begun` is the one that has just been added. */
  readonly begin: (working: readonly StageWork[], begun: StageWork | undefined) => void;
  readonly stop: () => void;
}

function createPlainLines({ stream }: ProgressOptions): Line {
  return {
    print: (text) => void stream.write(`${text}\n`),
    begin: (_, begun) => void (begun !== undefined && stream.write(`▶ ${describeWorking(begun)}\n`)),
    stop: () => undefined,
  };
}

const second = 1000;

function createMovingLine({ stream, width }: ProgressOptions): Line {
  // The caller hears Ctrl-C and calls `stop`.
  const spinner = yoctoSpinner({ stream, handleSignals: false });
  let shown: { readonly text: string; readonly since: number } | undefined;
  let isStopped = false;
  const draw = (): void => {
    if (shown === undefined) return;
    const seconds = Math.round((Date.now() - shown.since) / second);
    spinner.text = cutTo(`${shown.text} … ${seconds} s`, width - 4);
  };
  const timer = setInterval(draw, second);
  timer.unref();
  const show = (): void => {
    draw();
    if (shown === undefined) spinner.stop();
    else if (!spinner.isSpinning) spinner.start();
  };
  return {
    print(text) {
      if (spinner.isSpinning) spinner.stop();
      stream.write(`${text}\n`);
      show();
    },
    begin(working) {
      const text = working.map(describeWorking).join(' · ');
      shown = text === '' || isStopped ? undefined : { text, since: Date.now() };
      show();
    },
    stop() {
      clearInterval(timer);
      isStopped = true;
      shown = undefined;
      spinner.stop();
    },
  };
}

function describeWorking(work: StageWork): string {
  return cleanForTerminal(`${nameOf(work)}  ${work.worker} is working`);
}

function nameOf({ place, stage, execution }: StageWork): string {
  const where = place === undefined ? '' : `${place.number}/${place.of} `;
  return `${where}${padTo(`${stage}${execution > 1 ? ` (start ${execution})` : ''}`, 12)}`;
}

const words: Readonly<Record<string, string>> = {
  noop: 'had nothing to do',
  'needs-input': 'needs input',
  cancelled: 'was cancelled',
  failure: 'failed',
  waiting: 'ended its turn',
};

/** Renders the line of a stage that has ended. A summary that is too long for the line is cut. */
function renderEnd(work: StageWork, { end, colors, width }: TerminalOptions & { readonly end: StageEnd }): string {
  const { outcome, milliseconds, summary } = end;
  const icon = renderIcon(statusOf(outcome), { colors });
  const time = `in ${Math.max(1, Math.round(milliseconds / second))} s`;
  const start = cleanForTerminal(`${nameOf(work)}  ${words[outcome] ?? outcome} ${time}`);
  const room = width - 2 - widthOf(start) - 2;
  return `${icon} ${start}${summary === '' ? '' : `: ${cutTo(cleanForTerminal(summary), room)}`}`;
}

/** Returns the status for an outcome that a job left; a job that left none has failed. */
function statusOf(outcome: string): TaskStatus {
  if (outcome === 'waiting') return 'waiting';
  const parsed = outcomeSchema.safeParse(outcome);
  return parsed.success ? parsed.data : 'failed';
}
