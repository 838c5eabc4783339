import type { CardView } from '#app/features/directory/cards/card-view.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/page-shell.tsx';
import { ProfessionalRail } from './professional-rail.tsx';

const title = 'Featured professionals';

/** Hand-picked professionals, at most three (OPEN-15). Without a pick it shows shut doors. */
export function FeaturedProfessionals({ cards }: { cards: readonly CardView[] }) {
  if (cards.length === 0) return <NobodyYet />;
  return (
    <Section title={title} text="Handpicked by the people who run Doorstep.">
      <ProfessionalRail cards={cards} />
    </Section>
  );
}

function NobodyYet() {
  return (
    <Section>
      <div className="nobody-featured">
        <div>
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-3 max-w-[46ch] text-lg text-dim">
            Our next three picks are on their way. Meanwhile, everyone who can come to you is in the directory.
          </p>
          <ButtonLink to="/professionals" variant="secondary" size="large" className="mt-6">
            Meet all professionals
          </ButtonLink>
        </div>
        <img src="/images/doors/shut.svg" alt="" width={858} height={400} loading="lazy" />
      </div>
    </Section>
  );
}
