import { lazy, Suspense, useEffect, useState } from 'react';
import { untilIdle } from '#app/lib/browser/until-idle.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import { UnsavedChanges } from '#app/ui/fields/unsaved-changes.tsx';
import { bookingsText } from '../bookings-text.ts';
import type { BookedService } from '../service-dto.ts';
import type { SeenService, ServiceInput } from '../service.schema.ts';

const loadForm = () => import('./service-form.tsx');
const ServiceForm = lazy(async () => ({ default: (await loadForm()).ServiceForm }));

interface ServiceEditorProps {
  /** A new service, an existing one, or nothing. */
  editing: 'new' | BookedService | undefined;
  onSave: (input: ServiceInput, idempotencyKey: string, seen: SeenService) => Promise<void>;
  onClose: () => void;
}

/** The dialog that adds or edits a service; it asks before discarding what was typed. */
export function ServiceEditor({ editing, onSave, onClose }: ServiceEditorProps) {
  const [isDirty, setDirty] = useState(false);
  const service = editing === 'new' ? undefined : editing;
  useEffect(() => untilIdle(() => void loadForm()), []);
  const close = () => {
    setDirty(false);
    onClose();
  };
  return (
    <>
      <Dialog
        open={editing !== undefined}
        onClose={close}
        isUnsaved={isDirty}
        title={service ? 'Edit service' : 'Add Service'}
        width="medium"
      >
        {service && service.upcoming_bookings > 0 ? (
          <div className="mt-3">
            <Notice title={`${bookingsText(service.upcoming_bookings)} to come`}>
              Existing bookings keep the name, price and duration they were booked with.
            </Notice>
          </div>
        ) : null}
        <Suspense fallback={<Spinner className="mx-auto my-16 size-8" />}>
          <ServiceForm
            service={service}
            onSave={async (...saved) => {
              await onSave(...saved);
              close();
            }}
            onDirty={setDirty}
          />
        </Suspense>
      </Dialog>
      <UnsavedChanges when={isDirty} text="Your changes to this service aren’t saved yet." />
    </>
  );
}
