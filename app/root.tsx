import { type ReactNode, useEffect, useRef } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import displayFont from '#app/ui/styles/typefaces/bricolage-grotesque-basic.woff2?url';
import textFont from '#app/ui/styles/typefaces/instrument-sans-basic.woff2?url';
import '#app/ui/styles/styles.css';
import { firstScript } from './first-script.ts';
import { cachePage, useShownPage } from './routes/kept-page/kept-page.ts';
import { PageError } from '#app/routes/public/frame/page-error.tsx';
import type { Route } from './+types/root';

const preloadedFonts = [displayFont, textFont];
/** It runs before React does, so the browser's modules need not contain it. */
const headScript = import.meta.env.SSR ? firstScript : '';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {preloadedFonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body className="min-h-dvh bg-paper text-ink antialiased">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export const clientMiddleware = [cachePage];

export default function Root() {
  useShownPage();
  useOpenedPage();
  return <Outlet />;
}

/**
 * After client-side navigation, announces the page and removes the server's canonical URL: it belongs to the page the
 * server sent, and browsers would share it for the current page.
 */
function useOpenedPage() {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname === opened.current) return;
    opened.current = pathname;
    document.querySelector('link[rel=canonical]')?.remove();
    import('./routes/public/frame/announce-page.ts').then(({ announcePage }) => announcePage()).catch(stayQuiet);
  }, [pathname]);
}

/** The page is there all the same. */
const stayQuiet = () => undefined;

/** The last resort, for an error in a page's frame itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <PageError error={error} />
    </main>
  );
}
