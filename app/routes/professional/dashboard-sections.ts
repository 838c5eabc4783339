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

export const dashboardAddress = '/dashboard/professional';
export const profileAddress = `${dashboardAddress}/profile`;
export const calendarAddress = `${dashboardAddress}/calendar`;

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
  { to: dashboardAddress, label: 'Overview', icon: House },
  { to: calendarAddress, label: 'Calendar', icon: CalendarDays },
  { to: `${dashboardAddress}/clients`, label: 'Clients', icon: UsersRound },
  { to: `${dashboardAddress}/services`, label: 'Services', icon: ClipboardList },
  { to: `${dashboardAddress}/payments`, label: 'Payments', icon: Wallet, also: `${dashboardAddress}/stripe-connect` },
  { to: `${dashboardAddress}/reviews`, label: 'Reviews', icon: Star },
  { to: `${dashboardAddress}/portfolio`, label: 'Portfolio', icon: Images },
  { to: profileAddress, label: 'Profile', icon: UserRound },
  { to: `${dashboardAddress}/settings`, label: 'Working Hours', icon: Clock },
  { to: `${dashboardAddress}/notifications`, label: 'Notifications', icon: Bell },
];

const nearTheThumb = new Set(['Overview', 'Calendar', 'Clients', 'Payments']);

/** What a phone's bar holds; everything else is behind its last place. */
export const barSections = dashboardSections.filter(({ label }) => nearTheThumb.has(label));
export const furtherSections = dashboardSections.filter(({ label }) => !nearTheThumb.has(label));

/** Whether a page belongs to a section. */
export function isInSection({ to, also }: DashboardSection, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  const isWithin = (address: string) => path === address || path.startsWith(`${address}/`);
  return to === dashboardAddress ? path === to : isWithin(to) || (also !== undefined && isWithin(also));
}

/** A demo stays one wherever it leads (OPEN-25). */
export function sectionAddress(to: string, isDemo: boolean): string {
  return isDemo ? `${to}?demo=true` : to;
}
