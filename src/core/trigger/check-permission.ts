import type { Pipeline, Role } from '../config/config-schema.ts';
import type { Check } from './check.ts';

/** Lowest first (I-12). Custom roles of an organization are not on it, so they mean no. */
const ladder: readonly string[] = ['read', 'triage', 'write', 'maintain', 'admin'] satisfies Role[];

export interface PermissionRequest {
  readonly allow: Pipeline['allow'];
  readonly login: string;
  readonly role: string | undefined;
}

/** Whether somebody may start a pipeline: by login, or by a role that stands high enough. */
export function checkPermission({ allow, login, role }: PermissionRequest): Check {
  const minimum = allow['minimum-role'];
  if (allow.users.some((user) => user.toLowerCase() === login.toLowerCase())) {
    return build(true, `${login} is named in \`allow.users\`.`);
  }
  if (role === undefined) return build(false, `GitHub did not say what role ${login} has; unknown means no.`);
  const rank = ladder.indexOf(role);
  if (rank < 0)
    return build(false, `${login} has the role \`${role}\`, which is not one of ${ladder.join(', ')}; unknown means no.`);
  const passed = rank >= ladder.indexOf(minimum);
  return build(passed, `${login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`);
}

function build(passed: boolean, detail: string): Check {
  return { check: 'permission', passed, detail };
}
