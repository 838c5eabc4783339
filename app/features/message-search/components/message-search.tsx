import type { ReactNode } from 'react';
import { Form } from '#app/ui/fields/form.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { SearchIcon } from '#app/ui/icons.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { Side } from '#app/features/messages/message.ts';
import { searchLimits } from '../search-limits.ts';
import { searchMessages } from '../message-search.schema.ts';
import { FoundThreads } from './found-threads.tsx';
import { useMessageSearch } from './use-message-search.ts';

interface MessageSearchProps {
  side: Side;
  /** Without any there is nothing to search. */
  hasThreads: boolean;
  /** What stands there while nothing is searched. */
  children: ReactNode;
}

/** Finds words in one's own threads; the list of threads comes back when the field is emptied. */
export function MessageSearch({ side, hasThreads, children }: MessageSearchProps) {
  const search = useMessageSearch(side);
  if (!hasThreads) return children;
  return (
    <>
      <search className="block pb-2 lg:px-1 lg:pt-1">
        <Form name="message-search" onSubmit={() => undefined}>
          <TextField
            label="Search messages"
            hideLabel
            type="search"
            autoComplete="off"
            maxLength={searchLimits.maximum}
            leading={<SearchIcon className="size-5" />}
            placeholder="Search messages"
            value={search.text}
            onChange={({ target }) => search.setText(target.value)}
          />
        </Form>
      </search>
      {search.isEmpty ? children : <Results search={search} side={side} />}
    </>
  );
}

function Results({ search, side }: { search: ReturnType<typeof useMessageSearch>; side: Side }) {
  const { isShort, isWaiting, hasFailed, found, reload } = search;
  if (isShort) return <Note>{searchMessages.short}</Note>;
  if (hasFailed)
    return (
      <Note>
        We couldn’t search your messages.{' '}
        <button type="button" onClick={reload} className="text-link">
          Try again
        </button>
      </Note>
    );
  if (!found) return <Waiting />;
  const { items, is_cut: isCut } = found.answer;
  return (
    <div className={classNames('transition-opacity duration-150', isWaiting && 'opacity-60')}>
      <Note isQuiet={items.length > 0}>{summaryOf(found)}</Note>
      <FoundThreads side={side} items={items} query={found.query} />
      {isCut ? <Note>There’s more. Add a word to narrow it down.</Note> : null}
    </div>
  );
}

function summaryOf({ query, answer: { items } }: NonNullable<ReturnType<typeof useMessageSearch>['found']>): string {
  if (items.length === 0) return `No messages with “${query}”.`;
  const count = items.reduce((sum, item) => sum + item.match_count, 0);
  return count === 1 ? '1 message' : `${count} messages`;
}

function Note({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  return (
    <p role="status" className={classNames('px-3 text-dim', isQuiet ? 'pb-1 text-xs font-semibold' : 'py-3 text-sm')}>
      {children}
    </p>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2 px-3 py-2">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  );
}
