import type { StoredRecord } from '../core/record/record.ts';
import type { Comment } from '../core/trigger/comment.ts';
import type { ReactionTarget } from '../ports/reactions.ts';
import type { EnginePorts } from './engine-ports.ts';

export interface DryPorts {
  readonly ports: EnginePorts;
  /** The writes that were asked for, in words, in their order. It grows as the engine works. */
  readonly effects: readonly string[];
}

/** Stands for the digest of a record that is not written. */
const noDigest = `sha256:${'0'.repeat(64)}`;

/**
 * Returns ports that read as the given ones do, and list what they are asked to write instead of writing it. The engine does not
 * know that it runs dry: records that were "appended" are read again, as if they had been written.
 */
export function createDryPorts(ports: EnginePorts): DryPorts {
  const effects: string[] = [];
  return {
    effects,
    ports: {
      ...ports,
      store: createDryStore(ports, effects),
      threads: {
        ...ports.threads,
        async create(thread, body): Promise<Comment> {
          effects.push(`comment on #${thread}: ${firstLine(body)}`);
          const now = ports.clock.now();
          return { id: 0, body, createdAt: now, updatedAt: now, author: null };
        },
        async update(comment, body) {
          effects.push(`change comment ${comment} to: ${firstLine(body)}`);
        },
        async delete(comment) {
          effects.push(`delete comment ${comment}`);
        },
        async minimiseAll(comments) {
          if (comments.length > 0)
            effects.push(`fold ${comments.length === 1 ? 'a comment' : `${comments.length} comments`} of Baton`);
          return { isSwapped: false };
        },
      },
      reactions: createDryReactions(effects),
      subjects: createDrySubjects(ports.subjects, effects),
      ledgers: createDryLedgers(ports, effects),
      commits: {
        ...ports.commits,
        async createCommit({ parent, message, changes }) {
          effects.push(`commit ${changes.length} files on ${parent.slice(0, 12)}: ${firstLine(message)}`);
          return { sha: parent, tree: parent, verified: false };
        },
        async createBranch(branch, sha) {
          effects.push(`create branch ${branch} at ${sha.slice(0, 12)}`);
        },
        async moveBranch(branch, sha) {
          effects.push(`move branch ${branch} to ${sha.slice(0, 12)}`);
          return true;
        },
        async deleteBranch(branch) {
          effects.push(`delete branch ${branch}`);
          return true;
        },
      },
      pullRequests: createDryPullRequests(ports.pullRequests, effects),
      ...createDryThings(ports, effects),
      listeners: ports.listeners && createDryListeners(effects),
      endpoints: ports.endpoints && createDryEndpoints(effects),
      starter: createDryStarter(ports, effects),
      workflowRuns: createDryRuns(ports.workflowRuns, effects),
      texts: createDryTexts(ports.texts, effects),
    },
  };
}

function createDryStore(ports: EnginePorts, effects: string[]): EnginePorts['store'] {
  const written: StoredRecord[] = [];
  return {
    ...ports.store,
    async readSince(thread, since, begun) {
      // Issue 0 is the one that a dry run did not create.
      const read = thread === 0 ? { records: [], ignored: [], comments: [] } : await ports.store.readSince(thread, since, begun);
      return { ...read, records: [...read.records, ...written.filter(({ record }) => record.thread === thread)] };
    },
    async append({ thread, tip, drafts, visible }) {
      effects.push(
        `comment on #${thread} with ${drafts.map(({ kind, run, task }) => `the ${kind} record of ${run}${task && `/${task}`}`).join(' and ')}: ${firstLine(visible)}`,
      );
      const stored = drafts.map((draft, index): StoredRecord => {
        const record = {
          ...draft,
          repo: 0,
          thread,
          seq: tip.seq + index + 1,
          prev: index === 0 ? tip.digest : noDigest,
        } as StoredRecord['record'];
        return { record, digest: noDigest, comment: 0, writtenAt: ports.clock.now(), envelope: {} };
      });
      written.push(...stored);
      return stored;
    },
  };
}

function createDryListeners(effects: string[]): NonNullable<EnginePorts['listeners']> {
  return {
    async send(type, { type: event, subject }) {
      effects.push(`send repository_dispatch ${type}: ${event} of ${subject}`);
    },
  };
}

function createDryEndpoints(effects: string[]): NonNullable<EnginePorts['endpoints']> {
  return {
    async tell({ to }, { type, subject }) {
      effects.push(`tell endpoint ${to}: ${type} of ${subject}`);
    },
  };
}

function createDryStarter(ports: EnginePorts, effects: string[]): EnginePorts['starter'] {
  return {
    ...ports.starter,
    async start({ dispatch }) {
      effects.push(`start ${dispatch.run}/${dispatch.task} execution ${dispatch.execution} for ${dispatch.for}`);
      return undefined;
    },
  };
}

function createDryRuns(workflowRuns: EnginePorts['workflowRuns'], effects: string[]): EnginePorts['workflowRuns'] {
  return {
    ...workflowRuns,
    async rerunJob(job) {
      effects.push(`start job ${job} again`);
    },
    async cancel(run) {
      effects.push(`tell workflow run ${run} to stop`);
      return true;
    },
  };
}

function createDryTexts(texts: EnginePorts['texts'], effects: string[]): EnginePorts['texts'] {
  return {
    ...texts,
    async save(name, text) {
      effects.push(`upload artifact ${name}`);
      return { artifactId: 0, file: '', bytes: text.length, sha256: `sha256:${'0'.repeat(64)}`, run: 0 };
    },
  };
}

function createDryLedgers(ports: EnginePorts, effects: string[]): EnginePorts['ledgers'] {
  return {
    ...ports.ledgers,
    async create(kind, pipeline) {
      effects.push(`open and close the issue that keeps the ${kind} of pipeline ${pipeline}`);
      return { number: 0, comments: 0, open: false, locked: false, url: '', createdAt: ports.clock.now() };
    },
    async close(number) {
      effects.push(`close issue #${number}`);
    },
  };
}

function createDrySubjects(subjects: EnginePorts['subjects'], effects: string[]): EnginePorts['subjects'] {
  return {
    ...subjects,
    async addLabels(subject, labels) {
      effects.push(`label #${subject} with ${labels.join(', ')}`);
    },
    async removeLabel(subject, label) {
      effects.push(`take the label ${label} off #${subject}`);
    },
  };
}

function createDryReactions(effects: string[]): EnginePorts['reactions'] {
  const name = (place: ReactionTarget): string => ('comment' in place ? `comment ${place.comment}` : `#${place.subject}`);
  return {
    async add(place, content) {
      effects.push(`react to ${name(place)} with ${content}`);
      return 0;
    },
    async replaceEyes(place, _eyes, content) {
      effects.push(`react to ${name(place)} with ${content}`, `take the reaction to ${name(place)} away`);
    },
    async remove(place) {
      effects.push(`take the reaction to ${name(place)} away`);
    },
  };
}

function createDryThings({ issues, reviews }: EnginePorts, effects: string[]): Pick<EnginePorts, 'issues' | 'reviews'> {
  return {
    issues: {
      ...issues,
      async create({ title, body }) {
        effects.push(`open an issue: ${title}`);
        return { number: 0, url: '', body, author: undefined };
      },
    },
    reviews: {
      ...reviews,
      async create(pull, { event, body }) {
        effects.push(`review #${pull} (${event}): ${firstLine(body)}`);
        return { id: 0, url: '', body, author: undefined };
      },
    },
  };
}

function createDryPullRequests(pulls: EnginePorts['pullRequests'], effects: string[]): EnginePorts['pullRequests'] {
  return {
    ...pulls,
    async create({ head, base, title }) {
      effects.push(`open a pull request from ${head} into ${base}: ${title}`);
      return { number: 0, url: '', body: '', author: undefined };
    },
    async update(number, { title }) {
      effects.push(`change pull request #${number} to: ${title}`);
    },
    async requestReviewers(number, { reviewers, teams }) {
      effects.push(`ask ${[...reviewers, ...teams].join(', ')} to review #${number}`);
    },
  };
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
