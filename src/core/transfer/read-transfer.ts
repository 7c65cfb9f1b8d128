import { transferTargets } from '../config/defaults.ts';
import type { Config } from '../config/schema/config-schema.ts';
import { describeValue, shortenText } from '../handoff/handoff-error.ts';
import type { HandoffSources } from '../handoff/read-handoff.ts';
import type { Problem } from '../problem.ts';
import { countCodePoints, truncateCodePoints } from '../text/code-points.ts';
import { isVisible } from '../text/plain-text.ts';
import { findTransferCall } from './find-transfer-call.ts';
import { limitCalls, type TransferCall, type TransferRequest, transferLimits } from './transfer.ts';
import { handoffTargetNotFound } from './transfer-problems.ts';

/** Returns why an agent may not transfer its work to another one, in the words of T-15; undefined when it may. */
export function checkTarget(
  config: Pick<Config, 'agents'>,
  { from, to }: { readonly from: string; readonly to: string },
): Problem | undefined {
  const available = transferTargets(config, from);
  if (available.includes(to)) return undefined;
  return handoffTargetNotFound({ from, to, available, registered: Object.hasOwn(config.agents, to) });
}

interface ReadOptions {
  /** The agent whose turn is over, and the config that says whom it may name; absent where every name may exist. */
  readonly place?: { readonly config: Pick<Config, 'agents'>; readonly from: string };
  /** Earlier calls of the same turn, as the tool recorded them, oldest first (T-21). */
  readonly superseded?: readonly TransferCall[];
}

export interface TransferReading {
  readonly request: TransferRequest | undefined;
  /** The reasons why a requested transfer was refused, so that the agent can correct it. */
  readonly problems: readonly Problem[];
  /** The sources, without one that held only a transfer. */
  readonly sources: HandoffSources;
  readonly warnings: readonly string[];
}

/** Reads and checks the transfer that an agent requested, after its turn is over (T-20). The transfer is not recorded yet. */
export function readTransfer(sources: HandoffSources, options: ReadOptions): TransferReading {
  const call = findTransferCall(sources);
  const nothing = { request: undefined, problems: [], warnings: [] };
  if (call === undefined) return { ...nothing, sources };
  const { place } = options;
  if (place !== undefined && transferTargets(place.config, place.from).length === 0)
    return { ...nothing, sources: call.rest, warnings: [describeNoTarget(call, place.from)] };
  const { to, message } = call;
  const problems = [...checkName(to), ...checkMessage(message, to)];
  if (problems.length > 0 || typeof to !== 'string' || typeof message !== 'string')
    return { ...nothing, problems, sources: call.rest };
  const problem = place === undefined ? undefined : checkTarget(place.config, { from: place.from, to });
  if (problem !== undefined) return { ...nothing, problems: [problem], sources: call.rest };
  return { ...nothing, request: { to, message, superseded: limitCalls(options.superseded ?? []) }, sources: call.rest };
}

/** Returns a warning that the transfer was ignored, because no agent was offered as a target (T-19). */
function describeNoTarget({ to }: { readonly to: unknown }, from: string): string {
  const name = typeof to === 'string' ? ` to "${truncateCodePoints(to, transferLimits.nameCodePoints)}"` : '';
  return `Agent "${from}" asked for a transfer${name}, but there is no agent that it may hand over to, so it was ignored.`;
}

function checkName(to: unknown): readonly Problem[] {
  if (typeof to !== 'string' || !isVisible(to)) return [incompleteTransfer('`to` must be the name of one agent.')];
  return countCodePoints(to) <= transferLimits.nameCodePoints
    ? []
    : [incompleteTransfer(`\`to\` is longer than ${transferLimits.nameCodePoints} characters, which is no name of an agent.`)];
}

function checkMessage(message: unknown, to: unknown): readonly Problem[] {
  const most = transferLimits.messageCodePoints;
  if (typeof message !== 'string' || !isVisible(message)) {
    const seen = message === undefined || message === null ? 'missing' : describeValue(message);
    return [
      incompleteTransfer(
        `\`message\` is ${seen} beside \`to\`: ${shortenText(JSON.stringify(to) ?? '')}; write all that the other agent must know.`,
      ),
    ];
  }
  const length = countCodePoints(message);
  return length <= most
    ? []
    : [
        incompleteTransfer(
          `\`message\` is ${length} characters long; at most ${most} are accepted: shorten it, or put the rest into a file.`,
        ),
      ];
}

function incompleteTransfer(words: string): Problem {
  return { code: 'BATON-E203', message: `The transfer was not made: ${words}` };
}
