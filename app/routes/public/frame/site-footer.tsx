import { Link } from 'react-router';
import { dashboardTarget } from '#app/features/profiles/dashboard-target.ts';
import { useSession } from '#app/features/sessions/session-client.ts';
import { helpUrl, joinUrl } from '#app/pages/page-urls.ts';
import { Logo } from '#app/ui/art/logo.tsx';
import { RenderedOnce } from '#app/ui/loading/rendered-once.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { SocialIcon, type SocialNetwork } from './social-icon.tsx';

const quickLinks = [
  { to: '/', label: 'Home' },
  { to: '/services', label: 'Services' },
  { to: '/professionals', label: 'Professionals' },
  { to: '/how-it-works', label: 'How it works' },
];
const professionalLinks = [
  { to: joinUrl, label: 'Join as a Professional' },
  { to: '/how-it-works#professionals', label: 'How it works for you' },
];
const visitorLinks = [
  { to: '/login', label: 'Log in' },
  { to: '/signup', label: 'Sign up' },
];

const legalLinks = [
  { to: helpUrl(), label: 'Help' },
  { to: '/contact', label: 'Contact' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
];

interface SiteFooterProps {
  contactEmail: string;
  social: readonly { network: SocialNetwork; url: string }[];
  /** From the server, so that the browser renders the same. */
  year: number;
}

/** Dark in both themes: its class selects the dark set of color tokens. */
export function SiteFooter({ contactEmail, social, year }: SiteFooterProps) {
  return (
    <RenderedOnce
      as="footer"
      of={JSON.stringify([contactEmail, social, year])}
      variant="site-footer"
      className="dark screen-only bg-night pt-14 pb-8 text-ink lg:pt-20"
    >
      <Container>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div className="max-w-sm max-sm:col-span-2">
            <Logo />
            <p className="mt-4 text-dim">Good people for hair, cars, pets, dinner and the house. They come to you.</p>
            <a
              href={`mailto:${contactEmail}`}
              className="mt-4 inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {contactEmail}
            </a>
          </div>
          <LinkColumn title="Quick links" links={quickLinks} />
          <LinkColumn title="For professionals" links={professionalLinks} />
          <AccountColumn />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <ul className="flex gap-6 text-sm sm:order-1 sm:ml-auto">
            {legalLinks.map(({ to, label }) => (
              <li key={label}>
                <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-sm text-dim">© {year} Doorstep. All rights reserved.</p>
          <ul className="-ml-2.5 flex sm:order-2 sm:-mr-2.5 sm:ml-0">
            {social.map(({ network, url }) => (
              <li key={network}>
                <a
                  href={url}
                  rel="noreferrer"
                  aria-label={`Doorstep on ${network}`}
                  title={network}
                  className="flex size-11 items-center justify-center rounded-full hover:bg-ink/10"
                >
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </RenderedOnce>
  );
}

/** Whoever is signed in is not asked to log in. */
function AccountColumn() {
  const session = useSession();
  const links = session.status === 'signed-in' ? memberLinks(dashboardTarget(session.profile)) : visitorLinks;
  return <LinkColumn title="Your account" links={links} />;
}

function memberLinks(dashboard: string) {
  return [
    { to: dashboard, label: 'Dashboard' },
    { to: '/account', label: 'Account settings' },
  ];
}

function LinkColumn({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-sm font-semibold tracking-normal text-dim">{title}</h2>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
