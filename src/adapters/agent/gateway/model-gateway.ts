import { randomUUID } from 'node:crypto';
import { failure, type Result, success } from '../../../core/result.ts';
import type { AgentRun, AgentTask } from '../../../ports/agent-runner.ts';
import type { Log } from '../../../ports/log.ts';
import type { Engine } from '../engine/engine.ts';
import type { HeldServers, ReadServers } from '../engine/header-servers.ts';
import { listHeldKeys, type ModelAccess } from '../engine/model-access.ts';
import type { Isolation } from '../process/isolation.ts';
import type { Gateway } from './gateway.ts';

/** The facts about a job on which its gateways depend. */
export interface GatewayNeeds {
  readonly isolation: Isolation;
  /** The variables that name the proxy of the job, through which the gateway reaches a provider. */
  readonly proxyEnv?: Readonly<Record<string, string | undefined>>;
  readonly log: Pick<Log, 'info'>;
}

/** The gateway of a start, and what the start gets in the place of its keys. */
export interface ModelGateway {
  readonly gateway: Gateway;
  readonly changes: Pick<AgentTask, 'environment' | 'mcpServers'>;
  /** Closes the gateway, and adds to the result of the start what it saw. */
  conclude(start: Pick<AgentRun, 'result' | 'ended'>): Promise<Pick<AgentRun, 'result' | 'gateway'>>;
}

/** Reads the MCP servers of a start that have headers, and leaves out those whose headers cannot be sent. Mostly there are none to read. */
export async function readHeld(engine: Engine, task: AgentTask): Promise<ReadServers<AgentTask>> {
  const all = Object.values(task.mcpServers ?? {});
  if (all.every(({ headers }) => headers === undefined)) return { task, held: { servers: [], names: [] }, warnings: [] };
  return (await import('../engine/header-servers.ts')).readHeaderServers(engine, task);
}

/**
 * Opens the gateway before an agent whose keys, or headers of MCP servers, can stay outside of it. Without a sandbox the agent could read them from the
 * job's own process. The error says why an agent that asks for a gateway gets none, so that its keys go nowhere.
 */
export async function openModelGateway(
  models: readonly ModelAccess[],
  task: Pick<AgentTask, 'agent' | 'environment' | 'mcpServers' | 'cap' | 'prices' | 'workspace'> & { readonly held: HeldServers },
  { isolation, proxyEnv = {}, log }: GatewayNeeds,
): Promise<Result<ModelGateway | undefined, string>> {
  const { agent, environment, cap, prices } = task;
  const asked = agent.gateway === 'on';
  const { servers } = task.held;
  const held = listHeldKeys(models, { environment, asked });
  if (asked && isolation.isolated === false && held.length + servers.length > 0)
    return failure(
      '`gateway: on` needs an isolated agent (root, or sudo without a password): elsewhere it could read the key from the job.',
    );
  const nowhere = models.filter((model) => environment[model.key] !== undefined && !held.includes(model));
  if (asked && held.length === 0 && nowhere[0] !== undefined)
    return failure(
      `\`gateway: on\` needs the address of the provider in \`${nowhere[0].base}\`, which begins with http:// or https://.`,
    );
  if (!isolation.isolated || agent.gateway === 'off' || held.length + servers.length === 0) return success(undefined);
  // Most of it is not needed by agents without a key.
  const [{ openGateway }, { findUnsendable, planGateway, planProxies, readAuthorities }, { watchTurn }] = await Promise.all([
    import('./gateway.ts'),
    import('./plan-gateway.ts'),
    import('./watch-turn.ts'),
  ]);
  const unsendable = findUnsendable(held, environment);
  if (unsendable !== undefined) return failure(unsendable);
  const authorities = await readAuthorities(task);
  if (!authorities.ok) return authorities;
  try {
    const onWait = (why: string): void => log.info(why);
    const ways = { proxyEnv: planProxies(environment, proxyEnv), authorities: authorities.value };
    const gateway = await openGateway({ listener: 0, ...ways, cap, prices, model: agent.model, onWait });
    const { address } = gateway;
    const { rows, ...changes } = planGateway({ ...task, models: held, address, createToken: () => `baton-${randomUUID()}` });
    gateway.serve(rows);
    return success({ gateway, changes, conclude: watchTurn(gateway, { log, cap }) });
  } catch {
    // Its message can hold the address of the proxy, and that a password.
    return failure(
      'The gateway before the model could not be opened. See that HTTP_PROXY and HTTPS_PROXY of the job are addresses.',
    );
  }
}
