import type { Engine } from '../../../src/adapters/agent/engine/engine.ts';
import { knowsCost } from '../../../src/core/agent/engine-name.ts';

/** Renders the tables of `docs/engines.md` from the descriptions of the engines. */
export function renderEngineRows(engine: Engine): readonly string[] {
  const { name, supports, installation, testedVersions, authentication, trustedPaths, promptBy, skills } = engine;
  const code = (text: string): string => `\`${text}\``;
  const has = (setting: Engine['supports']['settings'][number]): string => (supports.settings.includes(setting) ? 'yes' : '–');
  const auth = authentication.map((group) => group.map(code).join(' + ')).join(' or ');
  const byGateway = (engine.models?.length ?? 0) > 0;
  const installed = describeInstallation(installation);
  const settings = [
    has('model'),
    supports.effort.length === 0 ? '–' : supports.effort.join(' '),
    has('max-turns'),
    byGateway && has('max-cost-usd') === '–' ? 'by the gateway' : has('max-cost-usd'),
    has('tools.allow'),
    has('mcp-servers'),
    supports.system,
    describeCost(engine),
  ];
  return [
    `| ${[code(name), engine.program === undefined ? '`command`' : code(engine.program), installed, testedVersions.join(', ') || '–', promptBy, auth || 'what `env` names'].join(' | ')} |`,
    `| ${[code(name), ...settings].join(' | ')} |`,
    `| ${[code(name), ...describeRules(engine), skills].join(' | ')} |`,
    `| ${[code(name), trustedPaths.map(code).join(' ') || '–'].join(' | ')} |`,
  ];
}

function describeCost({ name, models }: Engine): string {
  if (knowsCost({ engine: name, env: [] })) return models === undefined ? 'reported' : 'by the gateway, else reported';
  return models === undefined ? 'by `prices`' : 'by the gateway, or `prices`';
}

/** The columns about rules: who gives `AGENTS.md`, who gives the engine's own file, and whether `rules: off` keeps the engine from reading. */
function describeRules({ rules: { own, reads, canTurnOff }, supports }: Engine): readonly string[] {
  if (supports.system === 'nowhere') return ['–', '–', '–'];
  const giver = (file: string): string => (reads.includes(file) ? 'read by itself' : 'given by Baton');
  const off = canTurnOff ? 'none' : reads.map((file) => `\`${file}\``).join(' ');
  return [giver('AGENTS.md'), own === undefined ? '–' : `\`${own}\` ${giver(own)}`, off];
}

function describeInstallation(installation: Engine['installation']): string {
  if (installation === undefined) return 'yours';
  return installation.kind === 'npm' ? `\`${installation.package}@${installation.version}\`` : 'by hand';
}
