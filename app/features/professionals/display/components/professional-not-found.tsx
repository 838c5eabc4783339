import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from '#app/features/sessions/session-client.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';

/**
 * The page of a professional who does not exist or is not listed yet. The public page is rendered without a viewer,
 * so with `mayBePreview` it is requested again for a signed-in visitor: the professional and admins get their preview
 * (OPEN-15).
 */
export function ProfessionalNotFound({ mayBePreview }: { mayBePreview: boolean }) {
  const { status } = useSession();
  const { revalidate } = useRevalidator();
  const askAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (mayBePreview && status === 'signed-in') askAgain();
  }, [mayBePreview, status]);
  return (
    <EmptyState
      className="py-20 lg:py-28"
      headingLevel="h1"
      picture={<Scene name="not-found" />}
      title="Professional Not Found"
      text="The link may be old, or the professional has left Doorstep."
      action={<ButtonLink to="/professionals">Back to Professionals</ButtonLink>}
    />
  );
}
