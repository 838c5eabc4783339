import { Archive, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is deleted with the account and what has to stay. */
export function WhatGoesWhatStays({ isProfessional }: { isProfessional: boolean }) {
  return (
    <div className="grid gap-5 text-sm sm:grid-cols-2">
      <Part title="Deleted for good" icon={<Trash2 aria-hidden="true" className="size-4 text-danger" />}>
        <li>Your name, contact details and ways to sign in, on every device</li>
        <li>
          {isProfessional
            ? 'Your profile, services, hours, calendar and portfolio'
            : 'Addresses and notes in your bookings'}
        </li>
        <li>The text of your reviews, saved professionals and settings</li>
        {isProfessional ? <li>The reviews you received, with your replies</li> : null}
      </Part>
      <Part title="What stays" icon={<Archive aria-hidden="true" className="size-4 text-dim" />}>
        <li>Bookings, for the other person, under “Deleted account”</li>
        <li>Payment records and the stars you gave, without your name</li>
        {isProfessional ? <li>Your own Stripe account: completed visits are still paid out to it</li> : null}
      </Part>
    </div>
  );
}

function Part({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3 className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal">
        {icon}
        {title}
      </h3>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-4 text-dim marker:text-edge">{children}</ul>
    </section>
  );
}
