import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';

interface AttentionItemProps {
  title: string;
  figure: string;
  /** Whether nothing needs doing; undefined if unknown. */
  isFine?: boolean | undefined;
  to: string;
  link: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A card about something that may need attention: how much of it there is, and where it is dealt with. */
export function AttentionItem({ title, figure, isFine, to, link, className, children }: AttentionItemProps) {
  const Icon = isFine ? CircleCheck : TriangleAlert;
  return (
    <li className={className}>
      <Card className="flex h-full flex-col">
        <h3 className="text-sm font-semibold text-dim">{title}</h3>
        <p className="mt-1 flex items-center gap-2">
          <span className="figure tabular text-3xl">{figure}</span>
          {isFine === undefined ? null : (
            <Icon aria-hidden="true" className={classNames('size-5', isFine ? 'text-success' : 'text-warning')} />
          )}
        </p>
        <div className="mt-2 flex-1 text-sm text-dim">{children}</div>
        <Link to={to} className="text-link mt-2 inline-flex min-h-9 items-center self-start text-sm">
          {link}
        </Link>
      </Card>
    </li>
  );
}
