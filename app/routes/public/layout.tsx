import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SiteNavigation } from '#app/features/accounts/components/site-navigation.tsx';
import { config } from '#app/platform/config/config.server.ts';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { Toaster } from '#app/ui/toaster.tsx';
import type { Route } from './+types/layout';
import { PageError } from './page-error.tsx';
import { SiteFooter } from './site-footer.tsx';

export function loader() {
  return {
    contactEmail: config().CONTACT_EMAIL,
    social: [
      { network: 'Instagram', url: 'https://www.instagram.com/' },
      { network: 'Facebook', url: 'https://www.facebook.com/' },
      { network: 'YouTube', url: 'https://www.youtube.com/' },
    ] as const,
  };
}

/** The frame never changes while one walks through the pages. */
export function shouldRevalidate() {
  return false;
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PublicFrame footer={<SiteFooter {...loaderData} />}>
      <Outlet />
    </PublicFrame>
  );
}

/** A page that failed keeps the frame, so that one can go elsewhere. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame footer={loaderData ? <SiteFooter {...loaderData} /> : null}>
      <PageError error={error} />
    </PublicFrame>
  );
}

function PublicFrame({ children, footer }: { children: ReactNode; footer: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteNavigation />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {footer}
      <Toaster />
    </div>
  );
}
