import { describeSpent } from '../budget/run-cost.ts';
import { resultsOfRun } from '../history/build-history-body.ts';
import { utf8Length } from '../json/json-value.ts';
import { taskName } from '../run/names.ts';
import type { Notice } from '../run/notices.ts';
import type { State } from '../run/state.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { statusUrl, threadUrl } from './links.ts';

/** The limits of an event. GitHub takes ten properties and 65,535 characters; texts are short, because they are for programs. */
export const eventLimits = { bytes: 32_768, titleCodePoints: 256, textCodePoints: 4_096, resultCodePoints: 1_024 } as const;

/** A CloudEvent 1.0 in its JSON form: eight of the ten properties that a `client_payload` may have. */
export interface ListenerEvent {
  readonly specversion: '1.0';
  /** The same for every sending of one notice, so that listeners can drop a second one. */
  readonly id: string;
  /** The address of the repository. */
  readonly source: string;
  readonly type: string;
  /** `<run>` or `<run>/<stage>`. */
  readonly subject: string;
  readonly time: string;
  readonly datacontenttype: 'application/json';
  readonly data: Readonly<Record<string, unknown>>;
}

const types: Readonly<Record<Notice['on'], string>> = {
  end: 'dev.baton.run.ended',
  'needs-input': 'dev.baton.run.needs-input',
  approval: 'dev.baton.run.approval',
  raise: 'dev.baton.run.needs-input',
  transfer: 'dev.baton.run.transfer',
};

interface EventFacts {
  readonly state: State;
  /** Id of the status comment; undefined while there is none. */
  readonly status: number | undefined;
  /** Takes secrets out of a text, before it is shortened: a secret that was cut in two would not be found. */
  readonly redact: (text: string) => string;
}

/** Builds the event that listeners get. Pure: the same records give the same event, whichever job sends it. */
export function buildListenerEvent(notice: Notice, { state, status, redact }: EventFacts): ListenerEvent {
  const { run, repo, thread, body } = state.run;
  const { kind, number, url, title } = body.trigger.subject;
  const shorten = (text: string, max: number): string => truncateCodePoints(redact(text), max);
  const { stage, time, data } = describeNotice(notice, { state, shorten });
  const event: ListenerEvent = {
    specversion: '1.0',
    id: `${repo}/${run}/${notice.key}`,
    source: url.replace(/\/(?:issues|pull)\/\d+$/, ''),
    type: types[notice.on],
    subject: stage === undefined ? run : taskName(run, stage),
    time,
    datacontenttype: 'application/json',
    data: {
      run,
      pipeline: body.pipeline,
      ...(stage === undefined ? {} : { stage }),
      subject: { kind, number, url, title: shorten(title, eventLimits.titleCodePoints) },
      status_url: statusUrl(state, status) ?? null,
      records: { thread, url: threadUrl(state.run, thread) },
      ...data,
    },
  };
  return notice.on === 'end' ? addResults(event, limitResults(resultsOfRun(state), shorten)) : event;
}

type Shorten = (text: string, max: number) => string;

function describeNotice(
  notice: Notice,
  { state, shorten }: { readonly state: State; readonly shorten: Shorten },
): { readonly stage?: string; readonly time: string; readonly data: Readonly<Record<string, unknown>> } {
  const text = (words: string): string => shorten(words, eventLimits.textCodePoints);
  if (notice.on === 'end') {
    const { outcome, reason, finishedAt } = notice.end.body;
    return { time: finishedAt, data: { outcome, reason: text(reason) } };
  }
  if (notice.on === 'transfer') {
    const { task, body, execution } = notice.transfer;
    const { from, to, message, timestamp, by, reason } = body;
    return { stage: task, time: timestamp, data: { execution, from, to, message: text(message), by, reason } };
  }
  if (notice.on === 'needs-input') {
    const { body, execution } = notice.asked;
    return { stage: notice.stage, time: body.finishedAt, data: { execution, question: text(body.note ?? '') } };
  }
  const { cause, execution } = notice.awaiting.next;
  const question = notice.on === 'raise' ? { question: describeSpent(state) } : {};
  return { stage: notice.stage, time: findTime(state, cause), data: { execution, ...question } };
}

/** Returns the time of the record that made a stage possible. */
function findTime({ run, tasks, decisions }: State, seq: number): string {
  const task = tasks.find((each) => each.seq === seq);
  const decision = decisions.find((each) => each.seq === seq);
  return task?.body.finishedAt ?? decision?.body.decidedAt ?? run.body.startedAt;
}

function limitResults(results: Readonly<Record<string, string>>, shorten: Shorten): readonly (readonly [string, string])[] {
  return Object.entries(results).map(([key, value]) => [key, shorten(value, eventLimits.resultCodePoints)] as const);
}

/** Adds the results that fit, in their order, and says how many were left out. */
function addResults(event: ListenerEvent, results: readonly (readonly [string, string])[]): ListenerEvent {
  const fitting = { ...event, data: { ...event.data, results: {}, results_left_out: results.length } };
  let room = eventLimits.bytes - utf8Length(JSON.stringify(fitting));
  const fit = results.filter(([key, value]) => {
    const bytes = utf8Length(JSON.stringify({ [key]: value }));
    if (bytes > room) return false;
    room -= bytes;
    return true;
  });
  return {
    ...event,
    data: { ...event.data, results: Object.fromEntries(fit), results_left_out: results.length - fit.length },
  };
}
