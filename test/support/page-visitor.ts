/** A browser without pages: it keeps cookies, and follows redirects if asked. */
export interface PageVisitor {
  /** Sends a GET and follows up to ten redirects. */
  open(address: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Sends one request. */
  send(address: string, init?: RequestInit): Promise<Response>;
  readonly cookies: Map<string, string>;
  /** Every `Set-Cookie` that came. */
  readonly set: string[];
}

/** Creates a visitor. Cookies go to all addresses, because the tests' servers do not read those of others. */
export function createPageVisitor(base: string): PageVisitor {
  const cookies = new Map<string, string>();
  const set: string[] = [];
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie === '' ? {} : { cookie }), ...init.headers };
    const response = await fetch(new URL(address, base), { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      set.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    set,
    send,
    async open(address, headers = {}) {
      let next = address;
      for (let hops = 0; hops < 10; hops += 1) {
        const response = await send(next, { headers });
        const location = response.headers.get('location');
        if (location === null) return response;
        next = new URL(location, new URL(next, base)).href;
      }
      throw new Error(`${address} leads nowhere.`);
    },
  };
}
