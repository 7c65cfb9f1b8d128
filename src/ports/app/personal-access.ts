/** A code that GitHub gave to the browser of a person who signs in, and what proves that the App asked for it. */
export interface SignInCode {
  readonly code: string;
  /** The secret of which GitHub was given the digest (PKCE). */
  readonly verifier: string;
  /** The address to which GitHub sent the browser. */
  readonly redirectUri: string;
}

/** A token of a person, with the rights that both the person and the App have. */
export interface PersonalToken {
  readonly token: string;
  /** Undefined for a token that does not expire. */
  readonly expiresInSeconds: number | undefined;
}

/** A repository as GitHub names it now. */
export interface ReadableRepository {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
}

/** The access of people who have signed in with GitHub. A token that is over throws a `GitHubError` with the reason `unauthenticated`. */
export interface PersonalAccess {
  /** Exchanges a code, which works once. Returns in GitHub's words why not. */
  exchange(code: SignInCode): Promise<PersonalToken | { readonly refusal: string }>;
  readLogin(token: string): Promise<string>;
  /** Returns the repository of this name if the person can read it. Undefined otherwise, also where there is none. */
  findRepository(token: string, owner: string, name: string): Promise<ReadableRepository | undefined>;
  /** Lists the repositories of the App to which the person has a right of their own; public ones of others are not in it. */
  listRepositories(token: string): Promise<readonly ReadableRepository[]>;
}
