import { MessageSquare, Navigation, Phone } from 'lucide-react';
import { classNames } from '#app/ui/styles/class-names.ts';
import { buttonStyle } from '#app/ui/button-style.ts';
import { callLink, mapLink, messageLink } from '../contact-links.ts';
import type { JobDto } from '../overview.ts';

const round = 'flex size-11 items-center justify-center rounded-full text-green hover:bg-ink/8';
/** On phones the icon is above its label, because three buttons share the width. */
const thumbWide = 'w-full max-sm:flex-col max-sm:gap-0.5 max-sm:px-2 max-sm:py-2 max-sm:text-xs';

interface ContactActionsProps {
  job: Pick<JobDto, 'client' | 'location'>;
  /** Icons only, in a list row. */
  compact?: boolean | undefined;
}

/** Buttons for directions to the client, and for calling and messaging, if available. */
export function ContactActions({ job: { client, location }, compact = false }: ContactActionsProps) {
  const actions = [
    { label: 'Directions', name: `Directions to ${location}`, icon: Navigation, href: mapLink(location), isPage: true },
    { label: 'Call', name: `Call ${client.name}`, icon: Phone, href: callLink(client.phone), isPage: false },
    { label: 'Message', name: `Message ${client.name}`, icon: MessageSquare, href: messageLink(client), isPage: false },
  ];
  return (
    <ul className={compact ? 'flex' : 'flex gap-2 sm:flex-wrap'}>
      {actions.map(({ label, name, icon: Icon, href, isPage }) =>
        href === undefined ? null : (
          <li key={label} className={compact ? undefined : 'max-sm:flex-1'}>
            <a
              href={href}
              {...(isPage ? { target: '_blank', rel: 'noreferrer' } : {})}
              aria-label={name}
              title={compact ? label : undefined}
              className={
                compact ? round : classNames(buttonStyle({ variant: isPage ? 'primary' : 'secondary' }), thumbWide)
              }
            >
              <Icon aria-hidden="true" className="size-5" />
              {compact ? null : label}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
