import { useEffect, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { UnsavedChanges } from '#app/ui/fields/unsaved-changes.tsx';
import { loadFailure, loadFailures, type LoadFailure } from '../../availability-messages.ts';
import type { WorkingHoursPage } from '../queries/read-working-hours-page.server.ts';
import { BlockedTimes } from '../../blocks/components/blocked-times.tsx';
import { ServiceTimesForm } from './service-times-form.tsx';
import { WeeklyHoursForm } from './weekly-hours-form.tsx';

const tabIds = ['hours', 'service-times', 'blocks'] as const;
type TabId = (typeof tabIds)[number];

/** The three tabs of /dashboard/professional/settings; the URL names the open one. */
export function WorkingHours({ hours, times, services, blocks, today, timeZone }: WorkingHoursPage) {
  const [search, setSearch] = useSearchParams();
  const open = tabIds.find((id) => id === search.get('tab')) ?? 'hours';
  const turnTo = (id: TabId) =>
    setSearch(id === 'hours' ? {} : { tab: id }, { replace: true, preventScrollReset: true });
  useLoadFailures([
    hours ? undefined : 'hours',
    times && services ? undefined : 'services',
    blocks ? undefined : 'blocks',
  ]);
  const panel = useTabInSight(open);
  const [hoursChanged, recordHours] = useState(false);
  const [timesChanged, recordTimes] = useState(false);
  return (
    <div ref={panel}>
      <Tabs
        label="Working hours"
        value={open}
        onChange={turnTo}
        tabs={[
          {
            id: 'hours',
            label: 'Weekly Hours',
            content: hours ? (
              <WeeklyHoursForm
                hours={hours}
                timeZone={timeZone}
                onBreak={() => turnTo('blocks')}
                onUnsaved={recordHours}
              />
            ) : (
              <NotLoaded what="hours" />
            ),
          },
          {
            id: 'service-times',
            label: 'Service Times',
            content:
              times && services ? (
                <ServiceTimesForm services={services} times={times} onUnsaved={recordTimes} />
              ) : (
                <NotLoaded what="services" />
              ),
          },
          {
            id: 'blocks',
            label: 'Block Time Slots',
            content: blocks ? (
              <BlockedTimes slots={blocks} today={today} timeZone={timeZone} />
            ) : (
              <NotLoaded what="blocks" />
            ),
          },
        ]}
      />
      <UnsavedChanges when={hoursChanged || timesChanged} text="Your new hours or service times aren’t saved yet." />
    </div>
  );
}

/** Scrolls the open tab into view, because the tabs scroll on narrow screens. */
function useTabInSight(open: TabId) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = element.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (tab?.parentElement) tab.parentElement.scrollLeft = tab.offsetLeft - tab.parentElement.offsetLeft - 24;
  }, [open]);
  return element;
}

/** Shows a toast, once, for each part that could not be loaded. */
function useLoadFailures(failures: (LoadFailure | undefined)[]): void {
  const failed = failures.filter((failure) => failure !== undefined).join();
  useEffect(() => {
    for (const what of failed.split(',')) if (what in loadFailures) toast(loadFailure(what as LoadFailure));
  }, [failed]);
}

function NotLoaded({ what }: { what: LoadFailure }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="max-w-[560px]">
      <FormError>{loadFailures[what]}</FormError>
      <Button variant="secondary" className="mt-4" loading={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  );
}
