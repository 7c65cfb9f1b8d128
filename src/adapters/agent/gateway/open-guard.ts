import { randomUUID } from 'node:crypto';
import type { AgentTask } from '../../../ports/agent-runner.ts';
import { listGuarded, type ModelAccess } from '../engine/model-access.ts';
import type { Isolation } from '../process/isolation.ts';
import type { Gateway } from './gateway.ts';

interface GuardOptions {
  readonly isolation: Isolation;
  /** The variables that name the proxy of the job. */
  readonly proxyEnv?: Readonly<Record<string, string | undefined>>;
}

/** The gateway of a start, and what the start gets in the place of its keys. */
interface Guard {
  readonly gateway: Gateway;
  readonly changes: Pick<AgentTask, 'environment'>;
}

/** Opens the gateway before an agent whose keys can stay outside of it. Without a sandbox the agent could read them from the job's own process. */
export async function openGuard(
  models: readonly ModelAccess[],
  { agent, environment }: Pick<AgentTask, 'agent' | 'environment'>,
  { isolation, proxyEnv = {} }: GuardOptions,
): Promise<Guard | undefined> {
  const guarded = listGuarded(models, { environment, asked: agent.gateway === 'on' });
  if (!isolation.isolated || agent.gateway === 'off' || guarded.length === 0) return undefined;
  // Most of it is not needed by agents without a key.
  const [{ openGateway }, { planGateway }] = await Promise.all([import('./gateway.ts'), import('./plan-gateway.ts')]);
  const gateway = await openGateway({ listener: 0, proxyEnv });
  const { address } = gateway;
  const plan = planGateway({ models: guarded, environment, address, createToken: () => `baton-${randomUUID()}` });
  gateway.serve(plan.rows);
  return { gateway, changes: { environment: plan.environment } };
}
