// This folder implements the REST API, grouped like GitHub's reference. A route declares its operation, the permissions that it
// accepts and the role that a user needs, and its handler checks the body, changes the tables and renders the response.

import { graphqlRoute } from '../graphql/graphql-route.ts';
import type { Route } from '../http/route.ts';
import { artifactRoutes } from './actions/artifact-routes.ts';
import { repositoryDispatchRoutes } from './actions/repository-dispatch-routes.ts';
import { runRoutes } from './actions/run-routes.ts';
import { settingRoutes } from './actions/setting-routes.ts';
import { variableRoutes } from './actions/variable-routes.ts';
import { workflowDispatchRoutes } from './actions/workflow-dispatch-routes.ts';
import { gitBlobRoutes } from './git/blob-routes.ts';
import { branchRoutes } from './git/branch-routes.ts';
import { gitCommitRoutes } from './git/commit-routes.ts';
import { compareRoutes } from './git/compare-routes.ts';
import { contentRoutes } from './git/content-routes.ts';
import { gitRefRoutes } from './git/ref-routes.ts';
import { gitTreeRoutes } from './git/tree-routes.ts';
import { issueCommentRoutes } from './issues/comment-routes.ts';
import { issueLabelRoutes } from './issues/issue-labels.ts';
import { issueRoutes } from './issues/issue-routes.ts';
import { labelRoutes } from './issues/label-routes.ts';
import { issueEventRoutes, issueLockRoutes } from './issues/lock-routes.ts';
import { reactionRoutes } from './issues/reaction-routes.ts';
import { pullRoutes } from './pulls/pull-routes.ts';
import { requestedReviewerRoutes } from './pulls/requested-reviewer-routes.ts';
import { pullReviewRoutes } from './pulls/review-routes.ts';
import { appManifestRoutes } from './repository/app-manifest.ts';
import { appRoutes } from './repository/app-routes.ts';
import { deliveryRoutes } from './repository/delivery-routes.ts';
import { personalRoutes } from './repository/personal-routes.ts';
import { collaboratorRoutes, repositoryRoutes } from './repository/repository-routes.ts';
import { teamRoutes, userRoutes } from './repository/user-routes.ts';

/** All REST routes, in the order in which they are tried: `issues/comments` before `issues/{issue_number}`. */
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
  ...compareRoutes,
  ...workflowDispatchRoutes,
  ...runRoutes,
  ...artifactRoutes,
  ...variableRoutes,
  ...settingRoutes,
  ...repositoryDispatchRoutes,
  ...appRoutes,
  ...appManifestRoutes,
  ...personalRoutes,
  ...deliveryRoutes,
  graphqlRoute,
];
