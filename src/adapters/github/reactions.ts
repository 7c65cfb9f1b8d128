import { z } from 'zod';
import type { ReactionContent, Reactions, ReactionTarget } from '../../ports/reactions.ts';
import type { GitHubClient } from './client/github-client.ts';
import { absentAsUndefined, withTranslatedErrors } from './client/translate-error.ts';

const ofComment = '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
const ofSubject = '/repos/{owner}/{repo}/issues/{issue_number}/reactions';
const reactionSchema = z.object({ id: z.int() });

/** Request options without retries. A reaction is decoration, so no job waits for it and a refusal is final. */
const once = { request: { retries: 0 } };

/** Creates the port for reactions on the REST interface, which has no reactions on reviews. */
export function createReactions({ octokit, base }: GitHubClient): Reactions {
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
    async remove(target, reaction) {
      await absentAsUndefined(withTranslatedErrors(remove(target, reaction)));
    },
  };
}
