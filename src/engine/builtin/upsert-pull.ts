import { findPullOpenedFor, hasCreated } from '../../core/run/published.ts';
import { builtinMarker, hasBuiltinMarker, hasMarker, isBy } from '../../core/view/markers.ts';
import { GitHubError, type PullRequest } from '../../ports/github.ts';
import type { Publishes } from '../engine-ports.ts';
import { isTransient } from '../github-errors.ts';
import { type BuiltinRequest, readOwnAuthor } from './builtin-request.ts';

export interface WantedPull {
  readonly head: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  readonly draft: boolean;
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  readonly teams: readonly string[];
}

export interface Upserted {
  readonly pull: PullRequest;
  readonly isNew: boolean;
  /** The numeric id of our own account, where it was found out. */
  readonly own?: number | undefined;
  readonly warnings: readonly string[];
}

/**
 * Opens or updates the one pull request of a branch. Labels and reviewers are set when it is opened, and once more after a
 * crash of the same stage. A later run leaves what people have changed there since.
 */
export async function upsertPull(engine: Publishes, request: BuiltinRequest, wanted: WantedPull): Promise<Upserted> {
  const found = await findOrCreate(engine, request, wanted);
  if ('warnings' in found) {
    const { pull, warnings } = found;
    return { pull, isNew: true, warnings: [...warnings, ...(await setLabelsAndReviewers(engine, pull, wanted))] };
  }
  const isOurs = hasBuiltinMarker(found.body) && isBy(await readOwnAuthor(engine, request))(found);
  if (!isOurs) {
    const words = `Pull request #${found.number} for "${wanted.head}" was opened by somebody else, so its title and text stay as they are.`;
    return { pull: found, isNew: false, warnings: [words] };
  }
  await engine.ports.pullRequests.update(found.number, { title: wanted.title, body: wanted.body });
  const marker = builtinMarker(request.state.run.run, request.dispatch.task);
  const isOfThisRun = hasMarker(found, marker);
  const { author: own } = found;
  return { pull: found, isNew: false, own, warnings: isOfThisRun ? await setLabelsAndReviewers(engine, found, wanted) : [] };
}

interface Created {
  readonly pull: PullRequest;
  readonly warnings: readonly string[];
}

/**
 * Returns the open pull request of a branch, or opens it. For a branch that this run has created, nobody is asked first whether there is one.
 * If GitHub refuses, there may be: this stage may have opened it before a crash, or a person may have been faster.
 */
async function findOrCreate(engine: Publishes, { state }: BuiltinRequest, wanted: WantedPull): Promise<PullRequest | Created> {
  const { readOpen } = engine.ports.pullRequests;
  const isFirst = hasCreated(state, wanted.head) && findPullOpenedFor(state, wanted.head) === undefined;
  const found = isFirst ? undefined : await readOpen(wanted.head);
  if (found !== undefined) return found;
  try {
    return await create(engine, wanted);
  } catch (error) {
    const mayBeOpen = error instanceof GitHubError && (error.reason === 'conflict' || error.reason === 'rejected');
    const open = mayBeOpen ? await readOpen(wanted.head) : undefined;
    if (open === undefined) throw error;
    return open;
  }
}

/** Opens a pull request. If the GitHub plan rejects drafts, opens a normal pull request instead. */
async function create(engine: Publishes, { head, base, title, body, draft }: WantedPull): Promise<Created> {
  const { pullRequests } = engine.ports;
  try {
    return { pull: await pullRequests.create({ head, base, title, body, draft }), warnings: [] };
  } catch (error) {
    const hasNoDrafts =
      error instanceof GitHubError && error.reason === 'rejected' && /draft.*not supported/i.test(error.message);
    if (!draft || !hasNoDrafts) throw error;
    const pull = await pullRequests.create({ head, base, title, body, draft: false });
    return { pull, warnings: ['This repository has no draft pull requests, so it was opened as a full one.'] };
  }
}

/** Sets labels and reviewers. A refusal is a warning, because the pull request exists. */
async function setLabelsAndReviewers(engine: Publishes, { number }: PullRequest, wanted: WantedPull): Promise<readonly string[]> {
  const { labels, reviewers, teams } = wanted;
  const { subjects, pullRequests } = engine.ports;
  const steps = [
    ...(labels.length === 0 ? [] : [{ what: 'labels', perform: () => subjects.addLabels(number, labels) }]),
    ...(reviewers.length === 0
      ? []
      : [{ what: 'reviewers', perform: () => pullRequests.requestReviewers(number, { reviewers, teams: [] }) }]),
    ...(teams.length === 0
      ? []
      : [{ what: 'team-reviewers', perform: () => pullRequests.requestReviewers(number, { reviewers: [], teams }) }]),
  ];
  const warnings: string[] = [];
  for (const { what, perform } of steps) {
    try {
      await perform();
    } catch (error) {
      if (!(error instanceof GitHubError) || isTransient(error)) throw error;
      warnings.push(`#${number} was opened without its \`${what}\`: ${error.message}`);
    }
  }
  return warnings;
}
