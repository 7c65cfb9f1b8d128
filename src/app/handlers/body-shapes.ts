/** The object that the payload of an event has, and those that only payloads of other events have. */
const shapes: Readonly<Record<string, { readonly has: string; readonly lacks?: readonly string[] }>> = {
  issues: { has: 'issue', lacks: ['comment'] },
  issue_comment: { has: 'comment' },
  pull_request: { has: 'pull_request', lacks: ['review', 'comment'] },
  pull_request_review: { has: 'review' },
  repository_dispatch: { has: 'client_payload', lacks: ['issue', 'pull_request'] },
  workflow_job: { has: 'workflow_job' },
  workflow_run: { has: 'workflow_run', lacks: ['workflow_job'] },
  push: { has: 'ref' },
  check_run: { has: 'check_run' },
  merge_group: { has: 'merge_group' },
  installation: { has: 'installation', lacks: ['repository', 'repositories_added'] },
  installation_repositories: { has: 'repositories_added', lacks: ['repository'] },
};

/** Returns whether a body is that of an event. The signature does not cover the name of the event. */
export function hasShape(name: string, json: object): boolean {
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  if (shape === undefined) return true;
  return Object.hasOwn(json, shape.has) && !(shape.lacks ?? []).some((key) => Object.hasOwn(json, key));
}
