import { ShieldCheck } from 'lucide-react';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { reviewState, type ReviewFlags as Flags } from '../review.ts';

interface ReviewFlagsProps {
  professional: Flags & { is_onboarding_complete: boolean };
  className?: string | undefined;
}

/**
 * The status of a professional, in the terms of document 2: verified, approved or pending, and the onboarding
 * progress.
 */
export function ReviewFlags({ professional, className }: ReviewFlagsProps) {
  return (
    <span className={classNames('flex flex-wrap items-center gap-1.5', className)}>
      {professional.verified ? (
        <Badge tone="green" icon={<ShieldCheck aria-hidden="true" />}>
          Verified
        </Badge>
      ) : null}
      <ApprovalPill professional={professional} />
      {professional.is_onboarding_complete ? (
        <StatusPill tone="info" label="Onboarding Complete" />
      ) : (
        <StatusPill tone="neutral" label="Incomplete Onboarding" />
      )}
    </span>
  );
}

function ApprovalPill({ professional }: { professional: Flags }) {
  switch (reviewState(professional)) {
    case 'approved':
      return <StatusPill tone="success" label="Approved" />;
    case 'rejected':
      return <StatusPill tone="danger" label="Rejected" />;
    case 'suspended':
      return <StatusPill tone="danger" label="Suspended" />;
    default:
      return <StatusPill tone="warning" label="Pending Approval" />;
  }
}
