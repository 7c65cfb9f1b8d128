import type { Changes } from './set-up.ts';

/** A change of a repository in which all is right, and the check that has to find it. */
export interface Row extends Changes {
  readonly fault: string;
  readonly name: string;
  /** A part of the line that fixes it, or of who can see it. */
  readonly line: string;
}

export const selfHosted = (text: string) => text.replace('agent: fixer', 'agent: fixer\n        runs-on: [self-hosted, gpu]');
export const inEnvironment = (text: string) => text.replace('agent: fixer', 'agent: fixer\n        environment: models');
