/**
 * Patterns in the order in which they are tried. Reasons that only a person can fix come first, so that a 429 for lack of money
 * is not retried.
 */
const signs: readonly (readonly [reason: string, sign: RegExp])[] = [
  ['billing', /credit balance|insufficient_quota|current quota|billing|payment required|\b402\b|spending limit/i],
  [
    'unknown_model',
    /\bmodels?[\s/:(]+[`'"]?[\w./:@-]+[`'")]*\.?\s+(?:it )?(?:is |was |does |may )?not (?:found|exist)|model[ _]not[ _]?found|^model: \S+$/im,
  ],
  ['rate_limit', /quota[^.]{0,80}per (?:second|minute)/i],
  ['limited', /usage[ _]limit/i],
  ['quota', /(?:daily|monthly|exhausted your|exceeded your) quota|\bquota exceeded|premium requests? (?:limit|quota)/i],
  [
    'auth',
    /\b40[13]\b|unauthori[sz]ed|forbidden|(?:invalid|incorrect|missing|no) (?:x-)?(?:api[ -_]?key|auth|credential|token)|api[ _]key (?:not|is not) valid|api_key_invalid|authentication|not logged in|please log ?in|permission_error/i,
  ],
  ['rate_limit', /\b429\b|rate[ _-]?limit|too many requests|resource_exhausted/i],
  ['overloaded', /\b(?:50[0234]|529)\b|overloaded|service unavailable|bad gateway|internal server error|at capacity/i],
  ['untrusted_dir', /trusted directory|untrusted|not inside a trusted/i],
  ['mcp', /mcp servers?\b/i],
  ['context', /prompt is too long|context (?:length|window)|maximum context/i],
];

/**
 * Returns the kind of a failure according to its text, in the words of `AgentResult.reason`; undefined when no pattern matches.
 */
export function classifyFailureText(text: string): string | undefined {
  return signs.find(([, sign]) => sign.test(text))?.[0];
}

/** The failures that a text tells better than a status. */
const exact: ReadonlySet<string> = new Set(['billing', 'limited', 'quota', 'unknown_model']);

/** Returns the kind of a failure of the model's API, by its HTTP status where it is known and by its text. */
export function classifyApiFailure({ status, text }: { readonly status?: number | undefined; readonly text: string }): string {
  const words = classifyFailureText(text);
  if (status === undefined || (words !== undefined && exact.has(words))) return words ?? 'api_error';
  return byStatus(status) ?? words ?? 'api_error';
}

const reopening = /\b[Tt]ry again at ([A-Z][a-z]{2} \d{1,2}[a-z]{2}, \d{4} )?(\d{1,2}:\d\d [AP]M)\b/;

/**
 * Returns when a usage limit opens again by the words of an engine, in seconds since 1970; null where they name no time. They are
 * in UTC, cut to the minute, and without a day they mean the first such time after `endedAt`, in milliseconds.
 */
export function readReopening(text: string, endedAt: number | undefined): number | null {
  const [, date, minute] = reopening.exec(text) ?? [];
  const day = date?.replace(/[a-z]{2},/, '') ?? (endedAt === undefined ? '' : new Date(endedAt).toISOString().slice(0, 10));
  const named = Date.parse(`${day} ${minute} UTC`);
  if (day === '' || Number.isNaN(named)) return null;
  return named / 1000 + 60 + (date === undefined && named <= (endedAt ?? 0) ? 86_400 : 0);
}

function byStatus(status: number): string | undefined {
  if (status === 401 || status === 403) return 'auth';
  if (status === 402) return 'billing';
  if (status === 429) return 'rate_limit';
  return status >= 500 ? 'overloaded' : undefined;
}
