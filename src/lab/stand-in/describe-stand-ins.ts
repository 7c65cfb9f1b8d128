import type { Isolation } from '../../adapters/agent/process/isolation.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { listAgentStages } from './name-stages.ts';
import type { Role } from './program/stand-in-plan.ts';
import type { Roles } from './read-roles.ts';

export interface Described {
  readonly config: Config;
  readonly roles: Roles;
  readonly isolation: Isolation;
  /** Stages, as `pipeline.stage`, whose end or handoff the person named. */
  readonly directed: readonly string[];
  readonly withoutSetup: readonly string[];
  readonly withoutProgramSetup: readonly string[];
  /** Sentences about handoffs that could not be made to fit. */
  readonly misfits: readonly string[];
}

/** Describes to a person who does the work, and what is left out. */
export function describeStandIns(described: Described): readonly string[] {
  const { config, roles, isolation, directed, withoutSetup, withoutProgramSetup, misfits } = described;
  const entries = Object.entries(roles.byAgent);
  const names = (kind: Role['kind']): readonly string[] => entries.flatMap(([name, role]) => (role.kind === kind ? [name] : []));
  const byStandIn = names('stand-in');
  const standIns = byStandIn.map((name) => `${name} (${config.agents[name]?.engine})`);
  const own = names('own').map((name) => `${name} (${config.agents[name]?.command?.join(' ')})`);
  const real = entries.flatMap(([name, role]) => (role.kind === 'real' ? [`${name} (${role.program})`] : []));
  const shell = entries.flatMap(([name, role]) => (role.kind === 'shell' ? [`${name} (${role.command})`] : []));
  const childless = listAgentStages(config).flatMap(({ key, stage }) =>
    stage.children !== undefined && byStandIn.includes(stage.agent) && !directed.includes(key) ? [key] : [],
  );
  const rights = !isolation.isolated ? ', with your own rights' : '';
  return [
    ...sentence(standIns, (list) => `Stand-ins play these agents, and no model is asked: ${list}.`),
    ...sentence(own, (list) => `These agents are commands and run as they are${rights}: ${list}.`),
    ...sentence(shell, (list) => `Your commands play these agents: ${list}.`),
    ...sentence(real, (list) => `These agents run for real: ${list}.`),
    ...sentence(directed, (list) => `Stand-ins play these stages as you say: ${list}.`),
    ...sentence(
      childless,
      (list) =>
        `Stand-ins create no children unless you say so, as by --say ${childless[0]}=children:2. These stages may: ${list}.`,
    ),
    ...sentence(withoutSetup, (list) => `\`setup\` is left out where a stand-in needs none: ${list}.`),
    ...sentence(withoutProgramSetup, (list) => `\`program-setup\` is left out where another program runs: ${list}.`),
    ...misfits,
  ];
}

function sentence(items: readonly string[], render: (list: string) => string): readonly string[] {
  return items.length === 0 ? [] : [render(items.join(', '))];
}

/** Lists what a person has to agree to: that agents run with the person's own rights. */
export function listQuestions({ roles, isolation }: Pick<Described, 'roles' | 'isolation'>): readonly string[] {
  if (isolation.isolated) return [];
  const names = Object.entries(roles.byAgent).flatMap(([name, { kind }]) =>
    kind === 'shell' || roles.real.includes(name) ? [name] : [],
  );
  return sentence(
    names,
    (list) =>
      `These agents run with your own rights and can read and change all your files: ${list}. They are ${isolation.reason}`,
  );
}
