import type { ReactNode } from 'react';
import { PageHeading } from '#app/ui/page-shell.tsx';

interface SectionPageProps {
  title: string;
  text?: ReactNode | undefined;
  /** What can be done with the whole section, at the end of the heading's row. */
  actions?: ReactNode | undefined;
  children: ReactNode;
}

/** A page of the professional's dashboard: its heading, what can be done, and its content. */
export function SectionPage({ title, text, actions, children }: SectionPageProps) {
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <PageHeading title={title} text={text} />
        {actions}
      </div>
      {children}
    </>
  );
}
