import { fold, quote } from '../../markdown/blocks.ts';
import { codeSpan, oneLine } from '../../markdown/inline.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import type { TransferBody } from '../../transfer/transfer.ts';

/** A transfer as people are shown it. */
export interface TransferView {
  readonly body: TransferBody;
  /** Which one of the run it is, and how many there may be. */
  readonly number: number;
  readonly limit: number;
}

/** A longer message is folded. */
const shownCharacters = 600;

/** `Transfer 1 of 10: a → b`, with the message and what was asked for before it. Text of agents is neutralised. */
export function renderTransfer({ body, number, limit }: TransferView): readonly string[] {
  const message = quote(neutralise(body.message));
  const before = body.superseded ?? [];
  return [
    `🔀 Transfer ${number} of ${limit}: \`${body.from}\` → \`${body.to}\``,
    body.message.length > shownCharacters ? fold(`Message to ${body.to}`, message) : message,
    ...(before.length === 0
      ? []
      : [`It had asked for others before, which do not count: ${before.map(renderSuperseded).join(', ')}.`]),
  ];
}

function renderSuperseded({ to, message }: { readonly to: string; readonly message: string }): string {
  return `${codeSpan(to)} (${oneLine(message, 100)})`;
}
