/** A reference to an action, as `uses` of a step names it. */
export type ActionReference =
  | { readonly kind: 'workspace'; readonly path: string }
  /** A path of the repository that holds the running file, at the running commit. */
  | { readonly kind: 'self'; readonly path: string }
  | { readonly kind: 'repository'; readonly repository: string; readonly path: string }
  /** An image or an address, which the local runner does not fetch. */
  | { readonly kind: 'foreign' };

/**
 * Parses `uses` of a step by the rules of GitHub's runner (`ActionStepDefinitionReference.TryParse`), which its TypeScript parser
 * lacks. Returns undefined where GitHub refuses it.
 */
export function parseUses(uses: string): ActionReference | undefined {
  if (uses.startsWith('./')) return { kind: 'workspace', path: uses };
  if (uses.startsWith('$/')) return parseSelf(uses);
  if (/^(?:docker|https?):\/\//.test(uses)) return { kind: 'foreign' };
  const [location = '', ref = '', ...more] = uses.split('@');
  const [owner, name, ...rest] = location.split(/[\\/]/).filter((segment) => segment !== '');
  if (owner === undefined || name === undefined || ref === '' || more.length > 0) return undefined;
  return { kind: 'repository', repository: `${owner}/${name}`, path: rest.join('/') };
}

/** Returns GitHub's words about a `uses` that it refuses. */
export function describeWrongUses(uses: string): string {
  return `Expected format {org}/{repo}[/path]@ref. Actual '${uses}'`;
}

/** Parses `$/…`. GitHub takes all leading slashes away and refuses what is empty then (actions/runner#4457). */
function parseSelf(uses: string): ActionReference | undefined {
  const path = uses.slice(1).replace(/^\/+/, '');
  return path === '' ? undefined : { kind: 'self', path };
}
