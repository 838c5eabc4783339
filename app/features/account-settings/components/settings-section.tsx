import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';

interface SettingsSectionProps {
  title: string;
  text?: ReactNode | undefined;
  id?: string | undefined;
  /** For actions that cannot be undone. */
  danger?: boolean | undefined;
  /** Replaces another step: it gets the focus and is scrolled into view. */
  isNextStep?: boolean | undefined;
  children: ReactNode;
}

/** One group of settings, on its own card. */
export function SettingsSection({
  title,
  text,
  id,
  danger = false,
  isNextStep = false,
  children,
}: SettingsSectionProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNextStep) section.current?.focus();
  }, [isNextStep]);
  return (
    <section
      ref={section}
      id={id}
      tabIndex={isNextStep ? -1 : undefined}
      aria-labelledby={titleId}
      className="outline-none"
    >
      <Card padding="large" className={classNames(danger && 'border-danger/40')}>
        <h2 id={titleId} className={classNames('text-2xl', danger && 'text-danger')}>
          {title}
        </h2>
        {text ? <p className="mt-2 max-w-[60ch] text-dim">{text}</p> : null}
        <div className="mt-6">{children}</div>
      </Card>
    </section>
  );
}
