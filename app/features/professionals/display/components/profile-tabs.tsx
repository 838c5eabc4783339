import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';

const tabs = [
  { id: 'about', label: 'About' },
  { id: 'services', label: 'Services' },
  { id: 'portfolio', label: 'Portfolio' },
] as const;
export type ProfileTabId = (typeof tabs)[number]['id'];

/**
 * The three parts of a profile. The URL's hash names the open one. Without JavaScript the parts are stacked and the
 * tabs are links to them.
 */
export function ProfileTabs(panels: Record<ProfileTabId, ReactNode>) {
  const [open, setOpen] = useState<ProfileTabId>('about');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => setOpen((before) => tabOf(location.hash) ?? before);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const show = (id: ProfileTabId) => {
    setOpen(id);
    history.replaceState(history.state, '', `#${id}`);
  };
  const showClicked = (id: ProfileTabId) => (event: MouseEvent) => {
    event.preventDefault();
    show(id);
  };
  const move = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, open);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label="Profile" onKeyDown={move} className="tabs-line">
        {tabs.map(({ id, label }) => (
          <a
            key={id}
            role="tab"
            id={`tab-${id}`}
            href={`#${id}`}
            aria-selected={id === open}
            aria-controls={id}
            tabIndex={id === open ? 0 : -1}
            onClick={showClicked(id)}
          >
            {label}
          </a>
        ))}
      </div>
      {tabs.map(({ id }) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`tab-${id}`}
          className={classNames('pt-8', id !== open && 'hidden noscript:block')}
        >
          {panels[id]}
        </div>
      ))}
    </div>
  );
}

function tabOf(hash: string): ProfileTabId | undefined {
  return tabs.find(({ id }) => `#${id}` === hash)?.id;
}

function tabAfterKey(key: string, current: ProfileTabId): ProfileTabId | undefined {
  const position = tabs.findIndex(({ id }) => id === current);
  const steps: Record<string, number> = {
    ArrowRight: position + 1,
    ArrowLeft: position + tabs.length - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : tabs[next % tabs.length]?.id;
}
