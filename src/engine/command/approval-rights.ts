import { type Approval, approverRoleOf } from '../../core/config/schema/approval-schema.ts';
import type { Pipeline } from '../../core/config/schema/config-schema.ts';
import { isListed } from '../../core/trigger/accounts.ts';
import type { Check } from '../../core/trigger/match/check.ts';
import { type ActorFacts, checkPermission, checkSender } from '../../core/trigger/match/check-actor.ts';
import { checkApprover } from '../../core/trigger/match/check-approver.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Account } from '../../core/trigger/trigger.ts';
import type { Reads } from '../engine-ports.ts';
import { askRole, type RightsQuestion } from '../thread/permissions.ts';

/**
 * Matches the pipelines of which somebody may approve a stage, or that the person may start: others get no answer to a command
 * about approvals but a refusal. A bot never approves, whatever `allow.bots` says: an agent may speak through it.
 */
export async function askPermittedApprovers(
  engine: Reads,
  { trigger, config }: RightsQuestion,
): Promise<readonly PipelineMatch[]> {
  const sender = checkSender(trigger, {});
  if (!sender.passed) return Object.keys(config.pipelines).map((pipeline) => ({ pipeline, matched: false, checks: [sender] }));
  const facts = await askRole(engine, trigger.actor);
  return Object.entries(config.pipelines).map(([pipeline, settings]) => {
    const permission = checkRight(settings, { actor: trigger.actor, ...facts });
    return { pipeline, matched: permission.passed, checks: [sender, permission] };
  });
}

/** Returns the check that lets the person in; else that of the first stage with an approval. */
function checkRight(
  { allow, stages }: Pipeline,
  person: Pick<ActorFacts, 'role' | 'trouble'> & { readonly actor: Account },
): Check {
  const approvals = Object.values(stages).flatMap(({ approval }) => approval ?? []);
  const checks = [...approvals.map((approval) => checkApprover({ ...person, approval })), checkPermission({ ...person, allow })];
  const [first] = checks;
  return checks.find(({ passed }) => passed) ?? first ?? checkPermission({ ...person, allow });
}

/** Asks GitHub whether a person may give an approval now. Makes no request for people that the config names. */
export async function askApprover(engine: Reads, actor: Account, approval: Approval): Promise<Check> {
  const isKnown = isListed(approval.users ?? [], actor) || approverRoleOf(approval) === undefined;
  return checkApprover({ approval, actor, ...(isKnown ? { role: undefined } : await askRole(engine, actor)) });
}
