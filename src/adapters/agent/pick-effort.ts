import type { Agent } from '../../core/config/agent-schema.ts';
import type { EngineSupport } from './engine.ts';

type Effort = NonNullable<Agent['effort']>;

/** The effort as arguments, where the engine knows it. What it does not know is in `listUnsupported`. */
export function pickEffort(
  { effort }: Pick<Agent, 'effort'>,
  options: { readonly known: EngineSupport['effort']; readonly write: (effort: Effort) => readonly string[] },
): readonly string[] {
  return effort !== undefined && options.known.includes(effort) ? options.write(effort) : [];
}
