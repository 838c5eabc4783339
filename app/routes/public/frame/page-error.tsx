import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { NotFoundMessage } from './not-found-message.tsx';

const stuck = {
  title: 'This door is stuck',
  text: 'Something went wrong on our side. Your bookings and payments are safe. Try again in a moment.',
};
const tooMany = {
  title: 'Please wait a minute',
  text: 'There were too many searches from your network in the last minute. Wait a minute and try again.',
};

/** Replaces a page that could not be shown; does not reveal the cause. */
export function PageError({ error }: { error: unknown }) {
  // Offline, the service worker has a better page to show.
  useEffect(() => {
    if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload();
  }, []);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundMessage />;
  const words = isRouteErrorResponse(error) && error.status === 429 ? tooMany : stuck;
  return (
    <EmptyState
      className="py-20 lg:py-28"
      headingLevel="h1"
      picture={<Scene name="error" />}
      {...words}
      action={
        <>
          <Button onClick={() => location.reload()}>Try again</Button>
          <ButtonLink to="/" variant="secondary" reloadDocument>
            Return to Home
          </ButtonLink>
        </>
      }
    />
  );
}
