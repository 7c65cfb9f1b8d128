/** Does with the real toolkit what it is told on the command line, in a process with a job's environment. The last line of output is its answer as JSON. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';

const [, , command, name = '', argument = ''] = process.argv;
const client = new DefaultArtifactClient();
const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
const outside = process.env.FIND_BY === undefined ? {} : { findBy: JSON.parse(process.env.FIND_BY) };

async function perform(): Promise<unknown> {
  switch (command) {
    case 'upload': {
      const file = join(folder, 'content.txt');
      writeFileSync(file, argument);
      return client.uploadArtifact(name, [file], folder, { retentionDays: 1 });
    }
    case 'upload-plain': {
      const file = join(folder, name);
      writeFileSync(file, /^\d+ bytes$/.test(argument) ? Buffer.alloc(Number.parseInt(argument, 10), 'x') : argument);
      return client.uploadArtifact(name, [file], folder, { skipArchive: true });
    }
    case 'download': {
      const { digestMismatch } = await client.downloadArtifact(Number(name), {
        path: folder,
        expectedHash: argument,
        ...outside,
      });
      const files = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
      return { digestMismatch, files: Object.fromEntries(files) };
    }
    case 'list':
      return client.listArtifacts(outside);
    case 'delete':
      return client.deleteArtifact(name);
    default:
      throw new Error(`Unknown command ${command}`);
  }
}

try {
  process.stdout.write(`\n${JSON.stringify({ result: await perform() })}\n`);
} catch (error) {
  process.stdout.write(`\n${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
