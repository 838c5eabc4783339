import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { SignInAgain } from '#app/features/sign-in/components/sign-in-again.tsx';
import { SiteNavigation } from '#app/features/site-navigation/components/site-navigation.tsx';
import { googleIsOffered } from '#app/features/google-sign-in/google-connection.server.ts';
import { ShownTermsProvider } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { readShownTerms } from '#app/features/platform-settings/queries/read-shown-terms.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { Toaster } from '#app/ui/toasts/toaster.tsx';
import type { Route } from './+types/layout';
import { ClientBarMount } from './client-bar-mount.tsx';
import { PageError } from './page-error.tsx';
import { socialLinks } from './social-links.server.ts';
import { SiteFooter } from './site-footer.tsx';

export async function loader() {
  return {
    terms: await readShownTerms(),
    contactEmail: config().CONTACT_EMAIL,
    googleSignIn: googleIsOffered(),
    social: socialLinks(config()),
    year: new Date().getUTCFullYear(),
  };
}

/** The frame never changes during client-side navigation. */
export function shouldRevalidate() {
  return false;
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const hasOwnFrame = useOwnFrame();
  return (
    <PublicFrame isWide={hasOwnFrame} footer={hasOwnFrame ? null : <SiteFooter {...loaderData} />}>
      <ShownTermsProvider value={loaderData.terms}>
        <Outlet />
      </ShownTermsProvider>
    </PublicFrame>
  );
}

/** Whether the page has its own frame below the bar (`handle` of its layout), as dashboards do. */
function useOwnFrame(): boolean {
  return useMatches().some(({ handle }) => (handle as { hasOwnFrame?: boolean } | undefined)?.hasOwnFrame);
}

/** Keeps the frame around a failed page, so that the visitor can go elsewhere. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame footer={loaderData ? <SiteFooter {...loaderData} /> : null}>
      <PageError error={error} />
    </PublicFrame>
  );
}

function PublicFrame({ children, footer, isWide }: { children: ReactNode; footer: ReactNode; isWide?: boolean }) {
  return (
    <div className="site-frame flex min-h-dvh flex-col">
      <SkipLink />
      <SiteNavigation isWide={isWide} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {footer}
      <ClientBarMount />
      <Toaster />
      <SignInAgain />
    </div>
  );
}
