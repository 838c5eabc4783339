import { joinUrl } from '#app/pages/page-urls.ts';
import { Link } from 'react-router';
import { homeSteps, professionalBand } from '#app/content/site-copy.ts';
import { pageHead } from '#app/discovery/page-head.server.ts';
import { breadcrumbs } from '#app/discovery/structured-data.server.ts';
import { listServiceOffers } from '#app/features/directory/offers/queries/list-service-offers.server.ts';
import { readShownTerms } from '#app/features/platform-settings/queries/read-shown-terms.server.ts';
import { catalogueGroups } from '#app/features/services/catalogue/catalogue.ts';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Door } from '#app/ui/art/door.tsx';
import { Container, PageHeading, Section } from '#app/ui/page-shell.tsx';
import { CategoryCard } from '../home-page/category-card.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { Catalogue } from './catalogue.tsx';
import { StepDoors } from '../home-page/step-doors.tsx';
import type { Route } from './+types/services';

export function meta() {
  return pageMeta({
    title: 'Services that come to you | Doorstep',
    description:
      'Seven categories and many examples of what verified professionals do at your address: hair, cars, pets, food, home, tech and more.',
  });
}

/** The texts come with the page instead of the code: the catalogue is long and only displayed. */
export async function loader({ context }: Route.LoaderArgs) {
  context.set(pageHead, {
    structuredData: (baseUrl) => [breadcrumbs(baseUrl, [{ name: 'Services', path: '/services' }])],
  });
  const offers = await listServiceOffers();
  return {
    groups: catalogueGroups.map(({ title, services }) => ({
      title,
      services: services.map((service) => ({ ...service, offer: offers.get(service.title) })),
    })),
    categories: serviceCategories,
    steps: homeSteps,
    band: professionalBand(await readShownTerms()),
  };
}

export default function Services({ loaderData: { groups, categories, steps, band } }: Route.ComponentProps) {
  return (
    <>
      <Container className="pt-10 pb-10 lg:pt-16 lg:pb-14">
        <PageHeading
          title="Everything that comes to your door"
          text="Pick a category, or jump straight to what you need. Prices and openings are on each professional’s profile."
        />
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} />
            </li>
          ))}
          <li>
            <EverybodyCard />
          </li>
        </ul>
      </Container>
      <Catalogue groups={groups} />
      <Section title="How it works">
        <ol className="step-doors">
          <StepDoors steps={steps} />
        </ol>
      </Section>
      <Section className="pt-0! lg:pt-0!">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-band bg-band px-6 py-10 text-white sm:px-10 lg:px-14">
          <div className="max-w-[48ch]">
            <h2 className="text-3xl">{band.title}</h2>
            <p className="mt-3 text-white/85">{band.text}</p>
          </div>
          <ButtonLink to={joinUrl} size="large" className="bg-sun! text-on-sun! hover:bg-white!">
            {band.button}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

/** Fills the last cell of the grid, for visitors who do not want to choose a category. */
function EverybodyCard() {
  return (
    <Link
      to="/professionals"
      className="catalogue-card h-full flex-row! items-end gap-5! bg-sand! sm:flex-col! sm:items-start sm:gap-4!"
    >
      <Door openness={0.5} className="h-28 w-24 sm:h-42 sm:w-auto" />
      <span className="self-center sm:self-start">
        <h2 className="font-sans text-lg font-semibold tracking-normal">All professionals</h2>
        <span className="mt-1 block text-sm text-dim">
          Browse everyone and narrow it down by place, day and rating.
        </span>
      </span>
    </Link>
  );
}
