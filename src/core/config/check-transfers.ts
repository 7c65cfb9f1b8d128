import type { Problem } from '../problem.ts';
import { listNames } from './list-names.ts';
import type { AgentOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Whether the agents that others may hand their work over to exist (T-16, DESIGN 4.1). */
export function checkTransfers(agents: readonly AgentOutline[], source: YamlSource): readonly Problem[] {
  const names = agents.map(({ name }) => name);
  const wrong = agents.flatMap(({ transferTo }) => transferTo).filter(({ text }) => !names.includes(text));
  return wrong.map(({ text, path }) => {
    const message = `\`${writeConfigPath(path)}\` names the agent \`${text}\`, which is not under \`agents\`. ${listNames(text, names)}`;
    return source.problem({ code: 'BATON-E121', message, path });
  });
}
