import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/page-shell.tsx';
import { ProfessionalRail } from './professional-rail.tsx';
import type { DrawnCard } from '#app/features/directory/cards/drawn-card.ts';
import type { Featured } from './shown-professionals.server.ts';

const title = 'Featured professionals';

const texts = {
  admins: 'Handpicked by the people who run Doorstep.',
  clients: 'Top rated by the people they visited.',
} as const;

/** At most three professionals: an admin's picks (OPEN-15) or the best rated. Before any review it shows shut doors. */
export function FeaturedProfessionals({ by, cards }: Pick<Featured, 'by'> & { cards: readonly DrawnCard[] }) {
  if (cards.length === 0) return <NobodyYet />;
  return (
    <Section
      title={title}
      text={texts[by]}
      aside={
        <Link to="/professionals" className="text-link inline-flex min-h-11 items-center">
          Meet all professionals
        </Link>
      }
    >
      <ProfessionalRail cards={cards} />
    </Section>
  );
}

function NobodyYet() {
  return (
    <Section>
      <div className="grid items-end gap-x-8 overflow-hidden rounded-band border border-line bg-card px-6 pt-10 sm:px-10 md:grid-cols-[1fr_auto] lg:px-14 lg:pt-16">
        <div className="min-w-0 pb-10 lg:pb-16">
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-3 max-w-[46ch] text-lg text-dim">
            Our next three picks are on their way. Meanwhile, everyone who can come to you is in the directory.
          </p>
          <ButtonLink to="/professionals" variant="secondary" size="large" className="mt-6">
            Meet all professionals
          </ButtonLink>
        </div>
        <img
          src="/images/doors/shut.svg"
          alt=""
          width={858}
          height={400}
          loading="lazy"
          className="mx-auto h-56 w-auto lg:mr-6"
        />
      </div>
    </Section>
  );
}
