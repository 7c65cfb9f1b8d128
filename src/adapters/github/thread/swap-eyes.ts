import { z } from 'zod';
import type { EyesSwap, ReactionContent } from '../../../ports/reactions.ts';

/** Returns the id in GraphQL of an issue or pull request; undefined if it is not known. */
export type RecallNode = (subject: number) => Promise<string | undefined>;

/** A swap of our 👀 on something whose id in GraphQL is known. */
export interface NodeSwap {
  readonly node: string;
  readonly content: EyesSwap['content'];
}

/** The names of reactions in GraphQL. */
const graphqlNames: Readonly<Record<ReactionContent, string>> = {
  eyes: 'EYES',
  rocket: 'ROCKET',
  '+1': 'THUMBS_UP',
  '-1': 'THUMBS_DOWN',
  confused: 'CONFUSED',
};

/** Finds the id in GraphQL that a swap needs; undefined if it is not known. */
export async function findSwap({ subject, content }: EyesSwap, recallNode?: RecallNode): Promise<NodeSwap | undefined> {
  const node = await recallNode?.(subject);
  return node === undefined ? undefined : { node, content };
}

/** Builds the parts of a mutation that swap a reaction: it is added before the other one goes, so that a reader never sees none. */
export function buildSwap({ node, content }: NodeSwap): {
  readonly parameters: readonly string[];
  readonly fields: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
} {
  return {
    parameters: ['$node: ID!', '$content: ReactionContent!'],
    fields: [
      'add: addReaction(input: { subjectId: $node, content: $content }) { reaction { content } }',
      'remove: removeReaction(input: { subjectId: $node, content: EYES }) { reaction { content } }',
    ],
    variables: { node, content: graphqlNames[content] },
  };
}

/** The answer of GitHub where it refused parts of a mutation. */
const partsSchema = z.object({ errors: z.array(z.object({ path: z.tuple([z.string()]).rest(z.unknown()) })).min(1) });

/**
 * Returns whether GitHub refused nothing but the swap, and did the rest of the mutation. It does that where our 👀 is gone, because an
 * earlier process died behind the same request.
 */
export function isOfSwap(error: unknown): boolean {
  const parts = partsSchema.safeParse(error instanceof Error ? error.cause : undefined);
  return parts.success && parts.data.errors.every(({ path: [field] }) => field === 'add' || field === 'remove');
}
