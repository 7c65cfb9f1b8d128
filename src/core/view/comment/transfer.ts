import { codeSpan, oneLine, quote, renderDetails } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import type { TransferBody } from '../../transfer/transfer.ts';

/** A transfer, as it is shown to people. */
export interface TransferView {
  readonly body: TransferBody;
  /** The number of the transfer in its run, and the number of transfers that are allowed. */
  readonly number: number;
  readonly limit: number;
}

/** The length up to which a message is shown; a longer one is folded. */
const shownCharacters = 600;

/** Renders `Transfer 1 of 10: a → b` with the message and the superseded requests. Text of agents is neutralised. What Baton did by itself is one sentence. */
export function renderTransfer({ body, number, limit }: TransferView, page?: string): readonly string[] {
  if (body.by !== undefined) return [`🔀 ${body.message}`];
  const message = quote(neutralise(body.message, page));
  const before = body.superseded ?? [];
  return [
    `🔀 Transfer ${number} of ${limit}: \`${body.from}\` → \`${body.to}\``,
    body.message.length > shownCharacters ? renderDetails(`Message to ${body.to}`, message) : message,
    ...(before.length === 0
      ? []
      : [`It had asked for others before, which do not count: ${before.map(renderSuperseded).join(', ')}.`]),
  ];
}

function renderSuperseded({ to, message }: { readonly to: string; readonly message: string }): string {
  return `${codeSpan(to)} (${oneLine(message, 100)})`;
}
