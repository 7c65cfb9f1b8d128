import { expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';

it('opens a page in a browser of this machine', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent('<details><summary>Handoff</summary>text</details>');
    expect(await page.locator('summary').innerText()).toBe('Handoff');
  } finally {
    await browser.close();
  }
});
