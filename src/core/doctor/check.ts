export type CheckAnswer = 'right' | 'wrong' | 'not visible';

/** The finding about one setting. */
export interface Check {
  /** The setting in plain words. */
  readonly name: string;
  readonly answer: CheckAnswer;
  /** The state that was seen, in words. */
  readonly detail: string;
  /** The line to type or the click that fixes it; only with `wrong`. */
  readonly mend?: string;
  /** The people who can see it; only with `not visible`. */
  readonly who?: string;
}

export function right(name: string, detail: string): Check {
  return { name, answer: 'right', detail };
}

export function wrong(name: string, detail: string, mend: string): Check {
  return { name, answer: 'wrong', detail, mend };
}

/** Builds the check of a fact that GitHub did not tell. */
export function notVisible(name: string, refused: number, who: string): Check {
  return { name, answer: 'not visible', detail: `GitHub answers ${refused} to this token`, who };
}

/** The people and tokens that see a part of a repository. */
export const seers = {
  administration: 'an administrator of the repository, or a token with "Administration: read"',
  secrets: 'somebody with write access, or a token with "Secrets: read"',
  variables: 'somebody with write access, or a token with "Variables: read"',
  environments: 'somebody with write access, or a token with "Environments: read"',
  actions: 'a token with "Actions: read"',
  contents: 'a token with "Contents: read"',
  issues: 'a token with "Issues: read"',
  organization: 'an owner of the organization',
} as const;
