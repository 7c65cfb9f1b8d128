import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import { GitHubSilent, LimitReached } from './limit-reached.ts';
import type { InstallationLimits } from './limits.ts';
import type { AnswerHeaders } from './primary-limit.ts';

/** The part of a request that says what it does. */
interface Request {
  readonly method: string;
  readonly url: string;
  readonly query?: unknown;
}

interface Answer {
  readonly headers: AnswerHeaders;
  readonly data?: unknown;
}

/** The number of refusals of one request after which its piece of work is put off, however short GitHub's waits are. */
const mostRefusals = 3;

/**
 * Sends a request as the limits of its installation allow. A request that GitHub refuses because of a limit was not performed, so it
 * is sent again after the wait, a write too. A read that GitHub has not answered after all tries puts its work off; a write that was
 * not answered is left to `createIdempotently`, because GitHub may have performed it.
 */
export async function sendWithinLimits<T extends Answer>(
  { limits, clock }: { readonly limits: InstallationLimits; readonly clock: Clock },
  request: Request,
  send: () => Promise<T>,
): Promise<T> {
  const isWrite = isMutating(request);
  const sendInTurn = isWrite ? () => limits.write({ isCreation: isCreation(request) }, send) : () => sendRead(limits, send);
  for (let refusals = 1; ; refusals++) {
    const tried = await tryOnce(sendInTurn);
    limits.note(tried.answer?.headers ?? tried.failed?.response?.headers ?? {});
    const refusal = readRefusal(tried, Date.parse(clock.now()));
    if (refusal !== undefined) await refuseRequest(limits, { ...refusal, refusals });
    else if (tried.answer !== undefined) return tried.answer;
    else
      throw isWrite || !isUnanswered(tried)
        ? tried.thrown
        : new GitHubSilent({ until: Date.parse(clock.now()), cause: tried.thrown });
  }
}

interface Tried<T> {
  readonly answer?: T;
  readonly thrown?: unknown;
  /** The error, if it is one of a request. */
  readonly failed?: Failed | undefined;
}

async function tryOnce<T extends Answer>(send: () => Promise<T>): Promise<Tried<T>> {
  try {
    return { answer: await send() };
  } catch (thrown) {
    return { thrown, failed: errorSchema.safeParse(thrown).data };
  }
}

async function sendRead<T>(limits: InstallationLimits, send: () => Promise<T>): Promise<T> {
  await limits.pass();
  return send();
}

async function refuseRequest(
  limits: InstallationLimits,
  { until, refusals }: { readonly until: number | undefined; readonly refusals: number },
): Promise<void> {
  const closedUntil = await limits.refuse(until);
  if (refusals >= mostRefusals) throw new LimitReached({ until: closedUntil });
}

/** Returns whether a request changes something. Tokens are not counted: an App asks for one an hour, in the middle of other requests. */
function isMutating({ method, url, query }: Request): boolean {
  if (method === 'GET' || method === 'HEAD' || /\/app\/installations\//.test(url)) return false;
  return !url.endsWith('/graphql') || /^\s*mutation\b/.test(String(query));
}

/** The POSTs that show nothing to anybody: objects of git, the end of a workflow run, and deliveries that are asked for again. */
const unseen = /\/app\/hook\/deliveries\/|\/git\/(blobs|trees|commits|refs|tags)$|\/(cancel|force-cancel)$/;

/**
 * Returns whether a request counts as creation of content. GitHub does not say which requests do, so all that make something new
 * count: comments, issues, pull requests, reviews, labels, reactions, dispatches. Edits, deletions and collapsed comments do not.
 */
function isCreation({ method, url }: Request): boolean {
  return method === 'POST' && !url.endsWith('/graphql') && !unseen.test(url);
}

const headersSchema = z.record(z.string(), z.union([z.string(), z.number(), z.undefined()]));
/** Octokit's RequestError, recognised by its shape because Probot brings a copy of its own. Without a response GitHub did not answer. */
const errorSchema = z.object({
  message: z.string(),
  status: z.number(),
  request: z.unknown(),
  response: z.object({ headers: headersSchema }).optional(),
});
type Failed = z.infer<typeof errorSchema>;

/** Returns until when GitHub refuses requests because of a limit, if it names a time; undefined if it does not refuse for that. */
function readRefusal({ answer, failed }: Tried<Answer>, now: number): { readonly until: number | undefined } | undefined {
  if (answer !== undefined) return isLimitedQuery(answer.data) ? { until: readReset(answer.headers) } : undefined;
  if (failed === undefined || (failed.status !== 403 && failed.status !== 429)) return undefined;
  const headers = failed.response?.headers ?? {};
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  if (!Number.isNaN(seconds)) return { until: now + seconds * 1_000 };
  if (String(headers['x-ratelimit-remaining']) === '0') return { until: readReset(headers) };
  return failed.status === 429 || /rate limit|abuse detection/i.test(failed.message) ? { until: undefined } : undefined;
}

/** Returns when the primary limit begins again, and a second more, because GitHub's clock may be behind. */
function readReset(headers: AnswerHeaders): number | undefined {
  const seconds = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  return Number.isNaN(seconds) ? undefined : (seconds + 1) * 1_000;
}

const limitedSchema = z.object({ errors: z.array(z.object({ type: z.string().optional() })) });

/** Returns whether GraphQL refused a query because of a limit, which it does with status 200. */
function isLimitedQuery(data: unknown): boolean {
  const parsed = limitedSchema.safeParse(data);
  return parsed.success && parsed.data.errors.some(({ type }) => type === 'RATE_LIMITED');
}

/** Returns whether an error says that GitHub failed, or was not reached. */
function isUnanswered({ thrown, failed }: Tried<Answer>): boolean {
  return (failed?.status ?? 0) >= 500 || (thrown instanceof Error && thrown.name === 'TimeoutError');
}
