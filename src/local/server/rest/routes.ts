import { graphqlRoute } from '../graphql/graphql-route.ts';
import type { Route } from '../http/route.ts';
import { appRoutes } from './app-routes.ts';
import { artifactRoutes } from './artifact-routes.ts';
import { branchRoutes } from './branch-routes.ts';
import { collaboratorRoutes } from './collaborator-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { gitBlobRoutes } from './git-blob-routes.ts';
import { gitCommitRoutes } from './git-commit-routes.ts';
import { gitRefRoutes } from './git-ref-routes.ts';
import { gitTreeRoutes } from './git-tree-routes.ts';
import { issueCommentRoutes } from './issue-comment-routes.ts';
import { issueEventRoutes } from './issue-event-routes.ts';
import { issueLabelRoutes } from './issue-label-routes.ts';
import { issueLockRoutes } from './issue-lock-routes.ts';
import { issueRoutes } from './issue-routes.ts';
import { labelRoutes } from './label-routes.ts';
import { pullReviewRoutes } from './pull-review-routes.ts';
import { pullRoutes } from './pull-routes.ts';
import { reactionRoutes } from './reaction-routes.ts';
import { repositoryDispatchRoutes } from './repository-dispatch-routes.ts';
import { repositoryRoutes } from './repository-routes.ts';
import { requestedReviewerRoutes } from './requested-reviewer-routes.ts';
import { runRoutes } from './run-routes.ts';
import { teamRoutes } from './team-routes.ts';
import { userRoutes } from './user-routes.ts';
import { variableRoutes } from './variable-routes.ts';
import { workflowDispatchRoutes } from './workflow-dispatch-routes.ts';

/** Every REST route, in the order in which they are tried: `issues/comments` before `issues/{issue_number}`. */
export const routes: readonly Route[] = [
  ...repositoryRoutes,
  ...userRoutes,
  ...teamRoutes,
  ...collaboratorRoutes,
  ...issueCommentRoutes,
  ...issueLabelRoutes,
  ...issueEventRoutes,
  ...issueLockRoutes,
  ...reactionRoutes,
  ...issueRoutes,
  ...labelRoutes,
  ...pullReviewRoutes,
  ...requestedReviewerRoutes,
  ...pullRoutes,
  ...gitRefRoutes,
  ...gitBlobRoutes,
  ...gitTreeRoutes,
  ...gitCommitRoutes,
  ...contentRoutes,
  ...branchRoutes,
  ...workflowDispatchRoutes,
  ...runRoutes,
  ...artifactRoutes,
  ...variableRoutes,
  ...repositoryDispatchRoutes,
  ...appRoutes,
  graphqlRoute,
];
