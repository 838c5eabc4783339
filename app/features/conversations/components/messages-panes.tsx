import type { ReactNode } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';

interface MessagesPanesProps {
  list: ReactNode;
  /** The open thread, or what stands in its place on wide screens. */
  children: ReactNode;
  isThreadOpen: boolean;
}

/** Two panes side by side; on phones the list, and an open thread over the whole screen. */
export function MessagesPanes({ list, children, isThreadOpen }: MessagesPanesProps) {
  return (
    <div className="message-panes">
      <div className={classNames('overflow-y-auto lg:border-r lg:border-line lg:p-2', isThreadOpen && 'max-lg:hidden')}>
        {list}
      </div>
      <section
        aria-label="Conversation"
        className={classNames('message-pane', isThreadOpen ? 'message-pane-open' : 'max-lg:hidden')}
      >
        {children}
      </section>
    </div>
  );
}
