import type { Problem } from '../../problem.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import { type Path, writeConfigPath } from '../parse/yaml-source.ts';
import { type Approval, approverRoleOf, isLowerRole } from '../schema/approval-schema.ts';
import type { Config } from '../schema/config-schema.ts';

interface Placed {
  readonly approval: Approval;
  readonly path: Path;
  readonly minimumRole: string;
}

function listApprovals({ pipelines }: Config): readonly Placed[] {
  return Object.entries(pipelines).flatMap(([pipeline, { allow, stages }]) =>
    Object.entries(stages).flatMap(([stage, { approval }]) => {
      const path = ['pipelines', pipeline, 'stages', stage, 'approval'];
      return approval === undefined ? [] : [{ approval, path, minimumRole: allow['minimum-role'] }];
    }),
  );
}

/** Lists approvals that nobody can complete: more people must approve than are named, and no role may. */
export function listImpossibleApprovals(config: Config, { source }: CheckedConfig): readonly Problem[] {
  return listApprovals(config).flatMap(({ approval, path }) => {
    const named = new Set((approval.users ?? []).map((user) => String(user).toLowerCase())).size;
    if (approverRoleOf(approval) !== undefined || named >= approval.count) return [];
    const message = `\`${writeConfigPath([...path, 'count'])}\` is ${approval.count}, and \`users\` names ${named}, so the stage could never start; name more people, write \`role: maintain\` beside them, or a smaller count.`;
    return [source.problem({ code: 'BATON-E161', message, path: [...path, 'count'] })];
  });
}

/** Lists approvals by people who could not even start the pipeline: most likely the role is a slip. */
export function listWeakApprovals(config: Config, { source }: CheckedConfig): readonly Problem[] {
  return listApprovals(config).flatMap(({ approval, path, minimumRole }) => {
    const { role } = approval;
    if (role === undefined || !isLowerRole(role, minimumRole)) return [];
    const message = `\`${writeConfigPath([...path, 'role'])}\` is ${role}, lower than the role that starts the pipeline (\`allow.minimum-role\`: ${minimumRole}); write ${minimumRole} or more, unless that is meant.`;
    return [source.problem({ code: 'BATON-E162', message, path: [...path, 'role'] })];
  });
}
