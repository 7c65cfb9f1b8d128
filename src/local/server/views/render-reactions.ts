import type { World } from '../world/world.ts';

export const reactionContents = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'] as const;

/** The counts that a comment or issue carries. */
export function renderReactionCounts(
  world: World,
  subject: { readonly id: number; readonly url: string },
): Record<string, unknown> {
  const given = world.reactions.list().filter((reaction) => reaction.subjectId === subject.id);
  const count = (content: string) => given.filter((reaction) => reaction.content === content).length;
  return {
    url: `${subject.url}/reactions`,
    total_count: given.length,
    ...Object.fromEntries(reactionContents.map((content) => [content, count(content)])),
  };
}
