import { GitHubError } from '../../src/ports/github.ts';
import type { Ledgers } from '../../src/ports/ledgers.ts';
import type { Reactions, ReactionTarget } from '../../src/ports/reactions.ts';
import { createIssueBoard, type IssueBoard } from '../simulation/world/issues.ts';
import { checkRequests, tellWrites } from './watch-port.ts';

/** The ledgers and runs issues, with what a test asks of them. */
export interface HarnessLedgers extends Ledgers {
  /** The requests that were made, in words. */
  readonly requests: readonly string[];
  /** All issues that were made, of one kind. */
  readonly issues: IssueBoard['listLedgers'];
  /** From now on every request fails. */
  fail(error: Error | undefined): void;
}

/** The GitHub of the simulation, as a test of the engine has it: it tells of each write, and refuses what the test wants. */
export interface HarnessWorld {
  readonly reactions: Reactions &
    Pick<IssueBoard, 'given'> & {
      /** From now on GitHub refuses reactions. */
      refuse(): void;
    };
  readonly ledgers: HarnessLedgers;
}

interface WorldOptions {
  /** Is told of every write in words, after it. */
  readonly written: (what: string) => void;
  readonly countComments: (thread: number) => number;
}

export function createHarnessWorld({ written, countComments }: WorldOptions): HarnessWorld {
  /** The refusals, by the port, or by the port and its method. */
  const refused = new Map<string, Error>();
  let next = 500;
  const board = createIssueBoard(() => next++, { countComments, now: () => Date.UTC(2026, 2, 18) });
  const asked: string[] = [];
  const check = (port: string) => (request: string, given: readonly unknown[]) => {
    if (port === 'ledgers') asked.push([request.replace(/^list(?:All)?$/, 'find'), ...given].join(' '));
    const error = refused.get(port) ?? refused.get(`${port}.${request}`);
    if (error !== undefined) throw error;
  };
  const notAccessible = new GitHubError('not accessible', { reason: 'forbidden', status: 403, code: 'BATON-E801' });
  const checked = checkRequests(board.reactions, check('reactions'));
  const reactions = tellWrites<Reactions>(
    checked,
    {
      add: ([target, content]) => `react ${nameOf(target)} ${content}`,
      remove: ([target]) => `unreact ${nameOf(target)}`,
    },
    written,
  );
  const ledgers = checkRequests(board.ledgers, check('ledgers'));
  return {
    ledgers: {
      ...tellWrites<Ledgers>(ledgers, { create: (_, { number }) => `ledger ${number}` }, written),
      requests: asked,
      issues: board.listLedgers,
      fail: (error) => void (error === undefined ? refused.delete('ledgers') : refused.set('ledgers', error)),
    },
    reactions: {
      ...reactions,
      async replaceEyes(target, eyes, content) {
        await reactions.add(target, content);
        await reactions.remove(target, eyes);
      },
      given: board.given,
      refuse: () => void refused.set('reactions', notAccessible),
    },
  };
}

function nameOf(target: ReactionTarget): string {
  return 'comment' in target ? `comment ${target.comment}` : `subject ${target.subject}`;
}
