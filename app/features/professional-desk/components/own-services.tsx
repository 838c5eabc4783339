import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DeleteServiceDialog } from '#app/features/services/components/delete-service-dialog.tsx';
import { ServiceEditor } from '#app/features/services/components/service-editor.tsx';
import { useServiceChanges } from '#app/features/services/components/use-service-changes.ts';
import type { SeenService, ServiceInput } from '#app/features/services/service.schema.ts';
import type { BookedService } from '#app/features/services/service-dto.ts';
import { serviceLabels } from '#app/features/services/service-labels.ts';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/charts/data-table.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { serviceColumns } from './service-columns.tsx';

interface OwnServicesProps {
  services: readonly BookedService[];
  /** Whether the dialog that adds a service is open; the page also has a button for it. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

type Question = { about: 'edit' | 'delete'; service: BookedService };

/** A professional's services with their booking counts, and the dialogs to add, edit and delete. */
export function OwnServices({ services, isAdding, onAdding }: OwnServicesProps) {
  const [question, setQuestion] = useState<Question>();
  const { create, update, remove, retryPrice } = useServiceChanges();
  const { revalidate } = useRevalidator();
  const close = () => {
    setQuestion(undefined);
    onAdding(false);
  };
  // Also reloads after a failure, which often means that the list is out of date.
  const reloaded = <T,>(work: Promise<T>): Promise<T> => work.finally(() => void revalidate());
  const ask = (about: Question['about']) => (service: BookedService) => {
    setQuestion({ about, service });
    // The question shows the current number of bookings.
    void revalidate();
  };
  const current = question && (services.find(({ id }) => id === question.service.id) ?? question.service);
  const edited = question?.about === 'edit' ? current : undefined;
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
        empty={<NoServices onAdd={() => onAdding(true)} />}
      />
      <ServiceEditor editing={isAdding ? 'new' : edited} onSave={save} onClose={close} />
      <DeleteServiceDialog
        service={question?.about === 'delete' ? current : undefined}
        onDelete={async (service) => {
          await reloaded(remove(service));
          close();
        }}
        onClose={close}
      />
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
