import type { ReactNode } from 'react';
import { data } from 'react-router';
import { pageHead } from '#app/discovery/page-head.server.ts';
import { breadcrumbs, categoryService } from '#app/discovery/structured-data.server.ts';
import { drawCards } from '#app/features/directory/cards/draw-cards.server.tsx';
import { listServiceOffers } from '#app/features/directory/offers/queries/list-service-offers.server.ts';
import { catalogueGroups } from '#app/features/services/catalogue/catalogue.ts';
import { findServiceCategory, type ServiceCategory } from '#app/features/services/catalogue/categories.ts';
import { CategoryPicture } from '#app/features/services/catalogue/components/category-picture.tsx';
import { pageHtml } from '#app/platform/http/pages/server-html.server.ts';
import { Scene } from '#app/ui/art/scene.tsx';
import { ArchFrame } from '#app/ui/art/arch-frame.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Container, Section } from '#app/ui/page-shell.tsx';
import { directoryLink } from '../professionals/directory-link.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { ProfessionalRail } from '../home-page/professional-rail.tsx';
import { ServiceLinks } from './service-links.tsx';
import { categoryProfessionals } from '../home-page/shown-professionals.server.ts';
import type { Route } from './+types/service-detail';
import { CalendarIcon, ClockIcon, PinIcon, WalletIcon } from '#app/ui/icons.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const category = findServiceCategory(params.serviceId);
  if (!category) return data({ category: undefined, examples: [], people: [] }, { status: 404 });
  const offers = await listServiceOffers();
  const examples = catalogueGroups
    .flatMap((group) => group.services)
    .filter((service) => service.categoryId === category.id)
    .slice(0, 8)
    .map((service) => ({ ...service, offer: offers.get(service.title) }));
  const { id, title } = category;
  context.set(pageHead, {
    structuredData: (baseUrl) => [
      categoryService(baseUrl, category),
      breadcrumbs(baseUrl, [
        { name: 'Services', path: '/services' },
        { name: title, path: `/services/${id}` },
      ]),
    ],
  });
  const people = drawCards(context.get(pageHtml), await categoryProfessionals(title));
  return data({ category, examples, people });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const category = loaderData?.category;
  if (!category) return [{ title: 'Service Not Found | Doorstep' }, { name: 'robots', content: 'noindex' }];
  return pageMeta({ title: `${category.title} at your door | Doorstep`, description: category.description });
}

export default function ServiceDetail({ loaderData: { category, examples, people } }: Route.ComponentProps) {
  if (!category) return <ServiceNotFound />;
  return (
    <>
      <Intro category={category} />
      <Section title={`Popular in ${category.title}`}>
        <ServiceLinks services={examples} />
      </Section>
      {people.length > 0 ? (
        <Section title="Available soonest" className="pt-0! lg:pt-0!">
          <ProfessionalRail cards={people} />
        </Section>
      ) : null}
    </>
  );
}

function Intro({ category }: { category: ServiceCategory }) {
  return (
    <div className="px-3 sm:px-6">
      <div className="mx-auto max-w-(--wide-width) overflow-hidden rounded-band bg-sand">
        <Container className="grid items-end gap-x-12 md:grid-cols-[1.3fr_1fr]">
          <div className="pt-10 pb-8 md:py-16 lg:py-24">
            <h1 className="text-5xl">{category.title}</h1>
            <p className="mt-5 max-w-[46ch] text-lg text-dim">{category.description}</p>
            <dl className="mt-8 flex flex-col gap-4">
              <Fact icon={<ClockIcon />} name="Duration" value="60 min" />
              <Fact icon={<WalletIcon />} name="Price" value="$75+" />
              <Fact icon={<PinIcon />} name="Availability" value="Home Visits, Hotels, Events" />
            </dl>
            <div className="mt-9 flex flex-wrap gap-3">
              <ButtonLink to="/booking" size="large" className="max-sm:w-full">
                <CalendarIcon className="size-5" />
                Book Now
              </ButtonLink>
              <ButtonLink to={directoryLink(category)} variant="secondary" size="large" className="max-sm:w-full">
                See who offers it
              </ButtonLink>
            </div>
          </div>
          <div className="mx-auto w-full max-w-[240px] md:max-w-[420px]">
            <ArchFrame tint={category.tint} ratio={0.8} framed>
              <CategoryPicture id={category.id} />
            </ArchFrame>
          </div>
        </Container>
      </div>
    </div>
  );
}

function Fact({ icon, name, value }: { icon: ReactNode; name: string; value: string }) {
  return (
    <div className="relative min-h-11 pl-14">
      <dt className="text-xs text-dim">
        <span className="absolute left-0 flex size-11 items-center justify-center rounded-full bg-card text-green">
          {icon}
        </span>
        {name}
      </dt>
      <dd className="tabular font-semibold">{value}</dd>
    </div>
  );
}

function ServiceNotFound() {
  return (
    <EmptyState
      className="py-20 lg:py-28"
      headingLevel="h1"
      picture={<Scene name="not-found" />}
      title="Service Not Found"
      text="This isn’t one of our seven service categories. Take a look at what we offer."
      action={<ButtonLink to="/services">Back to Services</ButtonLink>}
    />
  );
}
