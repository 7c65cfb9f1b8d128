import { engines, listUnsupported } from '../../adapters/agent/engines/engines.ts';
import { knowsCost } from '../../core/agent/engine-name.ts';
import { selectPipeline } from '../../core/config/defaults.ts';
import { listIneffectiveTriggers } from '../../core/config/list-ineffective-triggers.ts';
import type { Agent } from '../../core/config/schema/agent-schema.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';

interface ConfigWarning {
  readonly path: string;
  readonly message: string;
}

/** Lists settings that have no effect: those that an engine cannot follow, and limits of costs that are never counted. */
export function listConfigWarnings(config: Config): readonly ConfigWarning[] {
  const settings = Object.entries(config.agents).flatMap(([name, agent]) =>
    [...listUnsupported(engines[agent.engine], agent), ...listMissing(agent)].map((message) => ({
      path: `agents.${name}`,
      message,
    })),
  );
  const uncounted = Object.keys(config.pipelines).flatMap((name) => listUncounted(config, name));
  return [...settings, ...uncounted, ...listIneffectiveTriggers(config)];
}

/** The variables by which engines ask their model in ways where no gateway can stand. */
const otherWays =
  /^(?:ANTHROPIC_AUTH_TOKEN|CLAUDE_CODE_USE_(?:BEDROCK|VERTEX|FOUNDRY)|COPILOT_PROVIDER_BEARER_TOKEN|GOOGLE_APPLICATION_CREDENTIALS)$/;

/**
 * Lists in words the keys that agents hold themselves although nobody turned the gateway off: it cannot stand before their model, or does so on request
 * alone. Then the servers whose headers they can read since somebody did.
 */
export function listGatewayNotes({ agents }: Config): readonly string[] {
  return Object.entries(agents).flatMap(([name, { engine, env, gateway, 'mcp-servers': servers = {} }]) => {
    const { authentication, models = [], title, supports } = engines[engine];
    const ofEngine = authentication.flat().filter((key) => /_(?:KEY|TOKEN|CONTENT)$/.test(key));
    const ofOthers = engine === 'command' ? Object.values(engines).flatMap((other) => other.models ?? []) : [];
    const known = [...ofEngine, ...ofOthers.map(({ key }) => key), ...env.filter((key) => otherWays.test(key))];
    const held = env.filter((key) => known.includes(key) && !models.some((model) => model.key === key));
    const subscriptions = models.filter(({ key, subscription }) => subscription === true && env.includes(key));
    const withHeaders = Object.keys(servers).filter((server) => servers[server]?.headers !== undefined);
    const isOpen = gateway === 'off' && supports.settings.includes('mcp-servers');
    const place = (keys: readonly string[]): string =>
      `${keys.map((key) => `\`${key}\``).join(' and ')} of the agent \`${name}\` ${keys.length === 1 ? 'is' : 'are'} in its environment`;
    return [
      ...(held.length === 0 || gateway === 'off'
        ? []
        : [`${place(held)}: no gateway can stand between ${title} and its model with it.`]),
      ...(subscriptions.length === 0 || gateway !== undefined
        ? []
        : [
            `${place(subscriptions.map(({ key }) => key))}: the vendor recognises its own program by the request, and through a gateway it may refuse a subscription or bill it as extra usage. \`gateway: on\` keeps it outside of the agent.`,
          ]),
      ...(isOpen ? withHeaders : []).map(
        (server) =>
          `The headers of \`mcp-servers.${server}\` are in a file that the agent \`${name}\` can read, because of \`gateway: off\`. Without that the gateway holds them.`,
      ),
    ];
  });
}

/** Lists agents whose engine has no key. An engine may have other ways to log in, so this is no error. */
function listMissing({ engine, env }: Agent): readonly string[] {
  const { authentication, title } = engines[engine];
  if (authentication.length === 0 || authentication.some((group) => group.every((name) => env.includes(name)))) return [];
  const ways = authentication.map((group) => group.map((name) => `\`${name}\``).join(' with ')).join(' or ');
  return [`\`env\` names no credentials that ${title} is known to take: ${ways}.`];
}

/**
 * Lists limits of costs that do not count every agent. A limit counts only what engines report or the prices in the config say.
 */
function listUncounted(config: Config, name: string): readonly ConfigWarning[] {
  const pipeline = config.pipelines[name];
  if (pipeline?.limits['max-cost-usd'] === undefined) return [];
  // This includes agents that work only after a transfer.
  return Object.keys(selectPipeline(config, name).agents)
    .filter((agent) => !isCounted(config, agent))
    .map((agent) => ({
      path: `pipelines.${name}.limits.max-cost-usd`,
      message: `What the agent \`${agent}\` costs is not counted: its engine \`${config.agents[agent]?.engine}\` reports no cost, and \`prices\` has none for its model.`,
    }));
}

/** Returns whether the costs of an agent are counted. A command reports its own costs, mostly none. */
function isCounted({ agents, prices }: Config, name: string): boolean {
  const agent = agents[name];
  if (agent === undefined || agent.engine === 'command' || knowsCost(agent)) return true;
  return agent.model !== undefined && prices?.[agent.model] !== undefined;
}
