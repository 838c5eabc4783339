import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface Tab<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** A number next to the label. */
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  /** The subject of the tabs, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `boxed` divides the width evenly, for two or three short tabs. */
  look?: 'line' | 'boxed' | undefined;
}

/** Tabs with one tab stop; arrows, Home and End move between them. All panels stay mounted. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, look = 'line' }: TabsProps<Id>) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    const next = tabAfterKey(
      event.key,
      tabs.findIndex(({ id }) => id === value),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={moveFocus} className={`tabs-${look}`}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${baseId}-${tab.id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className="tabular text-dim">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${baseId}-${tab.id}-panel`}
          aria-labelledby={`${baseId}-${tab.id}`}
          hidden={tab.id !== value}
          className={look === 'line' ? 'pt-8' : 'pt-6'}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

function tabAfterKey(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
