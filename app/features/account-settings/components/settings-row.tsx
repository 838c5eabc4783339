import { type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';

interface SettingsRowProps {
  icon: ReactNode;
  title: string;
  /** The current state. */
  value: ReactNode;
  /** A page of its own, or a form that opens below. */
  action?: { label: string; to: string } | { label: string; open: boolean; onToggle: () => void } | undefined;
  /** The form, while it is open. */
  children?: ReactNode | undefined;
}

/** A setting with its current state and the button that changes it; its form opens right below. */
export function SettingsRow({ icon, title, value, action, children }: SettingsRowProps) {
  const panel = useId();
  return (
    <div className="py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-control bg-sand text-green [&>svg]:size-5"
        >
          {icon}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">{title}</h3>
          <div className="text-sm wrap-anywhere text-dim">{value}</div>
        </div>
        {action ? <RowAction title={title} panel={panel} action={action} /> : null}
      </div>
      {children ? (
        <div id={panel} className="mt-5 sm:pl-15">
          {children}
        </div>
      ) : null}
    </div>
  );
}

function RowAction({
  title,
  panel,
  action,
}: {
  title: string;
  panel: string;
  action: NonNullable<SettingsRowProps['action']>;
}) {
  const about = <span className="sr-only">{title}</span>;
  if ('to' in action) {
    return (
      <ButtonLink to={action.to} variant="secondary" size="small">
        {action.label}
        {about}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="secondary"
      size="small"
      aria-expanded={action.open}
      aria-controls={action.open ? panel : undefined}
      onClick={action.onToggle}
    >
      {action.open ? 'Close' : action.label}
      {about}
    </Button>
  );
}
