import { CircleCheck, CircleDashed, TriangleAlert, type LucideIcon } from 'lucide-react';
import { api } from '#app/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { Finding } from '../finding.ts';
import type { InspectedPart } from '../parts/inspect-parts.server.ts';

/** Each part of the installation, asked when the page opens and again on a press: an answer can take ten seconds. */
export function PartList() {
  const { state, data, reload, reloading } = useLoaded('parts', async (signal) => {
    const { items } = await api.get('/admin/system/parts', { signal });
    return items;
  });
  const isBusy = state === 'loading' || reloading;
  return (
    <section aria-labelledby="parts-title" aria-busy={isBusy}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="parts-title" className="text-2xl">
          Parts
        </h2>
        <Button variant="secondary" loading={isBusy} onClick={reload}>
          Check again
        </Button>
      </div>
      <Card padding="none">
        {state === 'failed' ? (
          <p role="alert" className="p-5">
            The parts couldn’t be checked. Please try again.
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {data ? data.map((part) => <Part key={part.part} {...part} />) : placeholders}
          </ul>
        )}
      </Card>
    </section>
  );
}

/** As many as there are parts, so that nothing moves when they arrive. */
const placeholders = Array.from({ length: 9 }, (_, index) => (
  <li key={index} className="flex min-h-14 items-center px-5">
    <Skeleton className="h-4 w-2/3 rounded-sm" />
  </li>
));

const looks: Record<Finding['state'], { Icon: LucideIcon; word: string; className: string }> = {
  works: { Icon: CircleCheck, word: 'Works', className: 'text-success' },
  fails: { Icon: TriangleAlert, word: 'Fails', className: 'text-danger' },
  unused: { Icon: CircleDashed, word: 'Not in use', className: 'text-dim' },
};

function Part({ part, state, text, milliseconds }: InspectedPart) {
  const { Icon, word, className } = looks[state];
  return (
    <li className="grid min-h-14 items-center gap-x-6 gap-y-1 px-5 py-3 sm:grid-cols-[9rem_8rem_1fr_auto]">
      <h3 className="text-base font-semibold">{part}</h3>
      <p className={classNames('flex items-center gap-2 text-sm font-semibold', className)}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {word}
      </p>
      <p className="text-sm wrap-anywhere text-dim">{text}</p>
      {state === 'unused' ? null : (
        <p className="tabular text-sm text-dim">{milliseconds.toLocaleString('en-US')} ms</p>
      )}
    </li>
  );
}
