import type { Account, App } from './model.ts';

/** A code of GitHub's web flow, which works once and for ten minutes. */
export interface SignInCode {
  readonly app: App;
  readonly account: Account;
  readonly redirectUri: string;
  /** The SHA-256 of the verifier in base64url; undefined if the App sent none. */
  readonly challenge: string | undefined;
  readonly expiresAt: number;
}
