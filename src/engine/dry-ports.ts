import type { StoredRecord } from '../core/record/record.ts';
import type { Clock } from '../ports/clock.ts';
import type { ReactionTarget } from '../ports/reactions.ts';
import type { EnginePorts } from './engine-ports.ts';

/** The ports that may write to GitHub. The others are used as they are: they write nothing there, or only a server has them. */
type WritingPorts = Omit<
  Required<EnginePorts>,
  | ('comparisons' | 'trials' | 'traces' | 'hasher' | 'compressor' | 'signer' | 'provenance' | 'verifier' | 'redactor')
  | ('clock' | 'log' | 'drawings' | 'events' | 'line' | 'runList' | 'budgets' | 'watcher')
>;

/** The methods that write, as `port.method`: all whose names do not begin with a verb of reading. */
type Write = {
  [N in keyof WritingPorts]: `${N}.${Exclude<keyof WritingPorts[N] & string, `${'read' | 'list' | 'find' | 'ask'}${string}`>}`;
}[keyof WritingPorts];

type MethodOf<W> = W extends `${infer N extends keyof WritingPorts}.${infer M}`
  ? Required<WritingPorts[N]>[M & keyof WritingPorts[N]]
  : never;

/** The writes of a call in words, and the maker of its result, if it has one. */
type Effect<R> = readonly [string | readonly string[], ...(R extends void ? [result?: undefined] : [(clock: Clock) => R])];

/** The effects of every method that writes. A new port or method that is missing here does not compile. */
const effectsOf: {
  [W in Write]: MethodOf<W> extends (...given: infer A) => Promise<infer R> ? (...given: A) => Effect<R> : never;
} = {
  'store.append': ({ thread, tip, drafts, visible }) => [
    `comment on #${thread} with ${drafts.map(({ kind, run, task }) => `the ${kind} record of ${run}${task && `/${task}`}`).join(' and ')}: ${firstLine(visible)}`,
    (clock) =>
      drafts.map((draft, index): StoredRecord => {
        const place = { repo: 0, thread, seq: tip.seq + index + 1, prev: index === 0 ? tip.digest : noDigest };
        const record = { ...draft, ...place } as StoredRecord['record'];
        return { record, digest: noDigest, comment: 0, writtenAt: clock.now(), envelope: {} };
      }),
  ],
  'threads.create': (thread, body) => [
    `comment on #${thread}: ${firstLine(body)}`,
    (clock) => {
      const now = clock.now();
      return { id: 0, body, createdAt: now, updatedAt: now, author: null };
    },
  ],
  'threads.update': (comment, body) => [`change comment ${comment} to: ${firstLine(body)}`],
  'threads.delete': (comment) => [`delete comment ${comment}`],
  'threads.minimiseAll': ({ length }) => [
    length === 0 ? [] : `fold ${length === 1 ? 'a comment' : `${length} comments`} of Baton`,
    () => ({ isSwapped: false }),
  ],
  'reactions.add': (place, content) => [`react to ${nameOf(place)} with ${content}`, () => 0],
  'reactions.replaceEyes': (place, _eyes, content) => [
    [`react to ${nameOf(place)} with ${content}`, `take the reaction to ${nameOf(place)} away`],
  ],
  'reactions.remove': (place) => [`take the reaction to ${nameOf(place)} away`],
  'subjects.addLabels': (subject, labels) => [`label #${subject} with ${labels.join(', ')}`],
  'subjects.removeLabel': (subject, label) => [`take the label ${label} off #${subject}`],
  'ledgers.create': (kind, pipeline) => [
    `open and close the issue that keeps the ${kind} of pipeline ${pipeline}`,
    (clock) => ({ number: 0, comments: 0, open: false, locked: false, url: '', createdAt: clock.now() }),
  ],
  'ledgers.close': (number) => [`close issue #${number}`],
  'commits.createCommit': ({ parent, message, changes }) => [
    `commit ${changes.length} files on ${parent.slice(0, 12)}: ${firstLine(message)}`,
    () => ({ sha: parent, tree: parent, verified: false }),
  ],
  'commits.createBranch': (branch, sha) => [`create branch ${branch} at ${sha.slice(0, 12)}`],
  'commits.moveBranch': (branch, sha) => [`move branch ${branch} to ${sha.slice(0, 12)}`, () => true],
  'commits.deleteBranch': (branch) => [`delete branch ${branch}`, () => true],
  'pullRequests.create': ({ head, base, title }) => [
    `open a pull request from ${head} into ${base}: ${title}`,
    () => ({ number: 0, url: '', body: '', author: undefined }),
  ],
  'pullRequests.update': (number, { title }) => [`change pull request #${number} to: ${title}`],
  'pullRequests.requestReviewers': (number, { reviewers, teams }) => [
    `ask ${[...reviewers, ...teams].join(', ')} to review #${number}`,
  ],
  'issues.create': ({ title, body }) => [`open an issue: ${title}`, () => ({ number: 0, url: '', body, author: undefined })],
  'reviews.create': (pull, { event, body }) => [
    `review #${pull} (${event}): ${firstLine(body)}`,
    () => ({ id: 0, url: '', body, author: undefined }),
  ],
  'listeners.send': (type, { type: event, subject }) => [`send repository_dispatch ${type}: ${event} of ${subject}`],
  'endpoints.tell': ({ to }, { type, subject }) => [`tell endpoint ${to}: ${type} of ${subject}`],
  'starter.start': ({ dispatch }) => [
    `start ${dispatch.run}/${dispatch.task} execution ${dispatch.execution} for ${dispatch.for}`,
  ],
  'workflowRuns.rerunJob': (job) => [`start job ${job} again`],
  'workflowRuns.cancel': (run) => [`tell workflow run ${run} to stop`, () => true],
  'texts.save': (name, { length }) => [
    `upload artifact ${name}`,
    () => ({ artifactId: 0, file: '', bytes: length, sha256: noDigest, run: 0 }),
  ],
};

/** Stands for the digest of what is not written. */
const noDigest = `sha256:${'0'.repeat(64)}`;

/**
 * Returns ports that read as the given ones do, and list what they are asked to write instead of writing it. The engine does not
 * know that it runs dry: records that were "appended" are read again, as if they had been written. `effects`: the writes that
 * were asked for, in words, in their order. It grows as the engine works.
 */
export function createDryPorts(ports: EnginePorts): { readonly ports: EnginePorts; readonly effects: readonly string[] } {
  const effects: string[] = [];
  const dry: Record<string, object | undefined> = { ...ports };
  for (const [name, effectOf] of Object.entries<(...given: never[]) => Effect<void> | Effect<unknown>>(effectsOf)) {
    const [port = '', method = ''] = name.split('.');
    const perform = async (...given: never[]): Promise<unknown> => {
      const [words, result] = effectOf(...given);
      effects.push(...[words].flat());
      return result?.(ports.clock);
    };
    if (dry[port] !== undefined) dry[port] = { ...dry[port], [method]: perform };
  }
  const all = { ...ports, ...dry };
  return { ports: { ...all, store: rememberRecords(all.store) }, effects };
}

/** Returns a store that also reads the records that it was asked to append. */
function rememberRecords(store: EnginePorts['store']): EnginePorts['store'] {
  const written: StoredRecord[] = [];
  return {
    ...store,
    async readSince(thread, since, begun) {
      // Issue 0 is the one that a dry run did not create.
      const read = thread === 0 ? { records: [], ignored: [], comments: [] } : await store.readSince(thread, since, begun);
      return { ...read, records: [...read.records, ...written.filter(({ record }) => record.thread === thread)] };
    },
    async append(request) {
      const stored = await store.append(request);
      written.push(...stored);
      return stored;
    },
  };
}

function nameOf(place: ReactionTarget): string {
  return 'comment' in place ? `comment ${place.comment}` : `#${place.subject}`;
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
