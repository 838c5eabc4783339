import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../styles/class-names.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and actions are aligned to the end. */
  align?: 'start' | 'end' | undefined;
  /** The cell that names the row: a card's title on phones. */
  isTitle?: boolean | undefined;
  /** Shows the column's name to screen readers only, as for a column of buttons. */
  hideHeader?: boolean | undefined;
  /** Makes the column sortable: the URL to sort by it, and its current direction, if it is sorted. */
  sorting?: { address: string; direction: 'ascending' | 'descending' | undefined } | undefined;
}

interface DataTableProps<Row> {
  caption: string;
  showCaption?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Less space between columns, for tables with many. */
  dense?: boolean | undefined;
  /** Replaces the rows if there are none; usually an EmptyState. */
  empty?: ReactNode | undefined;
}

/**
 * A table with rows of 56 px that turns into cards where its container is narrower than 832 px, whatever the screen.
 * The roles are explicit because browsers drop a table's semantics once its parts are displayed as blocks.
 */
export function DataTable<Row>({ caption, showCaption, columns, rows, rowKey, dense, empty }: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  return (
    <div className="data-table-frame">
      <table role="table" className={classNames('data-table', dense && 'data-table-dense')}>
        <caption className={showCaption ? 'pb-3 text-left text-sm text-dim' : 'sr-only'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <DataCell key={column.id} column={column}>
                  {column.cell(row)}
                </DataCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The name is separate from the sort link: cards keep it for screen readers, without a link that nobody sees. */
function HeaderCell<Row>({ column: { header, hideHeader, sorting, ...column } }: { column: Column<Row> }) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-label={sorting ? header : undefined}
      aria-sort={sorting ? (sorting.direction ?? 'none') : undefined}
      className={classNames(alignment(column), sorting && 'data-table-sortable')}
    >
      <span className={hideHeader ? 'sr-only' : undefined}>{header}</span>
      {sorting ? <SortLink header={header} sorting={sorting} /> : null}
    </th>
  );
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown };

function SortLink({
  header,
  sorting: { address, direction },
}: {
  header: string;
  sorting: NonNullable<Column<unknown>['sorting']>;
}) {
  const Icon = direction ? sortIcons[direction] : ArrowUpDown;
  return (
    <Link
      to={address}
      preventScrollReset
      aria-label={`Sort by ${header}`}
      title={`Sort by ${header}`}
      data-sorted={direction}
      className="data-table-sort"
    >
      <Icon aria-hidden="true" className="size-3.5" />
    </Link>
  );
}

function DataCell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  if (column.isTitle) {
    return (
      <th role="rowheader" scope="row" className="data-table-title">
        {children}
      </th>
    );
  }
  return (
    <td role="cell" className={alignment(column)}>
      {column.hideHeader ? null : (
        <span aria-hidden="true" className="data-table-name">
          {column.header}
        </span>
      )}
      <span className={classNames('data-table-value', column.hideHeader && 'data-table-actions')}>{children}</span>
    </td>
  );
}

function alignment(column: Pick<Column<unknown>, 'align'>): string | undefined {
  return column.align === 'end' ? 'data-table-end' : undefined;
}
