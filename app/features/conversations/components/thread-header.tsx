import { ChevronLeft, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Side } from '#app/features/messages/message.ts';
import type { ThreadDto } from '#app/features/messages/thread-dto.ts';
import { threadsUrl } from '#app/features/messages/thread-links.ts';
import { PersonPicture } from './person-picture.tsx';

interface ThreadHeaderProps {
  side: Side;
  other: Pick<ThreadDto['other'], 'name' | 'picture' | 'professional_id' | 'has_left'>;
  menu?: ReactNode;
}

/** With whom one writes, and the way back to the list on phones. */
export function ThreadHeader({ side, other, menu }: ThreadHeaderProps) {
  const { name, picture, professional_id: professionalId, has_left: hasLeft } = other;
  return (
    <header className="flex items-center gap-3 border-b border-line bg-card px-3 py-2">
      <Link
        to={threadsUrl(side)}
        aria-label="All messages"
        className="-ml-1 inline-flex size-11 items-center justify-center rounded-full hover:bg-ink/8 lg:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
      </Link>
      <PersonPicture name={name} picture={picture} className="h-11 w-10" />
      <h2 className="line-clamp-2 min-w-0 flex-1 font-body text-lg leading-tight font-semibold tracking-normal wrap-anywhere">
        {name}
      </h2>
      {professionalId && !hasLeft ? (
        <Link to={`/professionals/${professionalId}`} prefetch="intent" className="text-link shrink-0 text-sm">
          <span className="max-sm:sr-only">View profile</span>
          <UserRound aria-hidden="true" className="m-2.5 size-6 sm:hidden" />
        </Link>
      ) : null}
      {menu}
    </header>
  );
}
