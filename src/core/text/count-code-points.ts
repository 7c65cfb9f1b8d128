/** Length as a person would count it: an emoji outside the basic plane is one, a lone surrogate too. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
