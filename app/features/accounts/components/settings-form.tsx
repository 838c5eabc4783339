import type { FormEvent, ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

interface SettingsFormProps {
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** The words on the button. */
  button: string;
  danger?: boolean | undefined;
  /** Beside the button. */
  aside?: ReactNode | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Fields with their one button. Until the page is alive it sends nothing: a password must never land in an address. */
export function SettingsForm({ busy, onSubmit, button, danger = false, aside, className, children }: SettingsFormProps) {
  const hydrated = useHydrated();
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={classNames('flex flex-col gap-5', className)}>
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type={hydrated ? 'submit' : 'button'} variant={danger ? 'danger' : 'primary'} loading={busy} className="max-sm:w-full">
          {button}
        </Button>
        {aside}
      </div>
    </form>
  );
}
