import type { Facts, Promised, SeenRecord } from './facts.ts';
import { decisionsOf, hasGivenUp, lastRecord, listLost, ofKind, stageOf } from './helpers.ts';

const words: Readonly<Record<string, string>> = {
  succeeded: '✅ succeeded',
  failed: '❌ failed',
  noop: '💤 had nothing to do',
  cancelled: '🚫 was cancelled',
};

/** What people see of a run. */
export const viewPromises: Readonly<Record<string, Promised>> = {
  'the status comment of an ended run says how it and its stages have ended': {
    proves: ['U2', 'DESIGN-4.5'],
    // A list that lags shows no comment that was just edited, so that a second one is made. One of the two is drawn from then on.
    check: (facts) => {
      const own = facts.comments.filter(({ id }) => !isTouched(facts, id));
      return [...Map.groupBy(own, ({ body }) => runOf(body)).values()].flatMap((shown) => {
        const judged = shown.map(({ body }) => judgeStatus(facts, body));
        const mayBeTwice = facts.faults.some(({ fault }) => fault === 'lag');
        return mayBeTwice && judged.some(({ length }) => length === 0) ? [] : judged.flat();
      });
    },
  },
  'the status comment of a run that waits for a person says that it is their turn': {
    proves: ['U2', 'U13'],
    check: (facts) => facts.comments.flatMap(({ id, body }) => (isTouched(facts, id) ? [] : judgeTurn(facts, body))),
  },
  'an ended run has a status comment': {
    proves: ['U2'],
    check: (facts) =>
      ofKind(facts, 'end').flatMap(({ run }) =>
        wasRefusing(facts) || hasGivenUp(facts) || facts.comments.some(({ body }) => runOf(body) === run) || isDeleted(facts, run)
          ? []
          : [`${run} has none`],
      ),
  },
  'a run that has failed has called a person': {
    proves: ['C-22', 'F-CH3'],
    check: (facts) => ofKind(facts, 'end').flatMap((end) => judgeCall(facts, end)),
  },
  'the labels of a subject say how its last run has ended': {
    proves: ['U10', 'F-CH4'],
    check: judgeLabels,
  },
};

/** Looks for the comment that calls a person to a run which needs one: each end of a run has a comment of its own. */
function judgeCall(facts: Facts, end: SeenRecord): readonly string[] {
  const { run, seq, at, body } = end;
  if (!/^(?:failed|needs-input)$/.test(String(body.outcome)) || hasGivenUp(facts) || wasRefusing(facts)) return [];
  const before = ofKind(facts, 'end').filter((other) => other.run === run && other.seq < seq).length;
  const marker = `<!-- baton-escalation:${run}${before === 0 ? '' : `/${before}`} -->`;
  const posted = [...facts.comments, ...facts.world.comments.tampered.map(({ comment }) => comment)];
  const isCalled = posted.some((comment) => comment.body.replaceAll('\\u002d', '-').includes(marker));
  // A person who has the run go on has heard of it: at once, or before the sweeps have let a job that died over the call try three times.
  const isOpened = decisionsOf(facts, 'retry').some(
    (record) => record.run === run && record.seq > seq && record.at < at + 3 * 3_600_000,
  );
  return isCalled || isOpened ? [] : [`${run} ${seq}: nobody was called`];
}

/** Compares the labels of the subject with the end of its last run. One whose first record is gone has labels, too. */
function judgeLabels(facts: Facts): readonly string[] {
  const { world, records, subject } = facts;
  const runs = [...new Set(records.map(({ run }) => run))];
  const last = ofKind(facts, 'end')
    .toSorted((one, other) => one.comment - other.comment)
    .at(-1);
  const isOver = last !== undefined && runs.every((run) => isEnded(facts, run)) && listLost(world).length === 0;
  if (!isOver || hasGivenUp(facts)) return [];
  const labels = world.board.labels.get(subject) ?? new Set();
  const ends = ofKind(facts, 'end').map(({ body }) => /^(?:failed|needs-input)$/.test(String(body.outcome)));
  const isCalled = /^(?:failed|needs-input)$/.test(String(last.body.outcome));
  // What a failure had put there is taken off when people have the run go on, and a refusal of that stops no run.
  const stale = ends.includes(true) ? [] : ['baton:failed', 'baton:needs-human'];
  const wrong = ['baton:running', ...stale].filter((name) => labels.has(name));
  const missing = isCalled && !labels.has('baton:needs-human') ? ['no baton:needs-human'] : [];
  return [...wrong, ...missing].map((label) => `${last.run} is “${last.body.outcome}”, with ${label}`);
}

/** Returns whether a run has ended, and nobody has had it go on since. */
function isEnded(facts: Facts, run: string): boolean {
  const end = ofKind(facts, 'end').findLast((record) => record.run === run);
  return end !== undefined && !decisionsOf(facts, 'retry').some((record) => record.run === run && record.seq > end.seq);
}

/** Returns whether people changed a comment: it is drawn again when its run goes on, and not before (DESIGN 4.5). */
function isTouched({ world }: Facts, id: number): boolean {
  return world.comments.tampered.some(({ comment }) => comment.id === id);
}

/** Returns whether people deleted the status comment of a run. */
function isDeleted({ world }: Facts, run: string): boolean {
  return world.comments.tampered.some(({ comment }) => runOf(comment.body) === run);
}

/** Returns whether the thread took no comments for a while: a run that ends then is drawn nowhere (F-G11). */
function wasRefusing({ isRefusing, faults }: Facts): boolean {
  return isRefusing || faults.some(({ fault }) => fault === 'locked' || fault === 'thread-full');
}

/** Returns the run that a status comment is about. */
function runOf(body: string): string | undefined {
  return /<!-- baton-status:(\S+) -->\s*$/.exec(body)?.[1]?.replaceAll('\\u002d', '-');
}

/** Compares the first line and the table of a status comment with the records of its run. */
function judgeStatus(facts: Facts, body: string): readonly string[] {
  const run = runOf(body);
  const end = ofKind(facts, 'end').findLast((record) => record.run === run);
  const isOpen = ofKind(facts, 'decision').some(
    (record) => record.run === run && record.body.verb === 'retry' && record.seq > (end?.seq ?? 0),
  );
  if (run === undefined || end === undefined || isOpen || hasGivenUp(facts)) return [];
  const expected = words[String(end.body.outcome)] ?? '';
  const head = body.split('\n', 1)[0] ?? '';
  const rows = [...body.matchAll(/^\| `([a-z][\w-]*)` \| [^|]* \| ([^|]*) \|/gm)].flatMap(([, task = '', state = '']) => {
    const last = lastRecord(facts, { run, task });
    const said = words[String(last?.body.outcome)];
    const isFinal = last !== undefined && last.body.waits !== true && last.body.held === undefined;
    // A further attempt of what had failed was to come when the run ended.
    const isCut = last?.body.outcome === 'failed' && /not (?:finished|started)/.test(state);
    // So was the agent to which this one handed over, where a limit ended the run.
    const isHandedOver = ofKind(facts, 'transfer').some(
      (record) => record.run === run && record.task === task && record.execution === last?.execution,
    );
    return isFinal && said !== undefined && !isCut && !isHandedOver && !state.includes(said)
      ? [`${run}/${task} is shown as “${state}”, and is “${said}”`]
      : [];
  });
  return head.includes(expected) ? rows : [`${run} is shown as “${head}”, and is “${expected}”`, ...rows];
}

/** Looks whether the status comment of a run that goes on says that people are asked, where a question has no answer or a request no reply. */
function judgeTurn(facts: Facts, body: string): readonly string[] {
  const run = runOf(body);
  const own = facts.records.filter((record) => record.run === run);
  const isOpen = own.length > 0 && own.every(({ kind }) => kind !== 'end');
  const lastStop = decisionsOf({ records: own }, 'pause', 'resume', 'retry')
    .toSorted((one, other) => one.seq - other.seq)
    .at(-1);
  if (run === undefined || !isOpen || lastStop?.body.verb === 'pause' || hasGivenUp(facts) || wasRefusing(facts)) return [];
  const asking = [...listQuestions(own), ...listRequests(facts, own)];
  const head = body.split('\n', 1)[0] ?? '';
  return asking.length === 0 || head.includes('Your turn')
    ? []
    : [`${run} waits for a reply about ${asking.join(', ')}: “${head}”`];
}

/** Lists the tasks of a run whose agent asked a question that nobody has replied to. */
function listQuestions(own: readonly SeenRecord[]): readonly string[] {
  return [...Map.groupBy(ofKind({ records: own }, 'task'), ({ task }) => task)].flatMap(([task, records]) => {
    const last = records.toSorted((one, other) => one.seq - other.seq).at(-1);
    const isReplied = own.some(
      ({ kind, seq, task: of }) => kind === 'decision' && seq > (last?.seq ?? 0) && (of === task || of === ''),
    );
    return last?.body.outcome === 'needs-input' && !isReplied ? [task] : [];
  });
}

/** Lists the stages of a run that have not begun, and for whose approval people were asked who have not replied. */
function listRequests({ comments, stages }: Facts, own: readonly SeenRecord[]): readonly string[] {
  const first = ofKind({ records: own }, 'run')[0]?.comment ?? Number.POSITIVE_INFINITY;
  return stages.flatMap(({ name }) => {
    const isAsked = comments.some(({ id, body }) => id > first && body.includes(`/baton approve ${name} `));
    return isAsked && own.every(({ kind, task }) => kind === 'run' || stageOf(task) !== name) ? [name] : [];
  });
}
