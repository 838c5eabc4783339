import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#app/lib/browser/reduced-motion.ts';
import { classNames } from '#app/ui/styles/class-names.ts';

const tabs = [
  { id: 'services', label: 'Services' },
  { id: 'portfolio', label: 'Portfolio' },
  { id: 'about', label: 'About' },
] as const;
type ProfileSectionId = (typeof tabs)[number]['id'];

interface ProfileSectionsProps extends Record<ProfileSectionId, ReactNode> {
  /** Stands between the portfolio and the text about the person, without a tab of its own. */
  reviews: ReactNode;
}

/**
 * A profile as one scroll under three tabs: a tab moves to its section, and scrolling selects the tab of the section
 * in view. Without JavaScript the tabs are plain links.
 */
export function ProfileSections({ services, portfolio, reviews, about }: ProfileSectionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useSectionInView();
  const show = (id: ProfileSectionId) => {
    setCurrent(id);
    document.getElementById(id)?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    history.replaceState(history.state, '', `#${id}`);
  };
  const showClicked = (id: ProfileSectionId) => (event: MouseEvent) => {
    event.preventDefault();
    show(id);
  };
  const move = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus({ preventScroll: true });
    show(next);
  };
  return (
    <div>
      <div className="top-16 z-30 bg-paper tall:sticky lg:top-20">
        <div ref={list} role="tablist" aria-label="Profile" onKeyDown={move} className="tabs-line">
          {tabs.map(({ id, label }) => (
            <a
              key={id}
              role="tab"
              id={`tab-${id}`}
              href={`#${id}`}
              aria-selected={id === current}
              aria-controls={id}
              tabIndex={id === current ? 0 : -1}
              onClick={showClicked(id)}
            >
              {label}
            </a>
          ))}
        </div>
      </div>
      <Section id="services">{services}</Section>
      <Section id="portfolio" isDivided>
        {portfolio}
      </Section>
      {reviews}
      <Section id="about" isDivided>
        {about}
      </Section>
    </div>
  );
}

interface SectionProps {
  id: ProfileSectionId;
  isDivided?: boolean;
  children: ReactNode;
}

function Section({ id, isDivided = false, children }: SectionProps) {
  const label = tabs.find((tab) => tab.id === id)?.label;
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={`tab-${id}`}
      className={classNames('scroll-mt-24 pt-10', isDivided && 'mt-14 border-t border-line')}
    >
      <h2 className="mb-6 text-3xl">{label}</h2>
      {children}
    </div>
  );
}

/** The section that is a third of the way down the screen, the first one above all; between two the last one stays. */
function useSectionInView() {
  const [current, setCurrent] = useState<ProfileSectionId>('services');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
        const tab = tabs.find(({ id }) => id === seen);
        if (tab) setCurrent(tab.id);
        else if (isAboveSections()) setCurrent(tabs[0].id);
      },
      { rootMargin: '-35% 0px -64% 0px' },
    );
    for (const { id } of tabs) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return [current, setCurrent] as const;
}

/** Whether the head of the page is in view, as after a jump to the top. */
function isAboveSections(): boolean {
  const first = document.getElementById(tabs[0].id);
  return first !== null && first.getBoundingClientRect().top > innerHeight * 0.35;
}

function tabAfterKey(key: string, current: ProfileSectionId): ProfileSectionId | undefined {
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
