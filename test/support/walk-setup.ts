/** A page as a browser without JavaScript shows it. */
interface Page {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A browser without JavaScript: it keeps the cookie, and follows no redirect by itself. With a form it sends it. */
export type SetupBrowser = (address: string, form?: Readonly<Record<string, string>>) => Promise<Page>;

export function createSetupBrowser(): SetupBrowser {
  let cookie = '';
  return async (address, form) => {
    const body = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
    const response = await fetch(address, { ...body, headers: { cookie }, redirect: 'manual' });
    cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
}

/** Returns the text that a page shows for this HTML without tags. */
export const decodeHtml = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The form that leads to another server: the first one of the page. */
function readForm({ text }: Page): { readonly action: string; readonly fields: Readonly<Record<string, string>> } {
  const [form = ''] = text.split('</form>', 1);
  const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return {
    action: decodeHtml(/<form method="post" action="([^"]+)"/.exec(form)?.[1] ?? ''),
    fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, decodeHtml(value)])),
  };
}

/** The address of the setup as it stands in the log, and the address at which the App listens. */
interface SetupPlace {
  readonly address: string;
  readonly base: string;
}

/** Opens the address of the log, takes the choices, and presses the button there and that on GitHub. Returns where GitHub sends the browser. */
export async function registerApp(
  browse: SetupBrowser,
  { address, base }: SetupPlace,
  choices?: Readonly<Record<string, string>>,
): Promise<string> {
  const { status } = await browse(address);
  if (status !== 303) throw new Error(`${address} answered ${status}.`);
  const { action, fields } = readForm(await browse(`${base}/setup`, choices));
  const confirm = readForm(await browse(action, fields));
  const back = await browse(new URL(confirm.action, action).href, confirm.fields);
  return back.headers.get('location') ?? '';
}
