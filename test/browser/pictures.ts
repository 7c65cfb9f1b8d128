import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const folder = 'docs/images';
/** The height of a picture. What comes below is cut off. */
const mostPixels = 1_500;

/** True if the pictures of the docs are to be written again: durations in them differ from run to run. */
const isUpdate = process.env.BATON_UPDATE_PICTURES === '1';

/** Checks that a picture of the docs exists. With `BATON_UPDATE_PICTURES=1` it is taken of the page first. */
export async function takePicture(page: Page, name: string, selector: string): Promise<void> {
  const path = join(folder, `${name}.png`);
  if (isUpdate) {
    mkdirSync(folder, { recursive: true });
    await page.evaluate(replaceEmoji);
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not visible.`);
    await page.screenshot({ path, clip: { ...box, height: Math.min(box.height, mostPixels) }, fullPage: true });
  }
  expect(existsSync(path), `${path}: write it with BATON_UPDATE_PICTURES=1 npm run test:browser`).toBe(true);
}

const plain: Readonly<Record<string, string>> = {
  '✅': '✔',
  '❌': '✘',
  '❓': '?',
  ℹ️: 'ℹ',
  '⚠️': '⚠',
  '▶️': '▶',
  '🔁': '↻',
  '🔀': '⇄',
  '💤': '–',
  '⏸️': '‖',
  '⏳': '…',
  '⏭️': '–',
};

/** A script that puts characters of ordinary fonts in the place of emoji, which not every machine can draw. */
const replaceEmoji = `{
  const plain = ${JSON.stringify(plain)};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    let text = node.nodeValue;
    for (const [emoji, sign] of Object.entries(plain)) text = text.replaceAll(emoji, sign);
    node.nodeValue = text;
  }
}`;
