/** The reactions that Baton adds, out of GitHub's eight. */
export type ReactionContent = 'eyes' | 'rocket' | '+1' | 'confused' | '-1';

/** The target of a reaction: a comment, or an issue or pull request. */
export type ReactionTarget = { readonly comment: number } | { readonly subject: number };

/** A reaction on an issue or pull request in the place of our 👀. */
export interface EyesSwap {
  readonly subject: number;
  readonly content: Exclude<ReactionContent, 'eyes'>;
}

/** Reactions of our own account. They notify nobody. */
export interface Reactions {
  /**
   * Adds a reaction and returns its id. The same reaction added again stays one, with the same id. Never tried again, because a
   * reaction is only decoration.
   */
  add(target: ReactionTarget, content: ReactionContent): Promise<number>;
  /** Adds a reaction in the place of our 👀, so that a reader never sees none. Succeeds as well when the 👀 is already gone. */
  replaceEyes(target: ReactionTarget, eyes: number, content: Exclude<ReactionContent, 'eyes'>): Promise<void>;
  /** Removes a reaction. Succeeds as well when it is already gone. */
  remove(target: ReactionTarget, reaction: number): Promise<void>;
}
