import { z } from 'zod';
import type { ReactionContent, Reactions, ReactionTarget } from '../../ports/reactions.ts';
import type { GitHubClient } from './client/github-client.ts';
import { absentAsUndefined, withTranslatedErrors } from './client/translate-error.ts';

const ofComment = '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
const ofSubject = '/repos/{owner}/{repo}/issues/{issue_number}/reactions';
const reactionSchema = z.object({ id: z.int() });

/** Request options without retries. A reaction is decoration, so no job waits for it and a refusal is final. */
const once = { request: { retries: 0 } };

/** The names of reactions in GraphQL. */
const graphqlNames: Readonly<Record<ReactionContent, string>> = {
  eyes: 'EYES',
  rocket: 'ROCKET',
  '+1': 'THUMBS_UP',
  '-1': 'THUMBS_DOWN',
  confused: 'CONFUSED',
};

/** Returns the id in GraphQL of an issue or pull request; undefined if it is not known. */
export type RecallNode = (subject: number) => Promise<string | undefined>;

/**
 * Creates the port for reactions on the REST interface, which has no reactions on reviews. Where the id in GraphQL is known, one request
 * replaces a reaction, else two.
 */
export function createReactions({ octokit, base }: GitHubClient, recallNode?: RecallNode): Reactions {
  const post = (target: ReactionTarget, content: ReactionContent) =>
    'comment' in target
      ? octokit.request(`POST ${ofComment}`, { ...base, ...once, comment_id: target.comment, content })
      : octokit.request(`POST ${ofSubject}`, { ...base, ...once, issue_number: target.subject, content });
  const remove = (target: ReactionTarget, id: number) =>
    'comment' in target
      ? octokit.request(`DELETE ${ofComment}/{reaction_id}`, { ...base, ...once, comment_id: target.comment, reaction_id: id })
      : octokit.request(`DELETE ${ofSubject}/{reaction_id}`, { ...base, ...once, issue_number: target.subject, reaction_id: id });
  return {
    add: async (target, content) => reactionSchema.parse((await withTranslatedErrors(post(target, content))).data).id,
    async replaceEyes(target, eyes, content) {
      const node = 'subject' in target ? await recallNode?.(target.subject) : undefined;
      if (node !== undefined && (await replaceAtOnce(octokit, { node, content }))) return;
      await withTranslatedErrors(post(target, content));
      await absentAsUndefined(withTranslatedErrors(remove(target, eyes)));
    },
    async remove(target, reaction) {
      await absentAsUndefined(withTranslatedErrors(remove(target, reaction)));
    },
  };
}

const replacing = `mutation($node: ID!, $content: ReactionContent!) {
  add: addReaction(input: { subjectId: $node, content: $content }) { reaction { content } }
  remove: removeReaction(input: { subjectId: $node, content: EYES }) { reaction { content } }
}`;

/** Replaces a reaction by one request. Returns false if GitHub refused a part of it: then nobody knows which. */
async function replaceAtOnce(
  octokit: GitHubClient['octokit'],
  { node, content }: { readonly node: string; readonly content: ReactionContent },
): Promise<boolean> {
  try {
    await octokit.graphql(replacing, { node, content: graphqlNames[content] });
    return true;
  } catch {
    return false;
  }
}
