import { Link } from 'react-router';
import { helpUrl } from '#app/pages/page-urls.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';

export function NotFoundMessage() {
  return (
    <EmptyState
      className="py-20 lg:py-28"
      headingLevel="h1"
      picture={<Scene name="not-found" />}
      title="404 Oops! Page not found"
      text={
        <>
          No one lives at this address. The page may have moved, or the link may have a typo. Did one of our links bring
          you here?{' '}
          <Link to="/contact?topic=report" className="text-link">
            Tell us
          </Link>{' '}
          or search the{' '}
          <Link to={helpUrl()} className="text-link">
            guides
          </Link>
          .
        </>
      }
      action={
        <>
          <ButtonLink to="/">Return to Home</ButtonLink>
          <ButtonLink to="/services" variant="secondary">
            See all services
          </ButtonLink>
        </>
      }
    />
  );
}
