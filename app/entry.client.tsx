import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { patientPageReads } from './routes/kept-page/page-reads.ts';
import { untilIdle } from '#app/lib/browser/until-idle.ts';
import { sayUnheardFailures } from '#app/boot/unheard-failures.ts';

sayUnheardFailures();
window.fetch = patientPageReads(window.fetch.bind(window));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) untilIdle(() => void startServiceWorker());

async function startServiceWorker(): Promise<void> {
  const { followLinksWhenOffline, clearPagesWithSession, registerServiceWorker } =
    await import('./service-worker/registration.ts');
  const { keepPushWithSession } = await import('#app/service-worker/push-maintenance.ts');
  followLinksWhenOffline(window, navigator);
  clearPagesWithSession(navigator.serviceWorker);
  const registration = await registerServiceWorker(navigator.serviceWorker);
  if (registration) keepPushWithSession(registration);
}
