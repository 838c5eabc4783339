import type { PayableVisit } from '../queries/read-payment-page.server.ts';

/** The visit that a link pays for. */
export function VisitToPay({ visit }: { visit: PayableVisit }) {
  const facts = [
    ['For', visit.client],
    ['Service', visit.service],
    ['Professional', visit.professional],
    ['When', visit.when],
    ['Where', visit.location],
  ] as const;
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-card px-5">
      {facts.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-3">
          <dt className="text-dim">{term}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
