import { randomUUID } from 'node:crypto';
import { failure, type Result, success } from '../../../core/result.ts';
import type { AgentTask } from '../../../ports/agent-runner.ts';
import { listHeldKeys, type ModelAccess } from '../engine/model-access.ts';
import type { Isolation } from '../process/isolation.ts';
import type { Gateway } from './gateway.ts';

/** The facts about a job on which its gateways depend. */
export interface GatewayNeeds {
  readonly isolation: Isolation;
  /** The variables that name the proxy of the job, through which the gateway reaches a provider. */
  readonly proxyEnv?: Readonly<Record<string, string | undefined>>;
}

/** The gateway of a start, and what the start gets in the place of its keys. */
export interface ModelGateway {
  readonly gateway: Gateway;
  readonly changes: Pick<AgentTask, 'environment'>;
}

/**
 * Opens the gateway before an agent whose keys can stay outside of it. Without a sandbox the agent could read them from the job's own process.
 * The error says why an agent that asks for a gateway gets none, so that its keys go nowhere.
 */
export async function openModelGateway(
  models: readonly ModelAccess[],
  { agent, environment }: Pick<AgentTask, 'agent' | 'environment'>,
  { isolation, proxyEnv = {} }: GatewayNeeds,
): Promise<Result<ModelGateway | undefined, string>> {
  const asked = agent.gateway === 'on';
  const held = listHeldKeys(models, { environment, asked });
  if (asked && isolation.isolated === false && held.length > 0)
    return failure(
      '`gateway: on` needs an isolated agent (root, or sudo without a password): elsewhere it could read the key from the job.',
    );
  const nowhere = models.filter((model) => environment[model.key] !== undefined && !held.includes(model));
  if (asked && held.length === 0 && nowhere[0] !== undefined)
    return failure(
      `\`gateway: on\` needs the address of the provider in \`${nowhere[0].base}\`, which begins with http:// or https://.`,
    );
  if (!isolation.isolated || agent.gateway === 'off' || held.length === 0) return success(undefined);
  // Most of it is not needed by agents without a key.
  const [{ openGateway }, { planGateway }] = await Promise.all([import('./gateway.ts'), import('./plan-gateway.ts')]);
  try {
    const gateway = await openGateway({ listener: 0, proxyEnv });
    const { address } = gateway;
    const plan = planGateway({ models: held, environment, address, createToken: () => `baton-${randomUUID()}` });
    gateway.serve(plan.rows);
    return success({ gateway, changes: { environment: plan.environment } });
  } catch {
    // Its message can hold the address of the proxy, and that a password.
    return failure(
      'The gateway before the model could not be opened. See that HTTP_PROXY and HTTPS_PROXY of the job are addresses.',
    );
  }
}
