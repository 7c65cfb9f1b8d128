// This folder has one file per engine: how it starts, what it supports, and how its events are read. This file is the table of
// all engines.

import type { EngineName } from '../../../core/agent/engine-name.ts';
import type { Agent } from '../../../core/config/schema/agent-schema.ts';
import type { RuleReading } from '../../../core/prompt/rules.ts';
import type { Engine } from '../engine/engine.ts';
import type { ModelAccess } from '../engine/model-access.ts';
import { claudeCode } from './claude-code.ts';
import { codex } from './codex.ts';
import { command } from './command.ts';
import { copilot } from './copilot.ts';
import { cursor } from './cursor.ts';
import { gemini } from './gemini.ts';
import { opencode } from './opencode.ts';

/** All engines by name. */
export const engines: Readonly<Record<EngineName, Engine>> = {
  'claude-code': claudeCode,
  codex,
  gemini,
  opencode,
  cursor,
  copilot,
  command,
};

/** Returns what an engine reads of the rules of a repository by itself; undefined where its agent gets none. */
export function findRuleReading({ rules, supports }: Engine, agent: Agent): RuleReading | undefined {
  return agent.rules === 'off' || supports.system === 'nowhere' ? undefined : rules;
}

/** Returns whether an agent gets a gateway before its model where it is isolated. */
export function mayHaveGateway(agent: Agent): boolean {
  return agent.gateway !== 'off' && listHeld(engines[agent.engine].models ?? [], agent).length > 0;
}

/** Lists the settings of an agent that its engine does not support. The agent runs without them. */
export function listUnsupported(
  engine: Engine,
  agent: Agent,
  { isolated }: { readonly isolated: boolean } = { isolated: true },
): readonly string[] {
  const { supports, title, rules, models = [] } = engine;
  const renderWarning = (key: string, why: string): string => `\`${key}\` has no effect on ${title}: ${why}.`;
  const warnIf = (key: (typeof supports.settings)[number], isSet: boolean, why: string): readonly string[] =>
    isSet && !supports.settings.includes(key) ? [renderWarning(key, why)] : [];
  const { effort } = agent;
  const known = supports.effort.length === 0 ? 'it has no such setting' : `it knows ${supports.effort.join(', ')}`;
  return [
    ...warnIf('model', agent.model !== undefined, 'its model cannot be chosen here'),
    ...(effort !== undefined && !supports.effort.includes(effort) ? [renderWarning(`effort: ${effort}`, known)] : []),
    ...warnIf('max-turns', agent['max-turns'] !== undefined, 'it cannot count turns; `timeout-minutes` of the stage limits it'),
    ...warnIf(
      'max-cost-usd',
      agent['max-cost-usd'] !== undefined && !(isolated && mayHaveGateway(agent)),
      'it cannot be stopped at a cost without the gateway',
    ),
    ...warnIf('tools.allow', (agent.tools?.allow.length ?? 0) > 0, 'it has no list of tools'),
    ...warnIf('tools.deny', (agent.tools?.deny.length ?? 0) > 0, 'it has no list of tools'),
    ...warnIf('mcp-servers', Object.keys(agent['mcp-servers'] ?? {}).length > 0, 'it knows no MCP'),
    ...(agent.instructions !== undefined && supports.system === 'nowhere'
      ? [renderWarning('instructions', 'it has no place for text beside the prompt')]
      : []),
    ...(agent.gateway === 'on' && !models.some(({ key }) => agent.env.includes(key)) && !hasHeaders(agent)
      ? [renderWarning('gateway: on', '`env` names no key that a gateway can hold for it')]
      : []),
    ...listTokensOfServers(models, agent),
    ...(agent.rules === 'off' && !rules.canTurnOff
      ? [
          `\`rules: off\` keeps Baton from giving rules to ${title}, which goes on reading ${rules.reads.join(' and ')} by itself.`,
        ]
      : []),
  ];
}

function hasHeaders(agent: Agent): boolean {
  return Object.values(agent['mcp-servers'] ?? {}).some(({ headers }) => headers !== undefined);
}

function listHeld(models: readonly ModelAccess[], { env, gateway }: Agent): readonly ModelAccess[] {
  return models.filter(({ key, subscription }) => env.includes(key) && (subscription !== true || gateway === 'on'));
}

/** Lists the servers of an agent that are given a token of the gateway in the place of a key: it opens nothing but the agent's own model. One with headers gets the key. */
function listTokensOfServers(models: readonly ModelAccess[], agent: Agent): readonly string[] {
  const held = agent.gateway === 'off' ? [] : listHeld(models, agent);
  return Object.entries(agent['mcp-servers'] ?? {}).flatMap(([name, server]) =>
    held
      .filter(({ key }) => server.headers === undefined && JSON.stringify(server).includes(`\${${key}}`))
      .map(
        ({ key }) =>
          `\`mcp-servers.${name}\` names \`${key}\`, of which it gets a token that is worth nothing but at the gateway. Give it the key under another name, or write \`gateway: off\`.`,
      ),
  );
}
