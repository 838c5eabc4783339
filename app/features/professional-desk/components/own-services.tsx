import { Fragment } from 'react';
import { useRevalidator } from 'react-router';
import { DeleteServiceDialog } from '#app/features/services/components/delete-service-dialog.tsx';
import { ServiceEditor } from '#app/features/services/components/service-editor.tsx';
import { useServiceChanges } from '#app/features/services/components/use-service-changes.ts';
import type { SeenService, ServiceInput } from '#app/features/services/service.schema.ts';
import type { BookedService } from '#app/features/services/service-dto.ts';
import { serviceLabels } from '#app/features/services/service-labels.ts';
import type { Opening } from '#app/ui/actions/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/charts/data-table.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { serviceColumns } from './service-columns.tsx';

export type ServiceQuestion = { about: 'add' } | { about: 'edit' | 'delete'; service: BookedService };

interface OwnServicesProps {
  services: readonly BookedService[];
  /** Which dialog is open; the page also has a button that adds a service. */
  question: Opening<ServiceQuestion>;
}

/** A professional's services with their booking counts, and the dialogs to add, edit and delete. */
export function OwnServices({ services, question: { subject, opening, open, close } }: OwnServicesProps) {
  const { create, update, remove, retryPrice } = useServiceChanges();
  const { revalidate } = useRevalidator();
  // Also reloads after a failure, which often means that the list is out of date.
  const reloaded = <T,>(work: Promise<T>): Promise<T> => work.finally(() => void revalidate());
  const ask = (about: 'edit' | 'delete') => (service: BookedService) => {
    open({ about, service });
    // The question shows the current number of bookings.
    void revalidate();
  };
  const asked = subject?.about === 'add' ? undefined : subject?.service;
  const current = asked && (services.find(({ id }) => id === asked.id) ?? asked);
  const edited = subject?.about === 'edit' ? current : undefined;
  const save = (input: ServiceInput, idempotencyKey: string, seen: SeenService) =>
    reloaded(edited ? update(edited, input, seen) : create(input, idempotencyKey));
  const columns = serviceColumns({
    onRetry: (service) => reloaded(retryPrice(service)),
    onEdit: ask('edit'),
    onDelete: ask('delete'),
  });
  return (
    <>
      <DataTable
        caption="Your Services"
        columns={columns}
        rows={services}
        rowKey={({ id }) => id}
        empty={<NoServices onAdd={() => open({ about: 'add' })} />}
      />
      <Fragment key={opening}>
        <ServiceEditor editing={subject?.about === 'add' ? 'new' : edited} onSave={save} onClose={close} />
        <DeleteServiceDialog
          service={subject?.about === 'delete' ? current : undefined}
          onDelete={async (service) => {
            await reloaded(remove(service));
            close();
          }}
          onClose={close}
        />
      </Fragment>
    </>
  );
}

function NoServices({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      picture={<Scene name="empty-portfolio" />}
      title="What do you offer?"
      text={serviceLabels.empty}
      action={<Button onClick={onAdd}>Add Service</Button>}
    />
  );
}
