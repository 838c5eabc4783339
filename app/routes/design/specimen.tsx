import type { ReactNode } from 'react';

interface PartProps {
  id: string;
  title: string;
  /** When to use it, in one sentence. */
  text?: string | undefined;
  children: ReactNode;
}

/** A part of the living page, with a heading that can be linked to. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line py-10">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {text ? <p className="mt-2 max-w-[60ch] text-dim">{text}</p> : null}
      <div className="mt-6 flex flex-col gap-8">{children}</div>
    </section>
  );
}

/** Specimens of one kind in a row, under their name. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 text-xs font-semibold text-dim">{name}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

/** Specimens in two columns, for those that fill the width of their column. */
export function Columns({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 text-xs font-semibold text-dim">{name}</h3>
      <div data-specimen className="grid gap-5 sm:grid-cols-2">
        {children}
      </div>
    </div>
  );
}
