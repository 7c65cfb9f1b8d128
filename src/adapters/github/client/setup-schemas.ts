import { z } from 'zod';

export const repositoryFactsSchema = z
  .object({
    id: z.int(),
    default_branch: z.string(),
    private: z.boolean(),
    fork: z.boolean(),
    archived: z.boolean(),
    has_issues: z.boolean(),
    owner: z.object({ type: z.string() }),
  })
  .transform((found) => ({
    id: found.id,
    defaultBranch: found.default_branch,
    isPrivate: found.private,
    isFork: found.fork,
    isArchived: found.archived,
    hasIssues: found.has_issues,
    isOfOrganization: found.owner.type === 'Organization',
  }));

export const policySchema = z
  .object({
    enabled: z.boolean(),
    allowed_actions: z.enum(['all', 'local_only', 'selected']).default('all'),
    sha_pinning_required: z.boolean().default(false),
  })
  .transform((found) => ({ enabled: found.enabled, allowed: found.allowed_actions, pinned: found.sha_pinning_required }));

export const selectedSchema = z
  .object({
    github_owned_allowed: z.boolean().default(false),
    verified_allowed: z.boolean().default(false),
    patterns_allowed: z.array(z.string()).default([]),
  })
  .transform((found) => ({
    githubOwned: found.github_owned_allowed,
    verified: found.verified_allowed,
    patterns: found.patterns_allowed,
  }));

export const workflowSettingsSchema = z
  .object({ default_workflow_permissions: z.enum(['read', 'write']), can_approve_pull_request_reviews: z.boolean() })
  .transform((found) => ({
    defaultPermissions: found.default_workflow_permissions,
    mayCreatePullRequests: found.can_approve_pull_request_reviews,
  }));

export const runnersSchema = z.array(
  z
    .object({
      name: z.string(),
      status: z.string(),
      labels: z.array(z.object({ name: z.string() })),
      version: z.string().nullish(),
    })
    .transform(({ name, status, labels, version }) => ({
      name,
      isOnline: status === 'online',
      labels: labels.map((label) => label.name),
      version: version ?? undefined,
    })),
);

export const runSchema = z
  .object({ id: z.int(), html_url: z.string(), created_at: z.string(), status: z.string().nullable() })
  .transform((run) => ({
    id: run.id,
    url: run.html_url,
    createdAt: run.created_at,
    isCompleted: run.status === 'completed',
  }));

export const endedJobsSchema = z
  .object({ jobs: z.array(z.object({ name: z.string(), conclusion: z.string().nullable(), html_url: z.string().nullable() })) })
  .transform(({ jobs }) =>
    jobs.flatMap(({ name, conclusion, html_url: url }) => (conclusion === null ? [] : [{ name, conclusion, url: url ?? '' }])),
  );
