import { createContext, type MouseEventHandler, type ReactNode, use } from 'react';

/** Returns the HTML of an element, rendering it at most once for `of` and `variant`. */
export type RenderOnce = (of: object | string, variant: string, element: ReactNode) => string;

/** Provided by the server only: the browser hydrates the elements themselves, in the same HTML. */
export const RenderOnceContext = createContext<RenderOnce | undefined>(undefined);

interface RenderedOnceProps {
  as: 'div' | 'li' | 'ul' | 'ol' | 'footer';
  /**
   * What alone decides about the content: data that many requests share, or a text that contains all of it. Undefined if
   * the content is this request's only.
   */
  of: object | string | undefined;
  variant?: string | undefined;
  className?: string | undefined;
  /** For presses of anything in it. */
  onClick?: MouseEventHandler | undefined;
  children: ReactNode;
}

/**
 * An element whose content is the same for everybody, and which the server therefore renders once instead of for every
 * request. Nothing inside may use `useId` or depend on the URL.
 */
export function RenderedOnce({ as: Tag, of, variant = '', className, onClick, children }: RenderedOnceProps) {
  const render = use(RenderOnceContext);
  if (render === undefined || of === undefined)
    return (
      <Tag className={className} onClick={onClick}>
        {children}
      </Tag>
    );
  // oxlint-disable-next-line react/no-danger -- React has written and escaped it
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: render(of, variant, children) }} />;
}
