/** GitHub's filter patterns: `*` stops at a slash, `**` does not, `?` and `+` repeat the character before, `!` takes away again. */
export function matchesFilter(patterns: readonly string[], name: string): boolean {
  let matched = false;
  for (const pattern of patterns) {
    if (pattern.startsWith('!')) matched &&= !toRegExp(pattern.slice(1)).test(name);
    else matched ||= toRegExp(pattern).test(name);
  }
  return matched;
}

function toRegExp(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*|\*|\[[^\]]*\]|\\.|[?+]|[.^$()|{}]/g, (piece) => {
    if (piece === '**') return '.*';
    if (piece === '*') return '[^/]*';
    if (piece === '?' || piece === '+' || piece.startsWith('[') || piece.startsWith('\\')) return piece;
    return `\\${piece}`;
  });
  return new RegExp(`^${source}$`);
}
