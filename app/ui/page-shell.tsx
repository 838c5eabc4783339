import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './styles/class-names.ts';

type ShellWidth = 'text' | 'form' | 'page' | 'wide';

const widths: Record<ShellWidth, string> = {
  text: 'max-w-[720px]',
  form: 'max-w-[440px]',
  page: 'max-w-(--page-width)',
  wide: 'max-w-(--wide-width)',
};

interface ContainerProps extends ComponentProps<'div'> {
  width?: ShellWidth | undefined;
}

/** Centered content with the page's side margins. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames('mx-auto w-full px-5 sm:px-8', widths[width], className)} />;
}

interface SectionProps {
  title?: string | undefined;
  text?: ReactNode | undefined;
  /** A link at the end of the heading's row. */
  aside?: ReactNode | undefined;
  children?: ReactNode | undefined;
  width?: ShellWidth | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A part of a page with its heading and vertical space: 48 px above and below on phones, 88 px on desktop. */
export function Section({ title, text, aside, children, width, id, className }: SectionProps) {
  return (
    <section id={id} className={classNames('py-12 lg:py-22', className)}>
      <Container width={width}>
        {title ? (
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-10">
            <div className="max-w-[60ch]">
              <h2 className="text-3xl">{title}</h2>
              {text ? <p className="mt-3 text-lg text-dim">{text}</p> : null}
            </div>
            {aside}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  );
}

interface PageHeadingProps {
  title: string;
  text?: ReactNode | undefined;
  children?: ReactNode | undefined;
}

/** The h1 of a page with an introductory sentence. */
export function PageHeading({ title, text, children }: PageHeadingProps) {
  return (
    <header className="max-w-[68ch]">
      <h1 className="text-4xl">{title}</h1>
      {text ? <p className="mt-4 text-lg text-dim">{text}</p> : null}
      {children}
    </header>
  );
}
