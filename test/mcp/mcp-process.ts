import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What a client writes: a request, which has an id and is answered, or a notification. */
export interface Message {
  readonly jsonrpc: '2.0';
  readonly id?: string | number;
  readonly method: string;
  readonly params?: unknown;
}

export interface Answer {
  readonly jsonrpc: '2.0';
  readonly id: string | number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}

export interface McpProcess {
  /** Writes a line as it is, and waits for the answer to a request. */
  send(line: string): Promise<Answer | undefined>;
  /** Closes stdin as a client does that is done. */
  end(): Promise<{ readonly code: number | null; readonly stderr: string; readonly unasked: readonly string[] }>;
}

/** The bundled server as a CLI starts it: a process with the given variables and no others. */
export function startMcp(env: Readonly<Record<string, string>>, args: readonly string[] = ['dist/mcp.js']): McpProcess {
  const child = spawn(process.execPath, args, { env: { ...env } });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return {
    async send(line) {
      child.stdin.write(`${line}\n`);
      const { id } = JSON.parse(line) as Message;
      if (id === undefined) return undefined;
      const answer = JSON.parse((await lines.next()).value ?? 'null') as Answer;
      if (answer.id !== id) throw new Error(`asked ${String(id)}, but ${JSON.stringify(answer)} came`);
      return answer;
    },
    end: () => finish(child, { lines, stderr: () => stderr }),
  };
}

interface Rest {
  readonly lines: AsyncIterator<string>;
  readonly stderr: () => string;
}

async function finish(child: ChildProcessWithoutNullStreams, { lines, stderr }: Rest): ReturnType<McpProcess['end']> {
  const closed = once(child, 'close') as Promise<[number | null]>;
  child.stdin.end();
  const unasked: string[] = [];
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) unasked.push(line.value);
  const [code] = await closed;
  return { code, stderr: stderr(), unasked };
}
