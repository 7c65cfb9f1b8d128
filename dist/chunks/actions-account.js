// src/core/record/actions-account.ts
/** Numeric id of `github-actions[bot]`, the account behind every workflow's own token on github.com. */
const actionsAccount = 41898282;

export { actionsAccount as t };