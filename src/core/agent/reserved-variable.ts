const ownNames = new Set(['PATH', 'HOME', 'LANG', 'TMPDIR', 'CI', 'TRACEPARENT', 'KELOS_HANDOFF_PATH']);
const ownPrefixes = ['ACTIONS_', 'BATON_', 'GITHUB_', 'INPUT_', 'RUNNER_'];

/** Names that no secret may have: we set them, or the runner keeps its tokens under them. */
export function isReservedVariable(name: string): boolean {
  return ownNames.has(name) || ownPrefixes.some((prefix) => name.toUpperCase().startsWith(prefix));
}
