import { z } from 'zod';
import type { ReactionContent, Reactions, ReactionTarget } from '../../../ports/reactions.ts';
import type { GitHubClient } from '../client/github-client.ts';
import { absentAsUndefined, withTranslatedErrors } from '../client/translate-error.ts';
import { buildSwap, findSwap, type NodeSwap, type RecallNode } from './swap-eyes.ts';

const ofComment = '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
const ofSubject = '/repos/{owner}/{repo}/issues/{issue_number}/reactions';
const reactionSchema = z.object({ id: z.int() });

/** Request options without retries. A reaction is decoration, so no job waits for it and a refusal is final. */
const once = { request: { retries: 0 } };

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
      const swap = 'subject' in target ? await findSwap({ ...target, content }, recallNode) : undefined;
      if (swap !== undefined && (await replaceAtOnce(octokit, swap))) return;
      await withTranslatedErrors(post(target, content));
      await absentAsUndefined(withTranslatedErrors(remove(target, eyes)));
    },
    async remove(target, reaction) {
      await absentAsUndefined(withTranslatedErrors(remove(target, reaction)));
    },
  };
}

/** Replaces a reaction by one request. Returns false if GitHub refused a part of it: then nobody knows which. */
async function replaceAtOnce(octokit: GitHubClient['octokit'], swap: NodeSwap): Promise<boolean> {
  const { parameters, fields, variables } = buildSwap(swap);
  try {
    await octokit.graphql(`mutation(${parameters.join(', ')}) { ${fields.join(' ')} }`, variables);
    return true;
  } catch {
    return false;
  }
}
