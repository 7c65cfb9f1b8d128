import { setTimeout as sleep } from 'node:timers/promises';
import { isLearnedFrom } from '../../src/app/deliveries/heard.ts';
import { pipeline, type StormWorld } from './world.ts';

export interface StormSize {
  /** The number of deliveries with an id of their own. */
  readonly deliveries: number;
  readonly runs: number;
  readonly installations: number;
}

/** An issue that was labelled once. */
export interface Start {
  readonly repository: string;
  readonly repositoryId: number;
  readonly issue: number;
}

/** The number of requests of people at the same time. */
const people = 16;

/**
 * The milliseconds that a person waits between two requests, so that the App is at work during the whole storm, and nobody makes more than the
 * 80 comments a minute that GitHub takes: 16 people and 40 repositories are some 50 a minute for each.
 */
const pauseMilliseconds = 450;

/** The part of the deliveries that is sent before the first calm. The runs still cause some after the last label. */
const firstPart = 0.85;

/**
 * Makes everything happen that GitHub reports but for the last few deliveries: labels that start runs, evenly over the storm, and comments of
 * people between them. A tenth of them is sent a second time.
 */
export async function blow(world: StormWorld, size: StormSize): Promise<readonly Start[]> {
  const starts: Start[] = [];
  const again = new Set<string>();
  const countIds = (): number => listIds(world).length;
  const place = (index: number) => world.repositories[index % world.repositories.length] ?? { name: '', id: 0 };
  const desks = new Map<string, number>();
  for (const { name } of world.repositories) desks.set(name, await open(world, name));
  let turn = 0;
  const act = async (): Promise<void> => {
    const { name, id } = place(turn++);
    const due = Math.ceil((countIds() / size.deliveries) * size.runs * 1.2);
    if (starts.length < Math.min(size.runs, due)) {
      const index = starts.push({ repository: name, repositoryId: id, issue: 0 }) - 1;
      const issue = await open(world, name);
      await world.ask(`${name}/issues/${issue}/labels`, { labels: [pipeline] });
      starts[index] = { repository: name, repositoryId: id, issue };
    } else {
      await world.ask(`${name}/issues/${desks.get(name)}/comments`, { body: `Comment ${turn} of a person.` });
    }
    redeliverSome(world, again);
  };
  const work = async (): Promise<void> => {
    while (countIds() < size.deliveries * firstPart || starts.length < size.runs) {
      await act();
      await sleep(pauseMilliseconds);
    }
  };
  await Promise.all(Array.from({ length: people }, work));
  return starts;
}

/** Sends comments until exactly as many deliveries were sent as wanted. Nothing else may be under way. */
export async function topUp(world: StormWorld, { deliveries }: StormSize): Promise<void> {
  let turn = 0;
  for (let missing = deliveries - listIds(world).length; missing > 0; missing = deliveries - listIds(world).length) {
    const comments = Array.from({ length: Math.min(missing, people) }, () => {
      const { name } = world.repositories[turn++ % world.repositories.length] ?? { name: '' };
      return world.ask(`${name}/issues/1/comments`, { body: 'One more comment of a person.' });
    });
    await Promise.all(comments);
    await world.server.idle();
  }
}

/** Returns the ids of the deliveries that the App hears. What it does not hear is confirmed and nothing else. */
export function listIds({ server }: StormWorld): readonly string[] {
  const ids = server.deliveries.filter(({ event, action }) => isLearnedFrom(event, action)).map(({ guid }) => guid);
  return [...new Set(ids)];
}

/** Asks GitHub for a tenth of what it has delivered so far, once each. */
function redeliverSome({ server }: StormWorld, again: Set<string>): void {
  const { deliveries } = server;
  if (again.size >= deliveries.length / 11) return;
  const delivery = deliveries[Math.floor(Math.random() * deliveries.length)];
  if (delivery === undefined || again.has(delivery.guid)) return;
  again.add(delivery.guid);
  server.redeliver(delivery.guid);
}

async function open(world: StormWorld, repository: string): Promise<number> {
  const issue = (await world.ask(`${repository}/issues`, { title: 'It fails', body: 'Please look.' })) as {
    readonly number: number;
  };
  return issue.number;
}
