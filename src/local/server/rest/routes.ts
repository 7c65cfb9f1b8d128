// This folder implements the REST API, grouped like GitHub's reference. A route declares its operation, the permissions that it
// accepts and the role that a user needs, and its handler checks the body, changes the tables and renders the response.

import { graphqlRoute } from '../graphql/graphql-route.ts';
import type { Route } from '../http/route.ts';
import { artifactRoutes } from './actions/artifact-routes.ts';
import { dispatchRoutes } from './actions/dispatch-routes.ts';
import { runRoutes } from './actions/run-routes.ts';
import { settingRoutes, variableRoutes } from './actions/setting-routes.ts';
import { branchRoutes } from './git/branch-routes.ts';
import { compareRoutes } from './git/compare-routes.ts';
import { contentRoutes } from './git/content-routes.ts';
import { gitObjectRoutes } from './git/object-routes.ts';
import { gitRefRoutes } from './git/ref-routes.ts';
import { issueCommentRoutes } from './issues/comment-routes.ts';
import { labelRoutes } from './issues/issue-labels.ts';
import { issueRoutes } from './issues/issue-routes.ts';
import { reactionRoutes } from './issues/reaction-routes.ts';
import { pullRoutes } from './pulls/pull-routes.ts';
import { pullReviewRoutes } from './pulls/review-routes.ts';
import { appRoutes } from './repository/app-routes.ts';
import { deliveryRoutes } from './repository/delivery-routes.ts';
import { repositoryRoutes, userRoutes } from './repository/repository-routes.ts';

/**
 * All REST routes that the demo, `try` and `dev` need, in the order in which they are tried: `issues/comments` before
 * `issues/{issue_number}`. Tests add more.
 */
export const routes: readonly Route[] = [
  ...repositoryRoutes,
  ...userRoutes,
  ...issueCommentRoutes,
  ...reactionRoutes,
  ...issueRoutes,
  ...labelRoutes,
  ...pullReviewRoutes,
  ...pullRoutes,
  ...gitRefRoutes,
  ...gitObjectRoutes,
  ...contentRoutes,
  ...branchRoutes,
  ...compareRoutes,
  ...dispatchRoutes,
  ...runRoutes,
  ...artifactRoutes,
  ...variableRoutes,
  ...settingRoutes,
  ...appRoutes,
  ...deliveryRoutes,
  graphqlRoute,
];
