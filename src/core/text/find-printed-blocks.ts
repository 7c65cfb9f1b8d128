import { createBlockScanner, type PrintedBlocks } from './create-block-scanner.ts';

/** What stands between the markers of a text that is there as a whole. */
export function findPrintedBlocks(text: string): PrintedBlocks {
  const scanner = createBlockScanner();
  for (const line of text.split(/\r\n|\r|\n/)) scanner.push(line);
  return scanner.blocks();
}
