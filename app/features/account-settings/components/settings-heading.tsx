import type { ReactNode } from 'react';

/** The h1 of a settings section, with its sentence. */
export function SettingsHeading({ title, text }: { title: string; text?: ReactNode | undefined }) {
  return (
    <header className="mb-6 max-w-[60ch] lg:mb-8">
      <h1 className="text-3xl">{title}</h1>
      {text ? <p className="mt-2 text-dim">{text}</p> : null}
    </header>
  );
}
