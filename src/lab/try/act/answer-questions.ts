import { stageOfConfig } from '../../../core/children/task-name.ts';
import type { ExecutionKey } from '../../../core/run/acting-agent.ts';
import { parseViewMarker } from '../../../core/view/markers.ts';
import type { Sayings } from '../../stand-in/read-sayings.ts';
import { list, request } from '../../world/ask-as-person.ts';
import type { World } from '../../world/world.ts';

interface Questions {
  /** The number of the issue or pull request. */
  readonly subject: number;
  /** The ends of stages that the user asked for: a question is answered where another end follows. */
  readonly sayings: Sayings;
  /** The questions that have been answered, as `stage execution`. */
  readonly answered: Set<string>;
}

/** Answers the questions in a thread after which the user wants to see more. Returns the stages that got an answer. */
export async function answerQuestions(world: World, { subject, sayings, answered }: Questions): Promise<readonly string[]> {
  const path = `/issues/${subject}/comments`;
  const thread = await list(world, path);
  const asked = thread.flatMap(({ body }) => parseAsked(String(body)) ?? []);
  const open = asked.filter((each) => !answered.has(nameOf(each)) && isFollowed(each, sayings));
  for (const each of open) {
    const body = `/baton answer ${each.stage}: This is the answer of a person, made up by \`baton try\`.`;
    await request(world, { token: world.tokens.maintainer, method: 'POST', path, body: { body } });
    answered.add(nameOf(each));
  }
  return open.map(({ stage }) => stage);
}

function nameOf({ stage, execution }: ExecutionKey): string {
  return `${stage} ${execution}`;
}

function parseAsked(body: string): ExecutionKey | undefined {
  const [, stage = '', execution] = /^[^/]+\/(\S+)\/(\d+)$/.exec(parseViewMarker('request', body) ?? '') ?? [];
  return execution === undefined ? undefined : { stage, execution: Number(execution) };
}

function isFollowed({ stage, execution }: ExecutionKey, sayings: Sayings): boolean {
  const name = stageOfConfig(stage);
  const suffix = stage.slice(name.length);
  return [...sayings].some(([key, tasks]) => key.endsWith(`.${name}`) && (tasks.get(suffix)?.length ?? 0) > execution);
}
