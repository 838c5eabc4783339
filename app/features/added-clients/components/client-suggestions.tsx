import type { AddedClient } from '../added-client.ts';

interface ClientSuggestionsProps {
  clients: readonly AddedClient[];
  onChoose: (client: AddedClient) => void;
}

/** Added clients to fill a form with. */
export function ClientSuggestions({ clients, onChoose }: ClientSuggestionsProps) {
  return (
    <div role="group" aria-label="From your clients" aria-live="polite" className="empty:hidden">
      {clients.length === 0 ? null : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {clients.map((client) => (
            <li key={client.id}>
              <button
                type="button"
                onClick={() => onChoose(client)}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-4 py-2 text-left hover:bg-sand"
              >
                <span className="font-semibold wrap-anywhere">{client.name}</span>
                <span className="text-sm wrap-anywhere text-dim">{client.phone ?? client.email}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
