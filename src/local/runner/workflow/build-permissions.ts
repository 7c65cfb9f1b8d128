import type { PermissionLevel, Permissions } from '../../workflow-contract.ts';
import type { Template } from './template.ts';

/** The permissions that a job token can get; `id-token` has only write. */
const PERMISSION_KEYS = [
  'actions', 'artifact-metadata', 'attestations', 'checks', 'contents', 'deployments', 'discussions', 'id-token', 'issues',
  'models', 'packages', 'pages', 'pull-requests', 'repository-projects', 'security-events', 'statuses',
] as const; // biome-ignore format: a list to read at a glance

/** The permissions without a setting in the workflow, with GitHub's restricted default. */
export const DEFAULT_PERMISSIONS: Permissions = { contents: 'read', packages: 'read' };

/** Builds the permissions of a job. Naming any key sets all others to none, so an absent key means none. */
export function buildPermissions(template: Template | undefined): Permissions | undefined {
  if (template === undefined) return undefined;
  if (template.kind === 'map') {
    return Object.fromEntries(
      template.entries.map(({ key, value }) => [key, value.kind === 'literal' ? toLevel(value.value) : 'none']),
    );
  }
  const all = template.kind === 'literal' && template.value === 'write-all' ? 'write' : 'read';
  return Object.fromEntries(PERMISSION_KEYS.filter((key) => all === 'write' || key !== 'id-token').map((key) => [key, all]));
}

function toLevel(value: unknown): PermissionLevel {
  return value === 'read' || value === 'write' ? value : 'none';
}
