import { Link } from 'react-router';
import { hero, homeCallToAction, professionalBand } from '#app/content/site-copy.ts';
import { pageHead } from '#app/discovery/page-head.server.ts';
import { siteThings } from '#app/discovery/structured-data.server.ts';
import { useSession } from '#app/features/sessions/session-client.ts';
import { drawCards } from '#app/features/directory/cards/draw-cards.server.tsx';
import { readShownTerms } from '#app/features/platform-settings/queries/read-shown-terms.server.ts';
import { pageHtml } from '#app/platform/http/pages/server-html.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ServerHtmlElement } from '#app/ui/loading/server-html.tsx';
import { useLinksInPage } from '#app/ui/loading/use-links-in-page.ts';
import { Section } from '#app/ui/page-shell.tsx';
import { FeaturedProfessionals } from './featured-professionals.tsx';
import { drawHomeParts } from './home-parts.server.tsx';
import { Hero } from '../hero/hero.tsx';
import { homeProfessionals } from './shown-professionals.server.ts';
import { ProfessionalBand } from '../professionals/professional-band.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { ProfessionalRail } from './professional-rail.tsx';
import type { Route } from './+types/home';

export function meta() {
  return pageMeta({
    title: 'Doorstep: the best in town, at your door',
    description:
      'Book verified professionals who come to your address: hair, car care, pets, food, home, tech and eco services. Pick a time and pay online.',
  });
}

/** The texts come with the page instead of the code: the browser loads them once, as HTML. */
export async function loader({ context }: Route.LoaderArgs) {
  context.set(pageHead, { structuredData: siteThings });
  const [{ featured, freeSoon }, terms] = await Promise.all([homeProfessionals(), readShownTerms()]);
  const page = context.get(pageHtml);
  return {
    hero,
    homeCallToAction,
    professionalBand: professionalBand(terms),
    ...drawHomeParts(page),
    featured: { by: featured.by, cards: drawCards(page, featured.cards) },
    freeSoon: drawCards(page, freeSoon),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { homeCallToAction: callToAction, steps, categories, testimonials, featured, freeSoon, ...texts } = loaderData;
  const follow = useLinksInPage();
  return (
    <>
      <Hero {...texts.hero} />
      <Section title="What do you need today?" aside={<AsideLink to="/services">Explore all services</AsideLink>}>
        <ServerHtmlElement as="ul" content={categories} className="rail category-rail" onClick={follow} />
      </Section>
      {freeSoon.length > 0 ? (
        <Section
          title="Available soonest"
          aside={<AsideLink to="/professionals?verified=true&sort=next_free">See all openings</AsideLink>}
          className="pt-0! lg:pt-0!"
        >
          <ProfessionalRail cards={freeSoon} />
        </Section>
      ) : null}
      <Section title="Done in three steps" className="border-y border-line bg-sand">
        <ServerHtmlElement as="ol" content={steps} className="step-doors" />
      </Section>
      <FeaturedProfessionals {...featured} />
      <Section title="Heard on the doorstep" className="pt-0! lg:pt-0!">
        <ServerHtmlElement as="ul" content={testimonials} className="grid gap-5 lg:grid-cols-3" />
      </Section>
      <CallToAction {...callToAction} />
      <ProfessionalBand {...texts.professionalBand} />
    </>
  );
}

/** Whoever is signed in is not asked to create an account. */
function CallToAction({ title, text }: { title: string; text: string }) {
  const session = useSession();
  return (
    <Section className="pt-0! lg:pt-0!">
      <div className="grid items-end gap-x-8 overflow-hidden rounded-band bg-sun px-6 pt-10 text-on-sun sm:px-10 md:grid-cols-[1fr_auto] lg:px-14 lg:pt-16">
        <div className="min-w-0 pb-10 lg:pb-16">
          <h2 className="max-w-[14ch] text-4xl">{title}</h2>
          <p className="mt-3 text-lg">{text}</p>
          <div className="mt-7 flex gap-3 max-sm:flex-col">
            <ButtonLink to="/booking" size="large" className="bg-band! text-white! hover:bg-band-strong!">
              Book Now
            </ButtonLink>
            {session.status === 'signed-in' ? null : (
              <ButtonLink
                to="/signup"
                size="large"
                className="border-2 border-on-sun bg-transparent! text-on-sun! hover:bg-on-sun/10!"
              >
                Create Account
              </ButtonLink>
            )}
          </div>
        </div>
        <img
          src="/images/doors/welcome.svg"
          alt=""
          width={572}
          height={400}
          loading="lazy"
          className="mx-auto h-56 w-auto lg:mr-6 lg:h-84"
        />
      </div>
    </Section>
  );
}

function AsideLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
