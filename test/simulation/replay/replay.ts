import { createDeflate } from '../../../src/adapters/compress/deflate.ts';
import { play } from '../play.ts';
import type { Script } from '../script.ts';
import { commentFaults, editFaults, labelFaults, type PlacedFault } from '../world/faults.ts';
import { type LocalWorld, openLocalWorld } from './local-world.ts';

/** What a play has left, told so that two plays with other ids can be compared. */
export interface Left {
  readonly threads: readonly string[];
  readonly trace: readonly string[];
}

/** A play in memory and the same one on the local GitHub. */
export interface Replayed {
  readonly inMemory: Left;
  readonly onGitHub: Left;
  /** The requests on the local GitHub, `publish GET /issues/42`, in order. */
  readonly requests: readonly string[];
}

/** Lists of the local GitHub lag by time, those in memory by chance; what people change there is changed in memory alone. */
const ofMemory: readonly PlacedFault['fault'][] = ['lag', 'thread-full', ...editFaults, ...labelFaults, ...commentFaults];
const subjects = [41, 42];

/** Plays a script in memory, then with the faults that happened there on the local GitHub, through Baton's own adapters. */
export async function replay(generated: Script): Promise<Replayed> {
  const script: Script = { ...generated, via: 'action' };
  const { faults: met } = await play(script);
  const faults = met.filter(({ fault }) => !ofMemory.includes(fault));
  const played = await play({ ...script, faults });
  const threads = subjects.map((subject) => played.world.comments.list(subject).map(({ body }) => body));
  const opened: LocalWorld[] = [];
  const again = await play({ ...script, faults }, async (schedule) => {
    const world = await openLocalWorld(schedule);
    opened.push(world);
    return world;
  });
  const [other] = opened;
  if (other === undefined) throw new Error('The play on the local GitHub has opened none.');
  const shown = await Promise.all(subjects.map(other.read));
  await other.close();
  return {
    inMemory: describeLeft(threads, played.trace),
    onGitHub: describeLeft(
      shown.map((comments) => comments.map(({ body }) => body)),
      again.trace,
    ),
    requests: other.server.requests.map(({ by, method, path }) => `${by} ${method} ${path}`),
  };
}

const { inflate } = createDeflate();

/** Tells what was left: ids counted in the order of their first place, records unpacked, and without what only this play signs. */
function describeLeft(threads: readonly (readonly string[])[], trace: readonly string[]): Left {
  const known = new Map<string, string>();
  const rename = (text: string): string =>
    text.replaceAll(ids, (id) => {
      const key = id.length > 10 ? id.slice(0, 7) : id;
      const name = known.get(key) ?? `<${known.size + 1}>`;
      known.set(key, name);
      return name;
    });
  const tell = (body: string): string =>
    rename(
      body
        .replaceAll(/(?<="enc":"deflate","body":)"([^"]*)"/g, (_, packed: string) => inflate(plain(packed), 10_000_000) ?? packed)
        .replaceAll(String.raw`\u002d`, '-')
        .replaceAll(/"(?:sig|prev|nonce)":"[^"]*"|sha256:[0-9a-f]{64}/g, ''),
    );
  return { threads: threads.map((bodies) => bodies.map(tell).join('\n\n')), trace: [...trace] };
}

/** Commits, and numbers that are no times or sums. */
const commits = /\b(?:[0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{12})\b|(?<=\/baton approve \S+ |`)[0-9a-f]{7}(?=[`\n]|$)/;
const numbers =
  /(?<=\/runs\/|\/job\/|baton-reply:|issuecomment-|(?:omment|id|un|esult)":|orkflow run:? |\(id |"comment |comment_id(?:: |":"))\d+|(?<=\[)\d+(?=\]\()/;
const ids = new RegExp(`${commits.source}|${numbers.source}`, 'g');

function plain(text: string): string {
  return text.replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
