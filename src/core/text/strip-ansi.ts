const start = String.fromCharCode(0x1b);
const bell = String.fromCharCode(0x07);

/** Colour and cursor codes; titles and links, which end with a bell or a string terminator; short sequences. */
const codes = new RegExp(
  `${start}(?:\\[[0-9:;<=>?]*[ -/]*[@-~]|\\][^${bell}${start}]*(?:${bell}|${start}\\\\)?|[ -/]?[0-~])`,
  'g',
);

/** Text as a terminal would leave it, without its control sequences. */
export function stripAnsi(text: string): string {
  return text.replace(codes, '');
}
