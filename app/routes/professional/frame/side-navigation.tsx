import { ArrowUpRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { UnreadBadge } from '#app/features/live-updates/components/unread-badge.tsx';
import { OwnPortrait } from '#app/features/site-navigation/components/own-portrait.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import {
  dashboardSections,
  type DashboardSection,
  type FramedPerson,
  helpSection,
  isInSection,
  messagesUrl,
  profileUrl,
  sectionUrl,
} from './dashboard-sections.ts';
import { DeleteAccountAction } from '../delete-account-action.tsx';

/** The sidebar: the person, the sections, and account deletion at the bottom. */
export function SideNavigation({ name, picture, isDemo }: FramedPerson) {
  const { pathname } = useLocation();
  return (
    <div className="sticky top-20 hidden screen-only h-[calc(100dvh-5rem)] w-60 shrink-0 flex-col gap-6 overflow-y-auto border-r border-line px-4 py-8 lg:flex xl:w-72 xl:pl-6">
      <div className="flex items-center gap-3 px-3">
        <OwnPortrait name={name} picture={picture} className="h-12 w-11 text-lg" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <Link
            to={sectionUrl(profileUrl, isDemo)}
            prefetch="intent"
            className="inline-flex items-center gap-1 text-sm text-dim underline-offset-4 hover:text-ink hover:underline"
          >
            View Profile
            <ArrowUpRight aria-hidden="true" className="size-4" />
          </Link>
        </div>
      </div>
      <nav aria-label="Dashboard">
        <ul className="flex flex-col gap-1">
          {dashboardSections.map((section) => (
            <li key={section.to}>
              <SectionLink section={section} isHere={isInSection(section, pathname)} isDemo={isDemo} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto border-t border-line pt-3">
        <SectionLink section={helpSection} isHere={false} isDemo={false} />
        <DeleteAccountAction isDemo={isDemo} />
      </div>
    </div>
  );
}

interface SectionLinkProps {
  section: DashboardSection;
  isHere: boolean;
  isDemo: boolean;
  onClick?: (() => void) | undefined;
}

export function SectionLink({ section: { to, label, icon: Icon }, isHere, isDemo, onClick }: SectionLinkProps) {
  return (
    <Link
      to={sectionUrl(to, isDemo)}
      prefetch="intent"
      onClick={onClick}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold transition-colors duration-150 lg:min-h-11',
        isHere ? 'bg-success-tint text-success' : 'text-dim hover:bg-ink/6 hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
      {to === messagesUrl && !isDemo ? (
        <span className="ml-auto">
          <UnreadBadge side="professional" />
        </span>
      ) : null}
    </Link>
  );
}
