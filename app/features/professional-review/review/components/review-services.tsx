import { findServiceCategory } from '#app/features/services/catalogue/categories.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { type Column, DataTable } from '#app/ui/charts/data-table.tsx';
import type { Review } from '../queries/get-review.server.ts';

type Service = Review['services'][number];

const columns: readonly Column<Service>[] = [
  {
    id: 'name',
    header: 'Service',
    isTitle: true,
    cell: ({ name, description }) => (
      <>
        <span className="block @min-[52rem]:max-w-[60ch]">{name}</span>
        {description ? <span className="block max-w-[60ch] text-sm font-normal text-dim">{description}</span> : null}
      </>
    ),
  },
  {
    id: 'category',
    header: 'Category',
    cell: ({ category_id }) => findServiceCategory(category_id ?? '')?.title ?? 'Their own',
  },
  {
    id: 'duration',
    header: 'Duration',
    align: 'end',
    cell: ({ duration }) => <span className="whitespace-nowrap">{duration} min</span>,
  },
  { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatDollarText(price) },
];

export function ReviewServices({ services }: { services: readonly Service[] }) {
  return <DataTable caption="Services" columns={columns} rows={services} rowKey={({ id }) => id} />;
}
