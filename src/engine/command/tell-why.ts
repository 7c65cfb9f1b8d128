import { openTrace } from '../../core/record/open-trace.ts';
import { renderWhy } from '../../core/text/why.ts';
import { type Trace, traceName } from '../../core/trigger/trace.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Engine } from '../engine-ports.ts';
import type { CommandContext } from './command-context.ts';

/** Why runs here started, and why the last event that could have started one did not. From what was stored alone. */
export async function tellWhy(engine: Engine, { runs, trigger }: Pick<CommandContext, 'runs' | 'trigger'>): Promise<string> {
  const subject = trigger.subject.number;
  return renderWhy({ subject, runs: runs.map(({ stored }) => stored.record), trace: await findTrace(engine, subject) });
}

async function findTrace({ ports, settings }: Engine, subject: number): Promise<Trace | undefined> {
  try {
    const text = await ports.traces?.find(traceName(subject));
    if (text === undefined) return undefined;
    const place = { repo: settings.repository.id, subject };
    const verify = (signed: string, by: { key: string; sig: string }): boolean => ports.verifier.verify(signed, by);
    return openTrace(text, ports.signer === undefined ? place : { ...place, verify });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    ports.log.warning(`The trace of #${subject} cannot be read: ${error.message}`);
    return undefined;
  }
}
