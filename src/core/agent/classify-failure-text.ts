/**
 * Patterns in the order in which they are tried. Reasons that only a person can fix come first, so that a 429 for lack of money
 * is not retried.
 */
const signs: readonly (readonly [reason: string, sign: RegExp])[] = [
  ['billing', /credit balance|insufficient_quota|current quota|billing|payment required|\b402\b|spending limit/i],
  ['rate_limit', /quota[^.]{0,80}per (?:second|minute)/i],
  [
    'quota',
    /(?:daily|monthly|exhausted your|exceeded your) quota|\bquota exceeded|usage limit|premium requests? (?:limit|quota)/i,
  ],
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

/** Returns the kind of a failure of the model's API, by its HTTP status where it is known and by its text. */
export function classifyApiFailure({ status, text }: { readonly status?: number | undefined; readonly text: string }): string {
  const words = classifyFailureText(text);
  if (words === 'billing' || words === 'quota' || status === undefined) return words ?? 'api_error';
  return byStatus(status) ?? words ?? 'api_error';
}

function byStatus(status: number): string | undefined {
  if (status === 401 || status === 403) return 'auth';
  if (status === 402) return 'billing';
  if (status === 429) return 'rate_limit';
  return status >= 500 ? 'overloaded' : undefined;
}
