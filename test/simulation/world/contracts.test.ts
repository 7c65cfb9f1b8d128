import { describe } from 'vitest';
import { createCommentStore } from '../../../src/adapters/store/comment-store.ts';
import { describeLedgers } from '../../contract/ledgers.ts';
import { describeReactions } from '../../contract/reactions.ts';
import { describeRecordStore } from '../../contract/record-store.ts';
import { describeTextArtifacts } from '../../contract/text-artifacts.ts';
import { describeThreads } from '../../contract/threads.ts';
import { compressor, hasher, repo, signer, verifier } from '../../support/record-builders.ts';
import { createRandom } from '../random.ts';
import { createComments } from './comments.ts';
import { createIssueBoard } from './issues.ts';
import type { SimRun } from './runs.ts';
import { createTexts } from './texts.ts';

const stranger = { id: 9, login: 'stranger' };
const subject = 42;
const close = async (): Promise<void> => undefined;
/** Answers arrive: a lost one is a fault of the whole port there. */
const isLossy = false;
const nothingLost = (): void => undefined;

function open() {
  const comments = createComments({ now: Date.now, random: createRandom(1) });
  let next = 500;
  const board = createIssueBoard(() => next++, { comments, now: Date.now });
  return { comments, board };
}

/** Counts the requests that are made through a port. */
function counted<T extends object>(port: T) {
  const requests: string[] = [];
  const proxy = new Proxy(port, {
    get(target, key) {
      requests.push(String(key));
      return Reflect.get(target, key);
    },
  });
  return { proxy, take: () => requests.splice(0) };
}

describe('the GitHub of the simulation', () => {
  describeThreads(
    async () => {
      const { comments } = open();
      return {
        threads: comments.threads,
        subject,
        comment: async (body) => comments.post({ thread: subject, body, author: stranger }).id,
        remove: async (id) => comments.remove(id),
        loseAnswer: nothingLost,
        close,
      };
    },
    { isLossy },
  );

  describeLedgers(
    async () => {
      const { comments, board } = open();
      const { proxy, take } = counted(board.ledgers);
      return {
        ledgers: proxy,
        others: async (title, label) => board.imitate(label === 'baton:ledger' ? 'history' : 'runs', title.replace(/^.*: /, '')),
        comment: async (thread) => void comments.post({ thread, body: 'x', author: stranger }),
        reopen: async (number) => board.reopen(number),
        loseAnswer: nothingLost,
        takeRequests: take,
        close,
      };
    },
    { isLossy },
  );

  describeReactions(
    async () => {
      const { board } = open();
      const { proxy, take } = counted(board.reactions);
      const names = { comment: 'comment 101 ', subject: `subject ${subject} ` };
      return {
        reactions: proxy,
        comment: 101,
        subject,
        on: async (place) =>
          board.given().flatMap((name) => (name.startsWith(names[place]) ? [name.slice(names[place].length)] : [])),
        forbidden: proxy,
        fail: nothingLost,
        takeRequests: take,
        close,
      };
    },
    { isLossy },
  );

  describeTextArtifacts(async () => {
    const texts = createTexts();
    const run = { id: 900, artifacts: new Map() } as unknown as SimRun;
    return {
      texts: texts.forRun(run),
      happens: { missing: (id) => texts.remove(id), expired: (id) => texts.remove(id, 'expired') },
      close,
    };
  });

  describeRecordStore(() => createCommentStore({ threads: open().comments.threads, repo, hasher, compressor, verifier, signer }));
});
