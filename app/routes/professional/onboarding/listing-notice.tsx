import { joinUrl } from '#app/pages/page-urls.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';

interface ListingNoticeProps {
  professional: OwnProfessional;
  hasApplied: boolean;
  /** The reason the person was given for a rejection or suspension. */
  reason: string | undefined;
}

/**
 * Shows the status of a professional who is not yet, or no longer, open to clients; nothing for whoever is approved
 * and verified.
 */
export function ListingNotice({ professional, hasApplied, reason }: ListingNoticeProps) {
  const { verified, is_approved, rejected, suspended } = professional;
  if (verified && is_approved) return null;
  const { title, text } = standing(professional, hasApplied);
  return (
    <Card padding="large" className={classNames('mb-5', (rejected || suspended) && 'border-danger')}>
      <section aria-labelledby="standing-title">
        <h2 id="standing-title" className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 max-w-[68ch] text-dim">{text}</p>
        {reason ? <p className="mt-4 rounded-control bg-sand px-4 py-3 wrap-break-word">{reason}</p> : null}
        {rejected || suspended ? (
          <div className="mt-5">
            {suspended ? (
              <ButtonLink to="/contact">Write to us</ButtonLink>
            ) : (
              <ButtonLink to={joinUrl}>Apply again</ButtonLink>
            )}
          </div>
        ) : null}
      </section>
    </Card>
  );
}

function standing(
  { verified, is_approved, rejected, suspended }: OwnProfessional,
  hasApplied: boolean,
): { title: string; text: string } {
  if (suspended) {
    return {
      title: 'Your account is suspended',
      text: 'For now, you aren’t listed and can’t be booked. Visits that weren’t cancelled still stand, and you keep what you’ve earned. Here’s why:',
    };
  }
  if (rejected) {
    return {
      title: 'We couldn’t accept your application yet',
      text: 'You can fill in a new one at any time. Your services and what it leaves blank stay as they are. This was missing:',
    };
  }
  if (verified || is_approved)
    return {
      title: 'You’re listed in the directory',
      text: 'Clients can book you once you’re approved, verified and connected to Stripe.',
    };
  if (hasApplied) {
    return {
      title: 'Your application is being reviewed',
      text: 'Only you can see your profile for now. We’ll list it once you’re approved or verified.',
    };
  }
  return {
    title: 'Only you can see your profile for now',
    text: 'We’ll list it once you’ve applied and are approved or verified. You can set everything up before that.',
  };
}
