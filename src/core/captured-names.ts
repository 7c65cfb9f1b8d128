/** The names of the facts that Baton captures about an execution. Comments show them in words or in a table. */
export const capturedNames: ReadonlySet<string> = new Set([
  'branch',
  'base-branch',
  'commit',
  'verified',
  'pr',
  'pr-url',
  'cost-usd',
  'input-tokens',
  'output-tokens',
  'duration',
]);

/** The names of what Baton captures about an execution itself, and of what its built-ins make (DESIGN 4.4). */
export const reservedNames: ReadonlySet<string> = new Set([
  ...capturedNames,
  'response',
  'issue_created',
  'issue-url',
  'comment_id',
  'review_id',
  'review-url',
  'labels_added',
  'labels_removed',
]);

/** The names of results that decide something whoever worked: an agent's text is its own claim. */
export const factNames: ReadonlySet<string> = new Set([...reservedNames].filter((name) => name !== 'response'));

interface Reported {
  readonly engine: string;
  readonly results: Readonly<Record<string, string>>;
}

/** Returns the results that may decide: what a command reported of its own, and what Baton captured. An agent's claims decide nothing. */
export function judgedResults({ engine, results }: Reported): Reported['results'] {
  if (engine === 'command') return results;
  return Object.fromEntries(Object.entries(results).filter(([key]) => factNames.has(key)));
}

/** Says which results decide nothing, because an agent reported them, and who may report them instead; nothing where programs did the work. */
export function explainClaims(all: readonly Reported[]): string {
  const claimed = all.filter(({ engine }) => engine !== '' && engine !== 'command');
  if (claimed.length === 0) return '';
  const names = claimed.flatMap(({ results }) => Object.keys(results)).filter((key) => !reservedNames.has(key));
  const which = names.length === 0 ? '' : ` (${quoteFirst(names)})`;
  return `. What an agent of ${quoteFirst(claimed.map(({ engine }) => engine))} reports of its own work${which} decides nothing: let a stage whose agent has \`engine: command\` report it.`;
}

/** Quotes the first ten of some names, each once. */
function quoteFirst(names: readonly string[]): string {
  return [...new Set(names)]
    .slice(0, 10)
    .map((name) => `\`${name}\``)
    .join(', ');
}
