import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { commentsSchema } from '../../src/terminal/files/to-comment.ts';
import { print } from './print.ts';
import { readCase } from './read-case.ts';
import { readThread } from './read-thread.ts';
import { resignThread, testPublicKey } from './resign-thread.ts';

interface Request {
  readonly name?: string | undefined;
  readonly note?: string | undefined;
  readonly ids?: string | undefined;
  readonly config?: string | undefined;
  readonly event?: string | undefined;
  readonly 'event-name'?: string | undefined;
  readonly role?: string | undefined;
  readonly thread?: string | undefined;
  readonly 'repo-id'?: string | undefined;
  readonly subject?: string | undefined;
  readonly take?: string | undefined;
  readonly resign?: boolean | undefined;
  readonly stage?: string | undefined;
  readonly nonce?: string | undefined;
  readonly handoff?: string | undefined;
  readonly results?: string | undefined;
  readonly stdout?: string | undefined;
  readonly stderr?: string | undefined;
  readonly exit?: string | undefined;
  readonly signal?: string | undefined;
}

/** Makes the folder of a case with its inputs, as they were received. Goldens are written from it. */
export function createCase(root: string, request: Request): string {
  const { name = '', note } = request;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" is no name for a case; write it in kebab-case.`);
  if (note === undefined) throw new Error('--note is missing: say why the case exists.');
  const folder = join(root, name);
  if (request.ids === undefined) throw new Error('--ids is missing: name the requirements that it proves.');
  if (existsSync(folder)) throw new Error(`${folder} is there already; --update ${name} writes its goldens again.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'case.json'), print({ note, ...buildFacts(request) }));
  copyInputs(folder, request);
  if (request.thread !== undefined) writeThread(root, { ...request, name, thread: request.thread });
  return name;
}

function buildFacts(request: Request): Record<string, unknown> {
  const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
  return {
    ids: request.ids?.split(','),
    eventName: request['event-name'],
    role: request.role,
    repo: number(request['repo-id']),
    subject: number(request.subject),
    stage: request.stage,
    nonce: request.nonce,
    exitStatus: number(request.exit),
    signal: request.signal,
  };
}

function copyInputs(folder: string, request: Request): void {
  const files = {
    'config.yml': request.config,
    'event.json': request.event,
    'handoff.json': request.handoff,
    'results.txt': request.results,
    'stdout.txt': request.stdout,
    'stderr.txt': request.stderr,
  };
  for (const [file, source] of Object.entries(files)) if (source !== undefined) copyFileSync(source, join(folder, file));
}

const threadSchema = z.union([
  z.array(z.looseObject({ id: z.int(), body: z.string() })),
  z.object({ thread: z.array(z.looseObject({ id: z.int(), body: z.string() })) }),
]);

function writeThread(root: string, request: Request & { readonly name: string; readonly thread: string }): void {
  const parsed = threadSchema.parse(JSON.parse(readFileSync(request.thread, 'utf8')));
  const all = Array.isArray(parsed) ? parsed : parsed.thread;
  const comments = all.slice(0, request.take === undefined ? undefined : Number(request.take));
  commentsSchema.parse(comments);
  const folder = join(root, request.name);
  writeFileSync(join(folder, 'comments.json'), print(comments));
  if (request.resign !== true) return;
  const { records } = readThread(readCase(root, request.name).inputs);
  writeFileSync(join(folder, 'comments.json'), print(resignThread(comments, records)));
  const config = readFileSync(join(folder, 'config.yml'), 'utf8');
  writeFileSync(join(folder, 'config.yml'), config.replace(/k1:[A-Za-z0-9+/]{43}=/, testPublicKey()));
}
