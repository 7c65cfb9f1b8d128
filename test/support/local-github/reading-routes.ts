import { findGit, readGit, runGit } from '../../../src/local/git/run-git.ts';
import { readCommit } from '../../../src/local/server/git/read-commit.ts';
import { paginate } from '../../../src/local/server/http/paginate.ts';
import { notFound, Refusal } from '../../../src/local/server/http/refusal.ts';
import {
  getParameter,
  plainRoutes,
  type RepositoryCall,
  type RouteResponse,
  routesWith,
} from '../../../src/local/server/http/route.ts';
import { getJob, listRuns, renderJobOfRun } from '../../../src/local/server/rest/actions/run-routes.ts';
import { renderVariable } from '../../../src/local/server/rest/actions/setting-routes.ts';
import { showContent } from '../../../src/local/server/rest/git/content-routes.ts';
import { renderTree } from '../../../src/local/server/rest/git/object-routes.ts';
import { renderRef } from '../../../src/local/server/rest/git/ref-routes.ts';
import { getIssue } from '../../../src/local/server/rest/issues/build-issue.ts';
import { getComment } from '../../../src/local/server/rest/issues/comment-routes.ts';
import { renderReaction } from '../../../src/local/server/rest/issues/reaction-routes.ts';
import { getAccount, getUser } from '../../../src/local/server/rest/repository/repository-routes.ts';
import { renderCommit } from '../../../src/local/server/views/render-commit.ts';
import { renderLabels } from '../../../src/local/server/views/render-issue.ts';
import { encodeContent, repositoryUrl } from '../../../src/local/server/views/render-repository.ts';
import { renderProfile } from '../../../src/local/server/views/render-user.ts';
import type { Variable } from '../../../src/local/server/world/model.ts';

const contents = { accepts: ['contents=read'], role: 'read' } as const;
const issues = { accepts: ['issues=read', 'pull_requests=read'], role: 'read' } as const;
const actions = { accepts: ['actions=read'], role: 'read' } as const;
const variables = { accepts: ['actions_variables=read', 'variables=read'], role: 'write' } as const;
const collaborators = { accepts: ['metadata=read'], role: 'write' } as const;

/** Routes by which tests and scenes look at what happened, and nothing of Baton's own does. */
export const readingRoutes = [
  ...routesWith(contents, {
    'GET /branches': listBranches,
    'GET /git/matching-refs/{ref}': listMatching,
    'GET /git/blobs/{file_sha}': getBlob,
    'GET /git/trees/{tree_sha}': async (call) => {
      const recursive = call.url.searchParams.has('recursive');
      return { body: await renderTree(call, getParameter(call, 'tree_sha'), recursive) };
    },
    'GET /commits/{ref}': getCommit,
    'GET /readme': (call) => showContent(call, 'README.md'),
  }),
  ...routesWith(issues, {
    'GET /issues/{issue_number}/labels': (call) =>
      paginate(call, renderLabels(call.world, call.repository, getIssue(call)), (label) => label),
    'GET /issues/{issue_number}/reactions': (call) => listReactions(call, getIssue(call).id),
    'GET /issues/comments/{comment_id}/reactions': (call) => listReactions(call, getComment(call).id),
  }),
  ...routesWith(actions, {
    'GET /actions/runs': (call) => listRuns(call),
    'GET /actions/jobs/{job_id}': (call) => ({ body: renderJobOfRun(call, getJob(call)) }),
  }),
  ...routesWith(variables, {
    'GET /actions/variables/{name}': (call) => ({ body: renderVariable(getVariable(call)) }),
  }),
  ...routesWith(collaborators, {
    'GET /collaborators/{username}': (call) => {
      const account = getUser(call);
      if (account.login !== call.repository.owner.login && !call.repository.roles.has(account.login.toLowerCase()))
        throw notFound();
      return { status: 204 };
    },
  }),
  ...plainRoutes({
    'GET /users/{username}': (call) => ({ body: renderProfile(call.world, getAccount(call, getParameter(call, 'username'))) }),
  }),
];

async function listBranches(call: RepositoryCall): Promise<RouteResponse> {
  const text = await readGit(call.repository.git, ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/heads']);
  const url = repositoryUrl(call.world, call.repository);
  return paginate(call, text.split('\n').filter(Boolean), (line) => {
    const sha = line.slice(0, 40);
    const name = line.slice(41);
    const isNamed = call.world.settings.branchRules?.describe(call.repository, name).isNamed ?? false;
    return { name, commit: { sha, url: `${url}/commits/${sha}` }, protected: isNamed };
  });
}

async function listMatching(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const prefix = `refs/${getParameter(call, 'ref')}`;
  const text = await readGit(repository.git, ['for-each-ref', '--format=%(objectname) %(refname)']);
  const refs = text.split('\n').map((line) => ({ sha: line.slice(0, 40), ref: line.slice(41) }));
  const matching = refs.filter(({ ref }) => ref.startsWith(prefix));
  return paginate(call, await Promise.all(matching.map((ref) => renderRef(world, repository, ref))), (ref) => ref);
}

async function getBlob(call: RepositoryCall): Promise<RouteResponse> {
  const sha = getParameter(call, 'file_sha');
  const content = await runGit(call.repository.git, ['cat-file', 'blob', sha]).catch(() => {
    throw notFound();
  });
  if (call.headers.get('accept')?.includes('raw') === true)
    return { body: content, headers: { 'content-type': 'application/octet-stream' } };
  const links = {
    url: `${repositoryUrl(call.world, call.repository)}/git/blobs/${sha}`,
    node_id: Buffer.from(`B_${sha}`).toString('base64url'),
  };
  return { body: { sha, ...links, size: content.length, content: encodeContent(content), encoding: 'base64' } };
}

async function getCommit(call: RepositoryCall): Promise<RouteResponse> {
  const ref = getParameter(call, 'ref');
  const commit = await findGit(call.repository.git, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  if (commit === undefined) throw new Refusal(422, `No commit found for SHA: ${ref}`);
  return { body: renderCommit(call.world, call.repository, await readCommit(call.repository.git, commit)) };
}

function listReactions(call: RepositoryCall, subjectId: number): RouteResponse {
  const { world } = call;
  const reactions = world.reactions.list(world.settings.listLag).filter((reaction) => reaction.subjectId === subjectId);
  return paginate(call, reactions, (reaction) => renderReaction(world, reaction));
}

export function getVariable(call: RepositoryCall): Variable {
  const variable = call.repository.variables.get(getParameter(call, 'name').toUpperCase());
  if (variable === undefined) throw notFound();
  return variable;
}
