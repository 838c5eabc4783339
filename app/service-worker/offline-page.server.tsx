import { renderToStaticMarkup } from 'react-dom/server';
import displayFont from '#app/ui/styles/typefaces/bricolage-grotesque-basic.woff2?url';
import textFont from '#app/ui/styles/typefaces/instrument-sans-basic.woff2?url';
import { Logo } from '#app/ui/art/logo.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { themeScript } from '#app/ui/styles/theme.ts';

/**
 * Checks for the server every few seconds, when the network is back, and on request; then loads the page that was
 * wanted, whose URL the browser still shows.
 */
const comeBackScript =
  `(function(d){var s=d.getElementById('state');` +
  `function back(){location.pathname==='/offline'?location.replace('/'):location.reload()}` +
  `function look(told){fetch('/healthz',{cache:'no-store'}).then(function(r){if(!r.ok)throw r;back()}).catch(function(){if(told)s.textContent='Still no connection. We keep trying.'})}` +
  `addEventListener('online',function(){look()});` +
  `setInterval(function(){d.visibilityState==='visible'&&look()},5000);` +
  `d.getElementById('retry').addEventListener('click',function(){s.textContent='Trying…';look(true)})})(document)`;

/** The inline scripts of the page below, with one character per byte. */
export const offlineScripts = [themeScript, comeBackScript].map((script) => Buffer.from(script).toString('latin1'));

/** Returns the page that is shown offline, complete without any of the site's scripts. `stylesheet` is a URL. */
export function offlinePage(stylesheet: string | undefined): string {
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>' +
    '<title>You are offline | Doorstep</title><meta name="robots" content="noindex"/><link rel="icon" href="/favicon.svg" type="image/svg+xml"/>' +
    [displayFont, textFont]
      .map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="anonymous"/>`)
      .join('') +
    `<script>${themeScript}</script>${stylesheet ? `<link rel="stylesheet" href="${stylesheet}"/>` : ''}</head>` +
    `<body class="min-h-dvh bg-paper text-ink antialiased">${renderToStaticMarkup(<OfflineMessage />)}<script>${comeBackScript}</script></body></html>`
  );
}

function OfflineMessage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Container className="py-5">
        <a href="/" aria-label="Doorstep, home">
          <Logo />
        </a>
      </Container>
      <main className="flex flex-1 items-center justify-center pb-16">
        <EmptyState
          headingLevel="h1"
          picture={<Scene name="offline" />}
          title="You’re offline"
          text="Your bookings are safe. This page opens by itself once you’re back online."
          action={
            <>
              <button type="button" id="retry" className={buttonStyle({})}>
                Try again
              </button>
              <p id="state" role="status" className="min-h-6 w-full text-sm text-dim" />
            </>
          }
        />
      </main>
    </div>
  );
}
