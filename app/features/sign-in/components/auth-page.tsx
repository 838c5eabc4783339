import type { ReactNode } from 'react';
import { Container } from '#app/ui/page-shell.tsx';
import { Picture, renderedSources } from '#app/ui/loading/image.tsx';

const street = renderedSources('/images/scenes/auth-street', [640, 1200]);

interface AuthPageProps {
  title: string;
  text?: ReactNode | undefined;
  children: ReactNode;
}

/**
 * The layout of the sign-in pages: one column of 440 px next to a tall arch with an opening door. Phones show only
 * the column.
 */
export function AuthPage({ title, text, children }: AuthPageProps) {
  return (
    <Container className="grid grid-cols-1 items-start gap-x-16 py-8 sm:py-12 lg:grid-cols-[minmax(0,440px)_minmax(0,440px)] lg:justify-center lg:py-16 xl:gap-x-32">
      <div className="mx-auto w-full max-w-[440px] lg:mx-0">
        <h1 className="text-3xl">{title}</h1>
        {text ? <p className="mt-3 text-dim">{text}</p> : null}
        <div className="mt-8">{children}</div>
      </div>
      <div className="sticky top-28 hidden lg:block">
        <span className="arch arch-framed relative block overflow-hidden">
          <Picture
            {...street}
            sizes="440px"
            alt=""
            width={640}
            height={960}
            className="block h-auto max-h-[calc(100dvh-9rem)] w-full object-cover object-bottom"
          />
        </span>
      </div>
    </Container>
  );
}
