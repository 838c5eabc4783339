import { Pencil, Trash2 } from 'lucide-react';
import type { BookedService } from '#app/features/services/service-dto.ts';
import { serviceLabels } from '#app/features/services/service-labels.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import type { Column } from '#app/ui/charts/data-table.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { formatDuration } from '#app/features/visits/duration-text.ts';

interface ServiceColumns {
  onRetry: (service: BookedService) => Promise<void>;
  onEdit: (service: BookedService) => void;
  onDelete: (service: BookedService) => void;
}

/** The columns of "Your Services" in the documented order. */
export function serviceColumns({ onRetry, onEdit, onDelete }: ServiceColumns): readonly Column<BookedService>[] {
  return [
    {
      id: 'service',
      header: 'Service',
      isTitle: true,
      cell: (service) => <About service={service} onRetry={onRetry} />,
    },
    { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatDollarText(price) },
    {
      id: 'duration',
      header: 'Duration',
      align: 'end',
      cell: (service) => <Duration {...service} />,
    },
    { id: 'bookings', header: 'Bookings', align: 'end', cell: (service) => <Bookings {...service} /> },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (service) => (
        <RowActions service={service} onEdit={() => onEdit(service)} onDelete={() => onDelete(service)} />
      ),
    },
  ];
}

function About({ service, onRetry }: { service: BookedService; onRetry: ServiceColumns['onRetry'] }) {
  return (
    <span className="block py-1">
      <span className="block wrap-anywhere">{service.name}</span>
      {service.description ? (
        <span className="mt-0.5 line-clamp-2 max-w-[52ch] text-sm font-normal wrap-anywhere text-dim">
          {service.description}
        </span>
      ) : null}
      {service.stripe_price_id === null ? <Waiting onRetry={() => onRetry(service)} /> : null}
    </span>
  );
}

/** Shown until Stripe has the price of a service; clients cannot pay for it before. */
function Waiting({ onRetry }: { onRetry: () => Promise<void> }) {
  const { busy, run: retry } = useAction(onRetry);
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-2 font-normal">
      <StatusPill tone="warning" label={serviceLabels.waiting} />
      <Button variant="quiet" size="small" loading={busy} onClick={() => void retry()}>
        Try again
      </Button>
    </span>
  );
}

/** The one that was typed, and the one of Working Hours if clients book another. */
function Duration({ duration, working_hours_minutes }: BookedService) {
  const typed = formatDuration(duration);
  const booked = working_hours_minutes === null ? typed : formatDuration(working_hours_minutes);
  return (
    <span className="whitespace-nowrap">
      {typed}
      {booked === typed ? null : <span className="block text-sm text-dim">Booked: {booked}</span>}
    </span>
  );
}

function Bookings({ bookings_count, upcoming_bookings }: BookedService) {
  return (
    <span className="whitespace-nowrap">
      {bookings_count.toLocaleString('en-US')}
      {upcoming_bookings > 0 ? (
        <span className="block text-sm text-dim">{upcoming_bookings.toLocaleString('en-US')} to come</span>
      ) : null}
    </span>
  );
}

function RowActions({
  service,
  onEdit,
  onDelete,
}: {
  service: BookedService;
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <span className="inline-flex justify-end gap-1">
      <IconButton label={`Edit ${service.name}`} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={`Delete ${service.name}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </span>
  );
}
