import {
  Bell,
  CalendarDays,
  CircleQuestionMark,
  ClipboardList,
  Clock,
  House,
  Images,
  Link2,
  type LucideIcon,
  MessageCircle,
  Star,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { helpUrl } from '#app/pages/page-urls.ts';

export const dashboardUrl = '/dashboard/professional';
export const profileUrl = `${dashboardUrl}/profile`;
export const calendarUrl = `${dashboardUrl}/calendar`;
export const messagesUrl = `${dashboardUrl}/messages`;

/** The person whose dashboard is shown. */
export interface FramedPerson {
  /** The person's name: "Maya Brooks". */
  name: string;
  /** The URL of their own picture. */
  picture: string | null;
  isDemo: boolean;
}

export interface DashboardSection {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Other paths that belong to it. */
  also?: readonly string[] | undefined;
}

/** The places of a professional's dashboard, in the order of its sidebar. */
export const dashboardSections: readonly DashboardSection[] = [
  { to: dashboardUrl, label: 'Overview', icon: House },
  {
    to: calendarUrl,
    label: 'Calendar',
    icon: CalendarDays,
    also: [`${dashboardUrl}/route`, `${dashboardUrl}/calendars`],
  },
  { to: messagesUrl, label: 'Messages', icon: MessageCircle },
  {
    to: `${dashboardUrl}/clients`,
    label: 'Clients',
    icon: UsersRound,
    also: [`${dashboardUrl}/import`],
  },
  { to: `${dashboardUrl}/services`, label: 'Services', icon: ClipboardList },
  { to: `${dashboardUrl}/payments`, label: 'Payments', icon: Wallet, also: [`${dashboardUrl}/stripe-connect`] },
  { to: `${dashboardUrl}/reviews`, label: 'Reviews', icon: Star },
  { to: `${dashboardUrl}/portfolio`, label: 'Portfolio', icon: Images },
  { to: profileUrl, label: 'Profile', icon: UserRound },
  { to: `${dashboardUrl}/booking-link`, label: 'Booking Link', icon: Link2, also: [`${dashboardUrl}/booking-button`] },
  { to: `${dashboardUrl}/settings`, label: 'Working Hours', icon: Clock, also: [`${dashboardUrl}/travel`] },
  { to: `${dashboardUrl}/notifications`, label: 'Notifications', icon: Bell },
];

/** Where the guides for professionals begin; not a place of the dashboard. */
export const helpSection: DashboardSection = {
  to: helpUrl('professionals/joining'),
  label: 'Help',
  icon: CircleQuestionMark,
};

const nearTheThumb = new Set(['Overview', 'Calendar', 'Messages', 'Clients']);

/** The places in a phone's bar; the others are behind its last button. */
export const barSections = dashboardSections.filter(({ label }) => nearTheThumb.has(label));
export const furtherSections = dashboardSections.filter(({ label }) => !nearTheThumb.has(label));

/** Whether a page belongs to a section. */
export function isInSection({ to, also }: DashboardSection, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  const isWithin = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  return to === dashboardUrl ? path === to : isWithin(to) || also?.some(isWithin) === true;
}

/** Returns a section's URL; a demo stays a demo on every page (OPEN-25). */
export function sectionUrl(to: string, isDemo: boolean): string {
  return isDemo ? `${to}?demo=true` : to;
}
