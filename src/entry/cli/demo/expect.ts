/** The sentence, when what it misses is not so. */
export function expect(condition: boolean, sentence: string): readonly string[] {
  return condition ? [] : [sentence];
}
