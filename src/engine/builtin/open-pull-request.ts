import { docsUrl } from '../../core/docs-address.ts';
import { codeSpan } from '../../core/markdown/elements.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { baseBranchOf } from '../../core/run/pipeline-of.ts';
import { listPublishedBranches } from '../../core/run/published.ts';
import { actionsAccount } from '../../core/trigger/accounts.ts';
import { listLeftOut } from '../../core/view/comment/children.ts';
import { listNames } from '../../core/view/outcome-words.ts';
import { GitHubError, type PullRequest } from '../../ports/github.ts';
import type { Publishes } from '../engine-ports.ts';
import { isTransient } from '../github-errors.ts';
import { drawPullSummary } from '../view/pull-summary.ts';
import { type BuiltinDone, type BuiltinRequest, type BuiltinResult, readOwnAuthor } from './builtin-request.ts';
import { createFieldRenderer } from './render-fields.ts';
import { refuseBeyondMax } from './target.ts';
import { upsertPull, type WantedPull } from './upsert-pull.ts';

type Request = BuiltinRequest<'pull-request'>;

/** Opens the pull request of the run's branch, or updates it; there is never a second one. */
export async function openPullRequest(engine: Publishes, request: Request): Promise<BuiltinResult> {
  const branch = chooseBranch(engine, request);
  if (!branch.ok) return branch;
  if (branch.value === undefined) return success({ outcome: 'noop', note: describeNothing(request), results: {} });
  const beyond = refuseBeyondMax(request);
  if (beyond !== undefined) return failure(beyond);
  const wanted = renderPull(engine, request, branch.value);
  if (!wanted.ok) return wanted;
  try {
    return success(await openPull(engine, request, wanted.value));
  } catch (error) {
    if (!(error instanceof GitHubError) || isTransient(error)) throw error;
    return describeRefusal(engine, { error, wanted: wanted.value });
  }
}

/**
 * Returns the branch that the pull request is for: the one that `with.branch` names, else the only one that the stages before
 * have published; undefined when nothing was published there. It never is a branch that this run has not published.
 */
function chooseBranch(engine: Publishes, request: Request): Result<string | undefined, OwnFailure> {
  const { all, last } = listPublishedBranches(request.state, request.dispatch.task);
  const template = request.stage.with.branch;
  if (template !== undefined) {
    const named = createFieldRenderer(engine, request).name(template);
    return named.ok ? success(all.find((branch) => branch === named.value)) : named;
  }
  if (last.length < 2) return success(last[0]);
  const names = last.map((branch) => `"${branch}"`).join(', ');
  const message = `The stages before this one have published on several branches (${names}), and a pull request is for one. Write \`branch\` under \`with\`, such as \`{{ needs.<stage>.results.branch }}\`, and a stage for each.`;
  return failure({ reason: 'branch-name', message });
}

/** Describes that no stage has published anything, and on which branches commits of children lie. */
function describeNothing({ state }: Request): string {
  const words = 'No stage before this one has changed anything on a branch, so there is nothing to open a pull request for.';
  const branches = [...new Set(listLeftOut(state).map(({ branch }) => branch))];
  if (branches.length === 0) return words;
  return `${words} Commits of child tasks are on ${listNames(branches, codeSpan)} alone: with \`children: { merge: branch }\` at their stage Baton merges them, and \`branch\` under \`with\` names one of these.`;
}

function renderPull(engine: Publishes, request: Request, head: string): Result<WantedPull, OwnFailure> {
  const { with: fields } = request.stage;
  const renderer = createFieldRenderer(engine, request);
  const title = renderer.title(fields.title);
  if (!title.ok) return title;
  const body = renderer.text(fields.body);
  if (!body.ok) return body;
  const base = renderer.name(fields.base ?? baseBranchOf(request.state));
  if (!base.ok) return base;
  const labels = renderer.names(fields.labels);
  if (!labels.ok) return labels;
  const reviewers = renderer.names(fields.reviewers);
  if (!reviewers.ok) return reviewers;
  const teams = renderer.names(fields['team-reviewers']);
  if (!teams.ok) return teams;
  const lists = { labels: labels.value, reviewers: reviewers.value, teams: teams.value };
  return success({ head, base: base.value, title: title.value, body: body.value, draft: fields.draft, ...lists });
}

async function openPull(engine: Publishes, request: Request, wanted: WantedPull): Promise<BuiltinDone> {
  const { pull, isNew, own, warnings } = await upsertPull(engine, request, wanted);
  const note = describeChecks(pull);
  const notes = note === undefined ? [] : [note];
  const readOwn = async (): Promise<number | undefined> => own ?? readOwnAuthor(engine, request);
  const facts = { pull: pull.number, head: wanted.head, isNew, readOwn, notes };
  const summaryComment = await drawPullSummary(engine, request.state, facts);
  return {
    outcome: 'succeeded',
    results: { pr: String(pull.number), 'pr-url': pull.url, branch: wanted.head },
    note: isNew ? note : undefined,
    summaryComment,
    warnings,
  };
}

/** Returns a note about the checks that GitHub does not start by itself, and how to change that (github-platform.md 4). */
function describeChecks({ author }: PullRequest): string | undefined {
  if (author !== actionsAccount) return undefined;
  return `Workflows that check pull requests wait until somebody with write access approves them, because the workflow's own token opened this one. With the token of an App they start by themselves: see ${docsUrl('app.md')}`;
}

/** Turns a refusal into an outcome: the branch stays, and the message says how to continue by hand. */
function describeRefusal(
  engine: Publishes,
  { error, wanted }: { readonly error: GitHubError; readonly wanted: WantedPull },
): BuiltinResult {
  const { head, base } = wanted;
  if (error.reason === 'rejected' && /no commits between/i.test(error.message))
    return success({ outcome: 'noop', note: `"${head}" has nothing that "${base}" does not have.`, results: { branch: head } });
  const { repository, serverUrl } = engine.settings;
  const compare = `${serverUrl}/${repository.owner}/${repository.name}/compare/${base}...${head}?expand=1`;
  const forbidden = error.reason === 'pull-requests-forbidden';
  const other = forbidden ? ` An App does not need the setting: see ${docsUrl('app.md')}` : '';
  return failure({
    reason: forbidden ? 'pull-requests-forbidden' : 'pull-request-refused',
    message: `${error.message}${other} The branch stays; open it by hand: ${compare}`,
  });
}
