import { Bell, ChevronRight, CodeXml, FileDown, MapPin, MonitorSmartphone, ShieldCheck, UserRound } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { classNames } from '#app/ui/styles/class-names.ts';

const sections = [
  { to: '/account/details', label: 'Your details', text: 'Name and phone', icon: UserRound },
  { to: '/account/addresses', label: 'Your addresses', text: 'Where professionals visit you', icon: MapPin },
  {
    to: '/account/security',
    label: 'Sign-in and security',
    text: 'Email, password, two-factor sign-in',
    icon: ShieldCheck,
  },
  { to: '/account/devices', label: 'Your devices', text: 'Where you’re signed in', icon: MonitorSmartphone },
  { to: '/account/notifications', label: 'Notifications', text: 'What we send you, and how', icon: Bell },
  { to: '/account/developers', label: 'Developers', text: 'API keys and webhooks', icon: CodeXml },
  { to: '/account/data', label: 'Your data', text: 'Download it, or delete your account', icon: FileDown },
] as const;

const twoFactorPath = '/account/two-factor';

/** The list of sections, next to their content. `path` is the current one. */
export function SettingsSideList({ path }: { path: string }) {
  const isHere = (to: string) =>
    path === to ||
    (to === '/account/details' && path === '/account') ||
    (to === '/account/security' && path === twoFactorPath) ||
    (to === '/account/developers' && path.startsWith(`${to}/`));
  return (
    <nav aria-label="Account settings">
      <ul className="flex flex-col gap-1">
        {sections.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              prefetch="intent"
              aria-current={isHere(to) ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center gap-3 rounded-control px-4 font-semibold transition duration-150',
                isHere(to) ? 'bg-success-tint text-success' : 'text-dim hover:bg-ink/6 hover:text-ink',
              )}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The list as a page of its own, on phones. */
export function SettingsMenu() {
  return (
    <nav aria-label="Account settings" className="overflow-hidden rounded-card border border-line bg-card">
      <ul className="divide-y divide-line">
        {sections.map(({ to, label, text, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-20 items-center gap-4 px-5 py-4 active:bg-sand">
              <span
                aria-hidden="true"
                className="flex size-11 shrink-0 items-center justify-center rounded-control bg-sand text-green"
              >
                <Icon className="size-5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-dim">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-dim" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
