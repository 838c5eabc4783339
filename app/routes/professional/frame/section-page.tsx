import type { ReactNode } from 'react';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';

interface SectionPageProps {
  title: string;
  text?: ReactNode | undefined;
  /** Actions for the whole section, at the end of the heading's row. */
  actions?: ReactNode | undefined;
  /** The page itself says next to its list that it could not be read. */
  hasOwnNotice?: boolean | undefined;
  children: ReactNode;
}

/** A page of the professional's dashboard: its heading, actions and content. */
export function SectionPage({ title, text, actions, hasOwnNotice = false, children }: SectionPageProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:mb-8">
        <header className="max-w-[68ch] min-w-0">
          <h1 className="text-3xl wrap-anywhere">{title}</h1>
          {text ? <p className="mt-2 text-dim">{text}</p> : null}
        </header>
        {actions}
      </div>
      {hasOwnNotice ? null : <ReadFailureNotice />}
      {children}
    </>
  );
}
