import { ChecklistEditor } from './checklist-editor.tsx';

interface ServiceChecklistsProps {
  services: readonly { id: string; name: string }[];
  checklists: readonly { service_id: string; lines: readonly string[]; asks_signature: boolean }[];
}

/** What a professional ticks at the visits of each service. */
export function ServiceChecklists({ services, checklists }: ServiceChecklistsProps) {
  if (services.length === 0) return null;
  const checklistOf = new Map(checklists.map((checklist) => [checklist.service_id, checklist]));
  return (
    <section aria-labelledby="checklists-title" className="mt-10">
      <h2 id="checklists-title" className="text-2xl">
        Checklists
      </h2>
      <p className="mt-1 mb-4 text-dim">You tick them at the visit, and your client sees them when it’s done.</p>
      <div className="flex flex-col gap-3">
        {services.map(({ id, name }) => (
          <ChecklistEditor
            key={id}
            service={{ id, name }}
            lines={checklistOf.get(id)?.lines ?? []}
            asksSignature={checklistOf.get(id)?.asks_signature ?? false}
          />
        ))}
      </div>
    </section>
  );
}
