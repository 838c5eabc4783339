import { ButtonLink } from '#app/ui/button.tsx';
import { Door } from '#app/ui/door.tsx';
import { Section } from '#app/ui/page-shell.tsx';

/** Hand-picked professionals. Nobody is picked yet, so three doors are still shut. */
export function FeaturedProfessionals() {
  return (
    <Section>
      <div className="grid items-end gap-8 overflow-hidden rounded-band border border-line bg-card px-6 pt-10 sm:px-10 md:grid-cols-[1fr_auto] lg:px-14 lg:pt-14">
        <div className="min-w-0 md:pb-10 lg:pb-14">
          <h2 className="text-3xl">Featured professionals</h2>
          <p className="mt-3 max-w-[46ch] text-lg text-dim">
            Our next three picks are still on their way. Meanwhile, everybody who can come to you is in the directory.
          </p>
          <ButtonLink to="/professionals" variant="secondary" size="large" className="mt-6">
            Meet all professionals
          </ButtonLink>
        </div>
        <div className="-mb-1 flex min-w-0 items-end justify-center gap-3 sm:gap-5">
          <Door openness={0} colour="#cfe0f1" className="h-30 sm:h-36 lg:h-48" />
          <Door openness={0} colour="#f6d9cf" className="h-34 sm:h-40 lg:h-56" />
          <Door openness={0} colour="#cde8dc" className="h-30 sm:h-36 lg:h-48" />
        </div>
      </div>
    </Section>
  );
}
