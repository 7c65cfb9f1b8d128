import type { Subjects } from '../../../src/ports/github.ts';
import type { Issue, Issues, NewIssue } from '../../../src/ports/issues.ts';
import type { LedgerIssue, LedgerKind, Ledgers } from '../../../src/ports/ledgers.ts';
import type { Reactions, ReactionTarget } from '../../../src/ports/reactions.ts';
import { bot } from './comments.ts';
import { unavailable } from './refuse.ts';
import { timeOf } from './schedule.ts';

export interface SimIssue extends Issue, NewIssue {
  readonly createdAt: string;
}

/** The issues of a repository: those that people label, and those in which Baton stores. */
export interface IssueBoard {
  readonly labels: ReadonlyMap<number, Set<string>>;
  readonly reactions: Reactions;
  readonly ledgers: Ledgers;
  readonly issues: Issues;
  /** The issues that were opened while Baton was at work, but for those in which it stores. */
  readonly made: readonly SimIssue[];
  /** Somebody opens an issue. */
  open(issue: NewIssue, author: number): SimIssue;
  readonly subjects: Pick<
    Subjects,
    'readLabeledAt' | 'readPullRequest' | 'listChangedFiles' | 'listReviewComments' | 'addLabels' | 'removeLabel'
  >;
  label(number: number, name: string, isOn: boolean): void;
  /** Takes no changes of labels by us from now on, or takes them again. */
  refuseLabels(isRefusing: boolean): void;
  /** The reactions that stand there now, in words. */
  given(): readonly string[];
  listLedgers(kind: LedgerKind): readonly LedgerIssue[];
  /** A person opens a closed issue in which Baton stores. */
  reopen(number: number): void;
  /** Another account makes an issue that looks like one in which Baton stores. */
  imitate(kind: LedgerKind, pipeline: string): number;
}

export function createIssueBoard(
  takeNumber: () => number,
  { countComments, now }: { readonly countComments: (thread: number) => number; readonly now: () => number },
): IssueBoard {
  const labels = new Map<number, Set<string>>();
  const labeledAt = new Map<string, string>();
  const reactions = new Map<number, string>();
  const ledgers: { readonly kind: LedgerKind; readonly pipeline: string; issue: LedgerIssue }[] = [];
  let [nextReaction, isOut] = [300, false];
  const at = (): string => timeOf(now());
  const labelsOf = (number: number): Set<string> => {
    const found = labels.get(number) ?? new Set<string>();
    labels.set(number, found);
    return found;
  };
  const count = (issue: LedgerIssue): LedgerIssue => ({ ...issue, comments: countComments(issue.number) });
  const nameOf = (target: ReactionTarget, content: string): string =>
    `${'comment' in target ? `comment ${target.comment}` : `subject ${target.subject}`} ${content}`;
  const add = async (target: ReactionTarget, content: string): Promise<number> => {
    const name = nameOf(target, content);
    const id = [...reactions].find(([, other]) => other === name)?.[0] ?? nextReaction++;
    reactions.set(id, name);
    return id;
  };
  const made: SimIssue[] = [];
  const open = (issue: NewIssue, author: number): SimIssue => {
    const number = takeNumber();
    const url = `https://github.com/octo-org/ledger/issues/${number}`;
    const opened = { ...issue, number, url, author, createdAt: at() };
    made.push(opened);
    for (const name of issue.labels) labelsOf(number).add(name);
    return opened;
  };
  const imitated = new Set<number>();
  const listOwn = (kind: LedgerKind) => ledgers.filter((each) => each.kind === kind && !imitated.has(each.issue.number));
  const make = (kind: LedgerKind, pipeline: string, number: number): LedgerIssue => {
    const url = `https://github.com/octo-org/ledger/issues/${number}`;
    const issue = { number, comments: 0, url, open: false, locked: false, createdAt: at() };
    ledgers.push({ kind, pipeline, issue });
    return issue;
  };
  const setOpen = (number: number, open: boolean): void => {
    for (const each of ledgers) if (each.issue.number === number) each.issue = { ...each.issue, open };
  };
  return {
    labels,
    given: () => [...reactions.values()],
    refuseLabels: (isRefusing) => {
      isOut = isRefusing;
    },
    listLedgers: (kind) => listOwn(kind).map(({ issue }) => count(issue)),
    imitate(kind, pipeline) {
      const number = takeNumber();
      imitated.add(number);
      make(kind, pipeline, number);
      return number;
    },
    reopen: (number) => setOpen(number, true),
    label(number, name, isOn) {
      if (isOn) labeledAt.set(`${number} ${name}`, at());
      labelsOf(number)[isOn ? 'add' : 'delete'](name);
    },
    made,
    open,
    issues: {
      listSince: async (since) => made.filter(({ createdAt }) => createdAt >= since.slice(0, 19)).map(toIssue),
      create: async (issue) => toIssue(open(issue, bot.id)),
    },
    reactions: {
      add,
      async replaceEyes(target, eyes, content) {
        await add(target, content);
        reactions.delete(eyes);
      },
      remove: async (_target, id) => void reactions.delete(id),
    },
    ledgers: {
      list: async (kind, pipeline) =>
        listOwn(kind)
          .filter((each) => each.pipeline === pipeline)
          .map(({ issue }) => count(issue)),
      async listAll(kind) {
        const byName = Map.groupBy(listOwn(kind), ({ pipeline }) => pipeline);
        return new Map([...byName].map(([name, all]) => [name, all.map(({ issue }) => count(issue))]));
      },
      async create(kind, pipeline) {
        return make(kind, pipeline, takeNumber());
      },
      close: async (number) => setOpen(number, false),
    },
    subjects: {
      readLabeledAt: async (number, label) => labeledAt.get(`${number} ${label}`),
      readPullRequest: async () => undefined,
      listChangedFiles: async () => [],
      listReviewComments: async () => [],
      addLabels: async (number, names) => {
        if (isOut) throw unavailable();
        for (const name of names) labelsOf(number).add(name);
      },
      removeLabel: async (number, name) => {
        if (isOut) throw unavailable();
        labelsOf(number).delete(name);
      },
    },
  };
}

function toIssue({ number, url, body, author }: SimIssue): Issue {
  return { number, url, body, author };
}
