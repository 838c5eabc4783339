import {
  Bell,
  CalendarDays,
  ClipboardList,
  Clock,
  House,
  Images,
  type LucideIcon,
  Star,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';

export const dashboardUrl = '/dashboard/professional';
export const profileUrl = `${dashboardUrl}/profile`;
export const calendarUrl = `${dashboardUrl}/calendar`;

/** Whose dashboard a frame stands around. */
export interface FramedPerson {
  /** What the person is called: "Maya Brooks". */
  name: string;
  isDemo: boolean;
}

export interface DashboardSection {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Other addresses that belong to it. */
  also?: string | undefined;
}

/** The places of a professional's dashboard, in the order of its sidebar. */
export const dashboardSections: readonly DashboardSection[] = [
  { to: dashboardUrl, label: 'Overview', icon: House },
  { to: calendarUrl, label: 'Calendar', icon: CalendarDays },
  { to: `${dashboardUrl}/clients`, label: 'Clients', icon: UsersRound },
  { to: `${dashboardUrl}/services`, label: 'Services', icon: ClipboardList },
  { to: `${dashboardUrl}/payments`, label: 'Payments', icon: Wallet, also: `${dashboardUrl}/stripe-connect` },
  { to: `${dashboardUrl}/reviews`, label: 'Reviews', icon: Star },
  { to: `${dashboardUrl}/portfolio`, label: 'Portfolio', icon: Images },
  { to: profileUrl, label: 'Profile', icon: UserRound },
  { to: `${dashboardUrl}/settings`, label: 'Working Hours', icon: Clock },
  { to: `${dashboardUrl}/notifications`, label: 'Notifications', icon: Bell },
];

const nearTheThumb = new Set(['Overview', 'Calendar', 'Clients', 'Payments']);

/** What a phone's bar holds; everything else is behind its last place. */
export const barSections = dashboardSections.filter(({ label }) => nearTheThumb.has(label));
export const furtherSections = dashboardSections.filter(({ label }) => !nearTheThumb.has(label));

/** Whether a page belongs to a section. */
export function isInSection({ to, also }: DashboardSection, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  const isWithin = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  return to === dashboardUrl ? path === to : isWithin(to) || (also !== undefined && isWithin(also));
}

/** A demo stays one wherever it leads (OPEN-25). */
export function sectionUrl(to: string, isDemo: boolean): string {
  return isDemo ? `${to}?demo=true` : to;
}
