/** Stands at the end of what a built-in made: there is one thing of a stage in a run. Counts only in what our own account wrote. */
export function builtinMarker(run: string, stage: string): string {
  return `<!-- baton-made:${`${run}/${stage}`.replaceAll('-', '\\u002d')} -->`;
}

/** Whether a text ends with the marker of some built-in. */
export function hasBuiltinMarker(text: string): boolean {
  return /<!-- baton-made:\S+ -->$/.test(text.trimEnd());
}
