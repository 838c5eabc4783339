interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** A browser without pages: stores cookies by host and path, and follows redirects only when told to. */
export class CookieJar {
  private readonly cookies = new Map<string, Cookie[]>();

  async fetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    const cookie = this.sentTo(url);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.keep(url, line);
    return response;
  }

  /** Returns the cookies a request to this URL would carry. */
  sentTo({ host, pathname }: URL): string {
    const kept = this.cookies.get(host) ?? [];
    return kept
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  private keep({ host }: URL, line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const isOver = attributes.some(
      (attribute) =>
        /^max-age=0$/i.test(attribute) || (/^expires=/i.test(attribute) && Date.parse(attribute.slice(8)) < Date.now()),
    );
    const others = (this.cookies.get(host) ?? []).filter((other) => other.name !== name || other.path !== path);
    this.cookies.set(host, isOver || value === '' ? others : [...others, { name, value, path }]);
  }
}
