import { Link } from 'react-router';
import { DataTable, type Column } from '#app/ui/charts/data-table.tsx';
import { PageLinks } from '#app/ui/charts/page-links.tsx';
import { StatusPill, type StatusTone } from '#app/ui/status-pill.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { ImportLineDto, ImportPreviewDto } from '../import-dto.ts';
import { importMessages } from '../import-messages.ts';
import { previewPageUrl } from '../import-urls.ts';
import { type LineOutcome, lineOutcomes } from '../lines/line-outcomes.ts';
import { LineVisit } from './line-visit.tsx';

const tones: Record<LineOutcome, StatusTone> = {
  added: 'success',
  duplicate: 'info',
  error: 'danger',
  skipped: 'neutral',
};

interface PreviewLinesProps {
  preview: ImportPreviewDto;
  /** The services of single lines, by position. */
  chosen: Readonly<Record<string, string>>;
  /** Receives the services of all single lines. */
  onService: (services: Record<string, string>) => void;
}

/** The lines of a file, a page at a time, all of them or those with one outcome. */
export function PreviewLines({ preview, chosen, onService }: PreviewLinesProps) {
  const { counts, show, page, pages, lines, past_left_out } = preview;
  const total = lineOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  return (
    <section aria-label="Lines of the file" className="flex flex-col gap-4">
      <nav aria-label="Which lines" className="flex flex-wrap gap-2">
        <Filter to={null} show={show} label="All lines" count={total} />
        {lineOutcomes.map((outcome) => (
          <Filter
            key={outcome}
            to={outcome}
            show={show}
            label={importMessages.outcome[outcome]}
            count={counts[outcome]}
          />
        ))}
      </nav>
      <DataTable
        dense
        caption="Lines of the file"
        columns={columnsFor({ preview, chosen, onService })}
        rows={lines}
        rowKey={({ position }) => String(position)}
        empty={<p className="py-10 text-center text-dim">No lines of this kind.</p>}
      />
      {past_left_out > 0 ? (
        <p className="text-sm text-dim">{past_left_out.toLocaleString('en-US')} more past events are not listed.</p>
      ) : null}
      <PageLinks page={page} pages={pages} urlOf={(other) => previewPageUrl(show, other)} />
    </section>
  );
}

interface FilterProps {
  to: LineOutcome | null;
  show: LineOutcome | null;
  label: string;
  count: number;
}

function Filter({ to, show, label, count }: FilterProps) {
  return (
    <Link
      to={previewPageUrl(to, 1)}
      replace
      preventScrollReset
      aria-current={to === show ? 'true' : undefined}
      className={classNames('chip', to === show && 'chip-on')}
    >
      {label} <span className="tabular">{count.toLocaleString('en-US')}</span>
    </Link>
  );
}

function columnsFor(props: PreviewLinesProps): readonly Column<ImportLineDto>[] {
  const { kind, has_visits } = props.preview;
  return [
    { id: 'number', header: kind === 'ics' ? 'Event' : 'Line', cell: ({ number }) => number.toLocaleString('en-US') },
    {
      id: 'name',
      header: 'Name',
      isTitle: true,
      cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name || 'Without a name'}</span>,
    },
    ...(has_visits ? [visitColumn(props)] : []),
    {
      id: 'contact',
      header: 'Contact',
      cell: ({ email, phone, location }) => (
        <span className="block text-sm wrap-anywhere">
          {[email, phone, location].filter(Boolean).map((text) => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
        </span>
      ),
    },
    {
      id: 'outcome',
      header: 'Outcome',
      cell: ({ outcome, reason, column }) => (
        <span className="block max-w-[40ch]">
          <StatusPill tone={tones[outcome]} label={importMessages.outcome[outcome]} />
          {reason === null ? null : (
            <span className="mt-1 block text-sm wrap-anywhere">
              {column === null ? null : <b className="font-semibold">{column}: </b>}
              {reason}
            </span>
          )}
        </span>
      ),
    },
  ];
}

function visitColumn({ preview, chosen, onService }: PreviewLinesProps): Column<ImportLineDto> {
  return {
    id: 'visit',
    header: 'Visit',
    cell: (line) =>
      line.start === null && !line.lacks_service ? (
        'None'
      ) : (
        <LineVisit
          line={{ ...line, service_id: chosen[line.position] ?? line.service_id }}
          services={preview.services}
          onService={(id) => onService({ ...chosen, [line.position]: id })}
        />
      ),
  };
}
