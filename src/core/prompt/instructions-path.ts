/** The file that an agent's `instructions` name, where they are a path below `.github`; undefined for text. */
export function instructionsPath(instructions: string): string | undefined {
  const word = instructions.trim();
  return /^\.github\/[A-Za-z0-9._/-]+\.(?:md|markdown|txt)$/.test(word) && !word.split('/').includes('..') ? word : undefined;
}
