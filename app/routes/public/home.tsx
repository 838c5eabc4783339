import { Link } from 'react-router';
import { hero, homeCallToAction, homeSteps, professionalBand, testimonials } from '#app/content/site-copy.ts';
import { serviceCategories } from '#app/features/services/categories.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Door } from '#app/ui/door.tsx';
import { Container, Section } from '#app/ui/page-shell.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { FeaturedProfessionals } from './featured-professionals.tsx';
import { HeroSearch } from './hero-search.tsx';
import { ProfessionalBand } from './professional-band.tsx';
import { pageMeta } from './page-meta.ts';
import { StepDoors } from './step-doors.tsx';
import type { Route } from './+types/home';
import { StreetOfDoors } from './street-of-doors.tsx';
import { Testimonials } from './testimonials.tsx';
import { ArrowRightIcon } from '#app/ui/icons.tsx';

export function meta() {
  return pageMeta({
    title: 'Doorstep: the best in town, at your door',
    description:
      'Book verified professionals who come to your address: hair, car care, pets, food, home, tech and eco services. Pick an hour and pay online.',
  });
}

/** Texts come with the page instead of with its code: the browser loads them once, as HTML. */
export function loader() {
  return { hero, homeCallToAction, homeSteps, professionalBand, testimonials, categories: serviceCategories };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { homeCallToAction: callToAction, homeSteps: steps, categories, ...texts } = loaderData;
  return (
    <>
      <Hero {...texts.hero} />
      <Section title="What do you need today?" aside={<AsideLink to="/services">Explore every service</AsideLink>}>
        <CategoryGrid categories={categories} />
      </Section>
      <Section title="Three doors to done" className="border-y border-line bg-sand">
        <StepDoors steps={steps} />
      </Section>
      <FeaturedProfessionals />
      <Section title="Heard on the doorstep" className="pt-0! lg:pt-0!">
        <Testimonials testimonials={texts.testimonials} />
      </Section>
      <CallToAction {...callToAction} />
      <ProfessionalBand {...texts.professionalBand} />
    </>
  );
}

function Hero({ headline, sentence }: { headline: string; sentence: string }) {
  return (
    <div className="px-3 sm:px-6">
      <div className="mx-auto max-w-[1440px] overflow-hidden rounded-band bg-sand">
        <Container className="pt-10 sm:pt-14 lg:pt-16">
          <h1 className="max-w-[14ch] text-5xl">{headline}</h1>
          <p className="mt-5 max-w-[58ch] text-base text-dim sm:text-lg">{sentence}</p>
          <div className="mt-7 lg:mt-9 lg:max-w-[860px]">
            <HeroSearch />
          </div>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to="/professionals" variant="secondary" className="max-sm:flex-1">
              Book Now
            </ButtonLink>
            <ButtonLink to="/services" variant="quiet" className="max-sm:flex-1">
              Explore Services
              <ArrowRightIcon className="size-4" />
            </ButtonLink>
          </div>
        </Container>
        <Container className="mt-8 lg:mt-0">
          <StreetOfDoors />
        </Container>
      </div>
    </div>
  );
}

function CallToAction({ title, text }: { title: string; text: string }) {
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
            <ButtonLink to="/signup" size="large" className="border-2 border-on-sun bg-transparent! text-on-sun! hover:bg-on-sun/10!">
              Create Account
            </ButtonLink>
          </div>
        </div>
        <div className="-mb-1 flex items-end justify-center gap-4 lg:pr-6">
          <Door openness={0.45} colour="#e4674b" className="h-40 sm:h-52 md:max-lg:hidden lg:h-64" />
          <Door openness={1} visitor="/images/portraits/p16-320.webp" className="h-48 sm:h-60 lg:h-80" />
        </div>
      </div>
    </Section>
  );
}

function AsideLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center max-sm:hidden">
      {children}
    </Link>
  );
}
