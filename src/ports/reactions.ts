/** Of GitHub's eight those that we give. */
export type ReactionContent = 'eyes' | 'rocket' | '+1' | 'confused' | '-1';

/** What is reacted to: the comment itself, or the issue or pull request. */
export type ReactionTarget = { readonly comment: number } | { readonly subject: number };

/** Reactions of our own account. They notify nobody. */
export interface Reactions {
  /** Answers its id. The same one given again is still one, with the same id. Never tried again: it is an ornament. */
  add(place: ReactionTarget, content: ReactionContent): Promise<number>;
  /** Done as well when it is gone. */
  remove(place: ReactionTarget, reaction: number): Promise<void>;
}
