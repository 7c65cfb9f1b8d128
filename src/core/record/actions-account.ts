/** Numeric id of `github-actions[bot]`, the account behind every workflow's own token on github.com. */
export const actionsAccount = 41_898_282;
