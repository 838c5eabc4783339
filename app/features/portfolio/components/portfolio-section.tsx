import { LoadFailure } from '#app/ui/loading/load-failure.tsx';
import { portfolioToasts } from '../portfolio-messages.ts';
import type { OwnPortfolio } from '../queries/read-portfolio.server.ts';
import { PortfolioEditor } from './portfolio-editor.tsx';

/** The portfolio editor, or a message if the portfolio could not be loaded. */
export function PortfolioSection({ portfolio: { professionalId, photos, missing } }: { portfolio: OwnPortfolio }) {
  if (professionalId && !missing)
    return <PortfolioEditor key={professionalId} professionalId={professionalId} photos={photos} />;
  return (
    <LoadFailure
      title="We couldn’t load your photos"
      text={missing === 'portfolio' ? portfolioToasts.loadFailed : portfolioToasts.photosLoadFailed}
    />
  );
}
