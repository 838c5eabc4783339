import { randomUUID } from 'node:crypto';
import { CookieJar } from './http/cookie-jar.ts';
import type { RunningApp } from './running-app.ts';
import type { GoogleAccount } from './sandbox-control.ts';

/** Where the sign-in ends, and the session's cookies if there is one. */
export interface CameBack {
  status: number;
  location: string;
  cookie: string;
  jar: CookieJar;
}

/** Signs in with Google as a browser does, step by step, over loopback. */
export function googleJourney(app: RunningApp) {
  const start = (jar: CookieJar, callbackURL?: string) =>
    jar.fetch(`${app.url}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { origin: app.url, 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'google', callbackURL }),
    });

  /**
   * Leaves for Google.
   * @returns the URL there
   */
  const leave = async (jar: CookieJar, callbackURL?: string): Promise<URL> => {
    const started = await start(jar, callbackURL);
    if (!started.ok) throw new Error(`${started.status} ${await started.text()}`);
    return new URL(((await started.json()) as { url: string }).url);
  };

  /**
   * Opens Google's page and submits it.
   * @returns the URL that leads back to us, not yet followed
   */
  const answer = async (jar: CookieJar, url: URL, fields: Record<string, string>): Promise<URL> => {
    const page = await follow(jar, url);
    const posted = await jar.fetch(page, { method: 'POST', body: new URLSearchParams(fields) });
    return follow(jar, new URL(posted.headers.get('location') ?? '', page));
  };

  /** Follows redirects as long as they stay at the provider. */
  const follow = async (jar: CookieJar, from: URL): Promise<URL> => {
    const response = await jar.fetch(from);
    const location = response.headers.get('location');
    if (!location) return from;
    const next = new URL(location, from);
    return next.origin === from.origin ? follow(jar, next) : next;
  };

  const comeBack = async (jar: CookieJar, back: URL): Promise<CameBack> => {
    const { status, headers } = await jar.fetch(back);
    const target = new URL(headers.get('location') ?? '', app.url);
    const cookie = jar.sentTo(new URL('/api/', app.url));
    return { status, location: target.origin === app.url ? target.pathname + target.search : target.href, cookie, jar };
  };

  const signIn = async (
    account: GoogleAccount,
    { callbackURL, jar = new CookieJar() }: { callbackURL?: string; jar?: CookieJar } = {},
  ) => comeBack(jar, await answer(jar, await leave(jar, callbackURL), { account: account.id }));

  const newAccount = (account: Partial<GoogleAccount> = {}) =>
    app.sandbox.addGoogleAccount({
      name: 'Robin Park',
      email: `robin-${randomUUID().slice(0, 8)}@gmail.test`,
      ...account,
    });

  return { start, leave, answer, comeBack, signIn, newAccount };
}
