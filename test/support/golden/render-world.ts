import { type FoundThread, labelsOf, type WorldFacts } from '../../../src/lab/report/collect-facts.ts';
import { list } from '../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../src/lab/world/world.ts';
import type { LoggedRequest } from '../../../src/local/request-contract.ts';
import type { LocalEvent } from '../../../src/local/workflow-contract.ts';
import { decodePayload, normalise, shorten } from './normalise.ts';

interface Seen {
  readonly facts: WorldFacts;
  /** The requests before anybody asked for the facts. */
  readonly requests: readonly LoggedRequest[];
  readonly orders: readonly LocalEvent[];
  readonly looseness: Looseness;
}

/** What a scene does otherwise each time that it is played. */
export interface Looseness {
  /** True if jobs run side by side. Comments are sorted, and what depends on their order is left out. */
  readonly isParallel?: boolean;
  /** What differs besides what differs in all scenes. */
  readonly differs?: RegExp;
}

type Json = Readonly<Record<string, unknown>>;

/** Renders what a world has seen as text that is the same each time: threads, reviews, requests, orders and events for listeners. */
export async function renderWorld(world: World, { facts, requests, orders, looseness }: Seen): Promise<string> {
  const loosen = (text: string): string => {
    const known = looseness.differs === undefined ? text : text.replaceAll(looseness.differs, '{differs}');
    return looseness.isParallel === true ? known.replace(/"seq":\d+/g, '"seq":{seq}') : known;
  };
  const sort = looseness.isParallel === true ? sortComments : (comments: readonly string[]) => comments;
  const threads = facts.threads.flatMap((thread) => [
    loosen(
      renderSubject(
        thread,
        facts.pullRequests.find(({ number }) => number === thread.number),
      ),
    ),
    ...foldEqual(sort(thread.thread.map((comment) => loosen(renderComment(thread, comment))))),
  ]);
  const parts = [
    ...threads,
    ...(await listReviews(world, facts)).map(loosen),
    ...renderRequests(requests, ({ by }) => (looseness.isParallel === true ? by.replace(/:.*/, '') : normalise(by))).map(loosen),
    '## Orders',
    ...orders.map((order) => loosen(renderOrder(order))).toSorted(),
    '## Events for listeners',
    ...world.sent.map(({ payload }) => loosen(renderFields({ ...payload, repository: undefined, sender: undefined }))),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Sorts comments. What was merged stands behind them, because it is in the record of whichever job ended last. */
function sortComments(comments: readonly string[]): readonly string[] {
  const merges = /^ {2}merges: .*\n/gm;
  const merged = comments.flatMap((comment) => comment.match(merges) ?? []);
  return [...comments.map((comment) => comment.replace(merges, '')).toSorted(), ...merged.map((line) => line.trim()).toSorted()];
}

function renderSubject({ number, kind, issue }: FoundThread, pull: Json | undefined): string {
  const title = `## ${kind} #${number} by ${loginOf(issue)}, ${issue.state}: ${normalise(String(issue.title))}`;
  const branches = pull === undefined ? '' : `\n${refOf(pull.head)} -> ${refOf(pull.base)}, draft: ${pull.draft}`;
  return `${title}\nlabels: ${labelsOf(issue).join(', ')}${branches}\n\n${renderBody(String(issue.body))}`;
}

function renderComment({ minimised }: FoundThread, comment: Json): string {
  const folded = minimised.has(Number(comment.id)) ? ', folded' : '';
  return `### ${loginOf(comment)}${folded}\n\n${renderBody(String(comment.body))}`;
}

/** Joins neighbours of people that are equal but for their numbers, such as the comments of a flood. */
function foldEqual(texts: readonly string[]): readonly string[] {
  const groups: { first: string; key: string; count: number }[] = [];
  for (const text of texts) {
    const [key, last] = [text.includes('<!--') ? text : text.replace(/\d+/g, ''), groups.at(-1)];
    if (last?.key === key) last.count += 1;
    else groups.push({ first: text, key, count: 1 });
  }
  return groups.map(({ first, count }) => (count === 1 ? first : `${first}\n\n(and ${count - 1} more like it)`));
}

async function listReviews(world: World, { pullRequests }: WorldFacts): Promise<readonly string[]> {
  const pulls = pullRequests.map(async ({ number }) => {
    const reviews = await list(world, `/pulls/${Number(number)}/reviews`);
    return reviews.map((review) => renderReview(Number(number), review));
  });
  return (await Promise.all(pulls)).flat();
}

function renderReview(pull: number, review: Json): string {
  return `## review of #${pull} by ${loginOf(review)}: ${review.state}\n\n${renderBody(String(review.body))}`;
}

/** Renders the text of a comment. What its markers hold stands below it, a line for each field. */
function renderBody(body: string): string {
  const [words = '', ...markers] = body.split('<!-- baton:1 ');
  const decoded = markers.map((marker) => {
    const [json = '', ...rest] = marker.split(' -->');
    return `<!-- baton:1\n${renderFields(JSON.parse(json))}\n-->${normalise(rest.join(' -->'))}`;
  });
  return [shorten(normalise(words)), ...decoded].join('');
}

function renderFields(value: unknown): string {
  const { body, ...fields } = Object(decodePayload(value)) as Record<string, unknown>;
  const inner = typeof body === 'object' && body !== null ? Object.entries(body) : [['body', body] as const];
  const known = inner.filter(([, field]) => field !== undefined);
  const lines = known.map(([key, field]) => `  ${key}: ${shorten(normalise(JSON.stringify(field)))}`);
  return [normalise(JSON.stringify(fields)), ...lines].join('\n');
}

/** Renders the requests of each job, sorted and counted, because a job may make several at once. */
function renderRequests(requests: readonly LoggedRequest[], nameOf: (request: LoggedRequest) => string): readonly string[] {
  const ours = requests.filter((request) => /^(?:app:|[\w-]+: )/.test(request.by) && !isOfWatch(request));
  const jobs = [...Map.groupBy(ours, nameOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ['## Requests', ...jobs.map(([by, own]) => `### ${by}\n\n${countLines(own.map(describeRequest))}`)];
}

/** What the App looks for at its start, beside the scene: whether it is done when the scene ends is chance. */
const watched = ['/app/installations?', '/installation/repositories?', '/app/hook/deliveries?', '/issues/comments?since='];

/** Returns whether the App's watch makes a request, and not the run of the scene. */
function isOfWatch({ by, path }: LoggedRequest): boolean {
  return by.startsWith('app:') && (path === '/app' || watched.some((part) => path.includes(part)));
}

function describeRequest({ method, path, status, isMutation }: LoggedRequest): string {
  return `${method} ${normalise(decodeURIComponent(path))} ${status}${isMutation === true ? ' (mutation)' : ''}`;
}

function countLines(lines: readonly string[]): string {
  const counts = [...Map.groupBy(lines, (line) => line)].map(([line, same]) => `${same.length} × ${line}`);
  return counts.toSorted((a, b) => (a.replace(/^\d+ /, '') < b.replace(/^\d+ /, '') ? -1 : 1)).join('\n');
}

/** Renders a dispatch with its inputs. Of the records that an order carries only their names, because the thread has them. */
function renderOrder({ dispatch, sender }: LocalEvent): string {
  const { task, ...inputs } = dispatch?.inputs ?? {};
  const title = `### ${dispatch?.workflow} by ${sender}`;
  const rest = Object.entries(inputs).map(([key, text]) => normalise(`${key}: ${text}`));
  return [title, '', ...rest, ...(task === undefined || task === '' ? [] : [renderTask(JSON.parse(task))])].join('\n');
}

function renderTask(task: Json): string {
  const { records, digests, ...fields } = Object(decodePayload(task)) as Record<string, unknown>;
  const data = Reflect.get(Object(records), 'data');
  const names = Array.isArray(data) ? data.map(({ kind, run, task }: Json) => `${kind} ${run}/${task}`).toSorted() : records;
  return renderFields({ body: { ...fields, digests: [digests].flat().length, records: names } });
}

function loginOf({ user }: Json): string {
  return String(Reflect.get(Object(user), 'login'));
}

function refOf(branch: unknown): string {
  return String(Reflect.get(Object(branch), 'label') ?? Reflect.get(Object(branch), 'ref'));
}
