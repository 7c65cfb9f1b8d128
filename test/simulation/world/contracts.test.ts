import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe } from 'vitest';
import { createCommentStore } from '../../../src/adapters/store/comment-store.ts';
import { describeArtifacts } from '../../contract/artifacts.ts';
import { describeCommits } from '../../contract/commits.ts';
import { describeDispatcher } from '../../contract/dispatcher.ts';
import { describeIssues } from '../../contract/issues.ts';
import { describeLedgers } from '../../contract/ledgers.ts';
import { describeListeners } from '../../contract/listeners.ts';
import { describePermissions } from '../../contract/permissions.ts';
import { describePullRequests } from '../../contract/pull-requests.ts';
import { describePushTargets } from '../../contract/push-targets.ts';
import { describeReactions } from '../../contract/reactions.ts';
import { describeRecordStore } from '../../contract/record-store.ts';
import { describeReviews } from '../../contract/reviews.ts';
import { describeTextArtifacts } from '../../contract/text-artifacts.ts';
import { describeThreads } from '../../contract/threads.ts';
import { compressor, hasher, repo, signer, verifier } from '../../support/record-builders.ts';
import { createRandom } from '../random.ts';
import { createAccounts } from './accounts.ts';
import { createActions } from './actions.ts';
import { createCode, headSha, headTree } from './code.ts';
import { bot, createComments } from './comments.ts';
import { createIssueBoard } from './issues.ts';
import { createListeners } from './ports.ts';
import { createPulls } from './pulls.ts';
import type { SimRun } from './runs.ts';
import { createSchedule } from './schedule.ts';
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
  const takeNumber = (): number => next++;
  const board = createIssueBoard(takeNumber, { countComments: comments.count, now: Date.now });
  const [code, accounts] = [createCode(), createAccounts()];
  for (const branch of ['one', 'two', 'fix/#12']) code.push(branch, branch);
  for (const [id, login] of ['insider', 'robot[bot]', 'reviewer'].entries()) accounts.add({ id, login }, 'write');
  return { comments, board, code, accounts, pulling: createPulls({ takeNumber, code, accounts }) };
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
    return {
      texts: texts.forRun({ id: 900, artifacts: new Map() }),
      happens: { missing: (id) => texts.spoil(id, 'missing'), expired: (id) => texts.spoil(id, 'expired') },
      close,
    };
  });

  describeArtifacts(async () => {
    const texts = createTexts();
    const artifacts = new Map();
    const upload = (run: Pick<SimRun, 'id' | 'artifacts'>, name: string, file: string) =>
      texts.upload(run, name, { text: readFileSync(file, 'utf8'), file: basename(file) });
    return {
      writer: { upload: async (name, file) => upload({ id: 900, artifacts }, name, file) },
      ...{ reader: texts.reader, run: 900, foreign: 'foreign-run' },
      uploadElsewhere: async (name, file) => upload({ id: 901, artifacts: new Map() }, name, file).artifactId,
      expire: (id) => texts.spoil(id, 'expired'),
      close,
    };
  });

  describeCommits(async () => {
    const { code } = open();
    return {
      commits: code.ports.commits,
      main: { sha: headSha, tree: headTree },
      list: (sha) =>
        [...(code.commits.get(sha)?.files ?? [])]
          .map(([path, { mode, content }]) => `${mode} ${path} ${Buffer.from(content).toString('hex')}`)
          .sort(),
      close,
    };
  });

  describePullRequests(
    async () => {
      const { pulling } = open();
      return {
        pullRequests: pulling.ports.pullRequests,
        read: async (number) => {
          const { title = '', body = '', draft = false } = pulling.pulls.find((pull) => pull.number === number) ?? {};
          return { title, body, draft, count: pulling.pulls.length };
        },
        loseAnswer: nothingLost,
        forbid: () => Object.assign(pulling.rules, { areActionsAllowed: false }),
        close,
      };
    },
    { isLossy },
  );

  describeIssues(
    async () => {
      const { board, pulling } = open();
      const text = { title: 'x', body: '', labels: [], assignees: [] };
      return {
        issues: board.issues,
        own: bot.id,
        others: async (kind) =>
          (kind === 'issue' ? board.open(text, stranger.id) : pulling.open({ head: 'one', author: stranger.id })).number,
        read: async (number) => {
          const { title = '', assignees = [] } = board.made.find((issue) => issue.number === number) ?? {};
          return { title, assignees, labels: [...(board.labels.get(number) ?? [])] };
        },
        loseAnswer: nothingLost,
        close,
      };
    },
    { isLossy },
  );

  describeReviews(
    async () => {
      const { pulling, code } = open();
      const { number, reviewers } = pulling.open({ head: 'one', author: stranger.id });
      return {
        ...pulling.ports,
        pull: number,
        commit: code.readTip('one') ?? '',
        own: bot.id,
        requested: async () => [...reviewers],
        forbid: () => Object.assign(pulling.rules, { areActionsAllowed: false }),
        loseAnswer: nothingLost,
        close,
      };
    },
    { isLossy },
  );

  describePushTargets(async () => {
    const { pulling, code } = open();
    const pull = pulling.open({ head: 'one', author: stranger.id });
    const events = { APPROVE: 'approve', REQUEST_CHANGES: 'request-changes', COMMENT: 'comment' } as const;
    return {
      targets: pulling.ports.pushTargets,
      pull: pull.number,
      review: async (by, event) => pulling.review(pull.number, { by, event: events[event] }),
      // Nobody's membership is shown there.
      hideInsider: nothingLost,
      protect: (branch) => void pulling.rules.protected.add(branch),
      // A rule that refuses no push is none there.
      addRuleset: (rule) => void (rule === 'update' && pulling.rules.protected.add('one')),
      enableAutoMerge: () => Object.assign(pull, { hasAutoMerge: true }),
      closePull: async () => void Object.assign(pull, { state: 'closed' }),
      openOthers: async () => {
        pulling.open({ head: 'one', author: stranger.id, isOfFork: true });
        return pulling.open({ head: 'one', base: 'fix/#12', author: stranger.id, hasAutoMerge: true }).number;
      },
      addCommits: async (count) => {
        for (let index = 1; index <= count; index++) code.push(`many-${count}`, String(index));
        return code.readTip(`many-${count}`) ?? '';
      },
      close,
    };
  });

  describePermissions(async () => {
    const { accounts } = open();
    let id = 2_000;
    return {
      permissions: accounts.ofWorkflow,
      ofReader: accounts.permissions,
      setTeam: (logins) => accounts.setTeam('acme/crew', logins),
      add: (login, role, custom = role) => {
        accounts.add({ id: ++id, login }, custom);
        return id;
      },
      close,
    };
  });

  describeListeners(
    async () => {
      const heard: (readonly [string, unknown])[] = [];
      const listeners = createListeners(async (type, payload) => void heard.push([type, payload]));
      const { proxy, take } = counted(listeners);
      const takeRequests = () => take().map(() => 'POST /dispatches');
      return { listeners: proxy, forbidden: proxy, heard: () => heard, loseAnswer: nothingLost, takeRequests, close };
    },
    { isLossy },
  );

  describeDispatcher(
    async () => {
      const [random, nothing] = [createRandom(1), () => undefined];
      const { runs, dispatcher } = createActions({
        ...{ schedule: createSchedule(random), random, bodies: { publish: () => new Promise(nothing) } },
        ...{ chooseDispatch: nothing, chooseMachine: nothing, isGroupFull: () => false },
        ...{ observe: nothing, onEvent: nothing, onEnd: nothing },
      });
      const change = (id: number, changes: (run: SimRun) => Partial<SimRun>): void => {
        for (const run of runs) if (run.id === id) Object.assign(run, changes(run));
      };
      return {
        dispatcher,
        get accepted() {
          return runs.map(inputsOf);
        },
        get cancelled() {
          return runs.flatMap(({ id, isCancelled }) => (isCancelled ? [id] : []));
        },
        get again() {
          return runs.flatMap(({ past }) => past.map(({ id }) => id));
        },
        reportJob: (id, { name, conclusion }) => {
          const ended = { name: name.replace('baton / ', ''), status: 'completed', conclusion, endedAt: '2026-03-18T09:00:00Z' };
          change(id, ({ jobs }) => ({ jobs: jobs.map((job) => Object.assign(job, ended)) }));
        },
        endRun: (id, conclusion) => change(id, () => ({ conclusion: conclusion as SimRun['conclusion'] })),
        loseAnswer: nothingLost,
        close,
      };
    },
    { isLossy },
  );

  describeRecordStore(() => createCommentStore({ threads: open().comments.threads, repo, hasher, compressor, verifier, signer }));
});

/** Returns the inputs of a dispatched run. */
function inputsOf({ order, hint }: SimRun): Readonly<Record<string, string>> {
  if (order !== undefined) return { task: order };
  return hint === undefined ? {} : { event: hint };
}
