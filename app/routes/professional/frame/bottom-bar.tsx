import { Ellipsis, type LucideIcon, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { UnreadBadge } from '#app/features/live-updates/components/unread-badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import {
  barSections,
  type FramedPerson,
  furtherSections,
  helpSection,
  isInSection,
  messagesUrl,
  profileUrl,
  sectionUrl,
} from './dashboard-sections.ts';
import { DeleteAccountAction } from '../delete-account-action.tsx';
import { SectionLink } from './side-navigation.tsx';

/** The dashboard's navigation on phones, within reach of the thumb: four places, and the others behind the fifth. */
export function BottomBar({ isDemo }: FramedPerson) {
  const { pathname } = useLocation();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const close = () => setMoreOpen(false);
  const isFurther = furtherSections.some((section) => isInSection(section, pathname));
  return (
    <>
      <nav aria-label="Dashboard" className="dock lg:hidden">
        {barSections.map((section) => {
          const isHere = isInSection(section, pathname);
          return (
            <Link
              key={section.to}
              to={sectionUrl(section.to, isDemo)}
              prefetch="intent"
              aria-current={isHere ? 'page' : undefined}
              className="dock-place"
            >
              <Place icon={section.icon} label={section.label} isHere={isHere}>
                {section.to === messagesUrl && !isDemo ? <UnreadBadge side="professional" /> : null}
              </Place>
            </Link>
          );
        })}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isMoreOpen}
          onClick={() => setMoreOpen(true)}
          className="dock-place"
        >
          <Place icon={Ellipsis} label="More" isHere={isFurther} />
        </button>
      </nav>
      <Dialog open={isMoreOpen} onClose={close} title="More" footer={<CloseButton close={close} />}>
        <MoreLinks pathname={pathname} isDemo={isDemo} close={close} />
      </Dialog>
    </>
  );
}

/** It appears under the thumb that pressed More, so that a second press does not go anywhere. */
function CloseButton({ close }: { close: () => void }) {
  return (
    <Button variant="secondary" wide onClick={close}>
      Close
    </Button>
  );
}

interface PlaceProps {
  icon: LucideIcon;
  label: string;
  isHere: boolean;
  /** A count over the icon. */
  children?: ReactNode;
}

function Place({ icon: Icon, label, isHere, children }: PlaceProps) {
  return (
    <>
      <span
        className={classNames(
          'relative flex h-7 w-14 items-center justify-center rounded-full transition-colors duration-150',
          isHere && 'bg-success-tint',
        )}
      >
        <Icon aria-hidden="true" className="size-5.5" />
        <span className="absolute -top-1 right-2">{children}</span>
      </span>
      {label}
    </>
  );
}

interface MoreLinksProps {
  pathname: string;
  isDemo: boolean;
  close: () => void;
}

function MoreLinks({ pathname, isDemo, close }: MoreLinksProps) {
  return (
    <>
      <ul className="-mx-3 flex flex-col gap-1">
        {furtherSections.map((section) => (
          <li key={section.to}>
            <SectionLink section={section} isHere={isInSection(section, pathname)} isDemo={isDemo} onClick={close} />
          </li>
        ))}
        <li>
          <SectionLink
            section={{ to: profileUrl, label: 'View Profile', icon: UserRound }}
            isHere={false}
            isDemo={isDemo}
            onClick={close}
          />
        </li>
        <li>
          <SectionLink section={helpSection} isHere={false} isDemo={false} onClick={close} />
        </li>
      </ul>
      <div className="-mx-3 mt-3 border-t border-line pt-3">
        <DeleteAccountAction isDemo={isDemo} />
      </div>
    </>
  );
}
