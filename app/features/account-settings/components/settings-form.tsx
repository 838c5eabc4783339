import type { FormEvent, ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { Form } from '#app/ui/fields/form.tsx';

interface SettingsFormProps {
  /** See Form. */
  name: string;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Label of the button. */
  button: string;
  danger?: boolean | undefined;
  /** Shown next to the button. */
  aside?: ReactNode | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A form of fields with one button. */
export function SettingsForm({
  name,
  busy,
  onSubmit,
  button,
  danger = false,
  aside,
  className,
  children,
}: SettingsFormProps) {
  return (
    <Form name={name} noValidate onSubmit={onSubmit} className={classNames('flex flex-col gap-5', className)}>
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy} className="max-sm:w-full">
          {button}
        </Button>
        {aside}
      </div>
    </Form>
  );
}
