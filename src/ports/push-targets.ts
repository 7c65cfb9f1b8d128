import type { PushedPull } from '../core/run/check-push.ts';

/** The obstacles of a push to a branch. Everything is read anew each time, because people change it meanwhile. */
export interface PushTargets {
  /**
   * Reads whether rules of the repository keep pushes from a branch. A branch that does not exist is not protected. Makes one request, and
   * a second one where rules name the branch.
   */
  readProtection(branch: string): Promise<boolean>;
  /**
   * Reads a pull request, and whose approvals are in force. Makes two requests, one more for each further 100 reviews,
   * and one for each person who approved. Returns undefined when there is no such pull request.
   */
  readPull(number: number): Promise<PushedPull | undefined>;
}
