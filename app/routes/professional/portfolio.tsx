import { redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { PortfolioSection } from '#app/features/portfolio/components/portfolio-section.tsx';
import { readOwnPortfolio } from '#app/features/portfolio/queries/read-portfolio.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/portfolio';

export function meta() {
  return [{ title: 'Portfolio | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect('/dashboard/professional?demo=true');
  const { id } = await requireProfessional(request);
  return { portfolio: await readOwnPortfolio(id) };
}

export default function Portfolio({ loaderData: { portfolio } }: Route.ComponentProps) {
  return (
    <SectionPage
      title="Portfolio"
      text="Clients see these on your profile. The first is your main image."
      actions={
        portfolio.professionalId ? (
          <ButtonLink to={`/professionals/${portfolio.professionalId}`} variant="secondary">
            See my profile
          </ButtonLink>
        ) : null
      }
    >
      <PortfolioSection portfolio={portfolio} />
    </SectionPage>
  );
}
