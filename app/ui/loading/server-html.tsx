import { createContext, type MouseEventHandler, use, useState } from 'react';

/** HTML that only the server makes. A document has it in its body; data that is read later brings it along. */
export interface ServerHtml {
  /** Changes with the HTML. */
  version: string;
  html?: string | undefined;
}

/** Provided by the server only: writes the HTML of a version into the page. */
export const WriteHtmlContext = createContext<((version: string) => string) | undefined>(undefined);

interface ServerHtmlProps {
  as: 'article' | 'div' | 'li' | 'ul' | 'ol';
  content: ServerHtml;
  className?: string | undefined;
  /** For presses of anything in it. */
  onClick?: MouseEventHandler | undefined;
}

/** An element whose content the browser takes as the server made it: not sent a second time, and not hydrated. */
export function ServerHtmlElement(props: ServerHtmlProps) {
  const { as: Tag, content, className } = props;
  const write = use(WriteHtmlContext);
  if (write === undefined) return <KeptElement key={content.version} {...props} />;
  // oxlint-disable-next-line react/no-danger -- React has written and escaped it
  const inner = { dangerouslySetInnerHTML: { __html: write(content.version) } };
  return <Tag data-html={content.version} className={className} {...inner} />;
}

function KeptElement({ as: Tag, content, className, onClick }: ServerHtmlProps) {
  const [inner] = useState(() => htmlOf(content));
  return (
    <Tag
      data-html={content.version}
      className={className}
      onClick={onClick}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the server has written and escaped it
      dangerouslySetInnerHTML={inner}
    />
  );
}

/** What the document came with, for elements that React makes anew from the document's data. */
const sent = new Map<string | undefined, HTMLElement>(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLElement>('[data-html]')].map((element) => [element.dataset['html'], element]),
);

/** Hydration leaves the element's content as it is, and then nothing is read. */
function htmlOf({ version, html }: ServerHtml): { readonly __html: string } {
  if (html !== undefined) return { __html: html };
  return {
    get __html() {
      return sent.get(version)?.innerHTML ?? '';
    },
  };
}
