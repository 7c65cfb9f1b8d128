/**
 * JSON of one line that no CLI takes for a template of its own. `$NAME`, `${NAME}` and `{env:NAME}` are replaced by some of them in
 * the variables of an MCP server; here such characters come as escapes, which JSON allows in strings, the only place they can be.
 */
export function encodeLiteralJson(value: unknown): string {
  return JSON.stringify(value).replace(/\$|\{(?!["}])|%|[^\x20-\x7e]/g, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
