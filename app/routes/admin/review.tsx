import { data } from 'react-router';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { ReviewPage } from '#app/features/professional-review/review/components/review-page.tsx';
import { getReview } from '#app/features/professional-review/review/queries/get-review.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/review';

export function meta() {
  return [{ title: 'Review | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireAdmin(request);
  const review = await findReview(params.id);
  return data({ review, now: Date.now() }, { status: review ? 200 : 404 });
}

async function findReview(id: string) {
  if (!isId(id)) return undefined;
  return getReview(id).catch((error: unknown) => {
    if (isErrorOf(error, professionalErrors.professional_not_found)) return undefined;
    throw error;
  });
}

export default function Review({ loaderData: { review, now } }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-6 pb-20 lg:pt-10">
      {review ? (
        <ReviewPage review={review} now={now} />
      ) : (
        <EmptyState
          headingLevel="h1"
          title="Professional not found"
          text="This professional doesn’t exist, or the account was deleted."
          action={<ButtonLink to="/dashboard/admin?tab=professionals">All professionals</ButtonLink>}
        />
      )}
    </Container>
  );
}
