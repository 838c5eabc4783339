import type { ProfilePage } from '#app/routes/public/professionals/profile-page.server.ts';
import type { PageHead } from './page-head.server.ts';
import { cardFacts, socialCardPath } from './social-card/card-facts.server.ts';
import { breadcrumbs, professionalBusiness } from './structured-data.server.ts';

/** Returns the head of a professional's page: who they are, and the picture of a shared link. */
export function profileHead({ profile, services, priceFrom }: Extract<ProfilePage, { state: 'known' }>): PageHead {
  const { id, name } = profile;
  const path = `/professionals/${id}`;
  return {
    structuredData: (baseUrl) => [
      professionalBusiness(baseUrl, profile, services),
      breadcrumbs(baseUrl, [
        { name: 'Professionals', path: '/professionals' },
        { name, path },
      ]),
    ],
    picture: { path: socialCardPath(id, cardFacts(profile, priceFrom)), description: `${name} on Doorstep` },
  };
}
