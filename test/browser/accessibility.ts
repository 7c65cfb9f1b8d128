import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** Checks that axe finds nothing on a page. Its script comes past the policy of the page, as a tool of the browser does. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResult;
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)).toEqual([]);
}

/** Checks that no part of the page is wider than a window of 360 px. */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
}

/** Checks that the keyboard reaches every control, of radio buttons the chosen one, and that people see where they are. */
export async function expectKeyboard(page: Page): Promise<void> {
  const count = Number(
    await page.evaluate(
      `[...document.querySelectorAll('a[href], button, input:not([type=hidden], [type=radio]:not(:checked)), select, textarea, summary, [tabindex="0"]')].filter((each) => each.checkVisibility()).length`,
    ),
  );
  await page.evaluate('document.activeElement?.blur()');
  const reached = new Set<string>();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const seen = String(
      await page.evaluate(`{
        const element = document.activeElement;
        const all = [...document.querySelectorAll('*')];
        const style = getComputedStyle(element);
        all.indexOf(element) + ' ' + (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 ? 'seen' : element.outerHTML.slice(0, 100));
      }`),
    );
    expect(seen).toMatch(/seen$/);
    reached.add(seen);
  }
  expect(reached.size).toBe(count);
}

/** Opens a page that may run no script, with the cookies of another context. */
export async function openWithoutScript(context: BrowserContext, address: string): Promise<Page> {
  const browser = context.browser();
  if (browser === null) throw new Error('The context has no browser.');
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const page = await plain.newPage();
  await page.goto(address);
  return page;
}
