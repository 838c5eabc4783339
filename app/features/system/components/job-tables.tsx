import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { Button } from '#app/ui/button.tsx';
import { type Column, DataTable } from '#app/ui/charts/data-table.tsx';
import { useNow } from '#app/ui/timing/use-now.ts';
import type { System } from '../queries/read-system.server.ts';
import { useRunJobAgain } from './use-run-job-again.ts';

type FailedJob = System['failed_jobs'][number];
type QueueLoad = System['queues'][number];

interface JobTablesProps extends Pick<System, 'queues' | 'failed_jobs'> {
  /** The server's time in epoch milliseconds. */
  now: number;
}

/** The jobs that were given up, each with a button to run it again, and the queues that have something to do. */
export function JobTables({ queues, failed_jobs, now }: JobTablesProps) {
  const current = useNow(now);
  const { runningId, run } = useRunJobAgain();
  const busy = queues.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
  return (
    <>
      <section aria-labelledby="failed-title">
        <h2 id="failed-title" className="mb-4 text-2xl">
          Failed jobs
        </h2>
        <DataTable
          caption="Failed jobs"
          columns={failedColumns({ current, runningId, run })}
          rows={failed_jobs}
          rowKey={({ id }) => id}
          empty={<p className="text-dim">No failed jobs. A job is listed here once its last retry has failed.</p>}
        />
      </section>
      <section aria-labelledby="queues-title">
        <h2 id="queues-title" className="mb-4 text-2xl">
          Queues
        </h2>
        <DataTable
          caption="Queues with something to do"
          columns={queueColumns}
          rows={busy}
          rowKey={({ queue }) => queue}
          empty={<p className="text-dim">All {queues.length} queues are idle.</p>}
        />
        {busy.length > 0 ? (
          <p className="mt-3 text-sm text-dim">The other {queues.length - busy.length} queues are idle.</p>
        ) : null}
      </section>
    </>
  );
}

interface FailedRows {
  current: number;
  runningId: string | undefined;
  run: (id: string) => void;
}

function failedColumns({ current, runningId, run }: FailedRows): readonly Column<FailedJob>[] {
  return [
    {
      id: 'queue',
      header: 'Queue',
      isTitle: true,
      cell: ({ queue }) => <span className="wrap-anywhere">{queue}</span>,
    },
    {
      id: 'error',
      header: 'Last error',
      cell: ({ error }) => <span className="line-clamp-3 text-sm wrap-anywhere">{error ?? 'Not recorded'}</span>,
    },
    { id: 'attempts', header: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
    { id: 'failed', header: 'Failed', cell: ({ failed_at }) => timeAgo(Date.parse(failed_at), current) },
    {
      id: 'run',
      header: 'Action',
      hideHeader: true,
      align: 'end',
      cell: ({ id, queue }) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Run ${queue} again`}
          loading={runningId === id}
          onClick={() => run(id)}
        >
          Run again
        </Button>
      ),
    },
  ];
}

const queueColumns: readonly Column<QueueLoad>[] = [
  { id: 'queue', header: 'Queue', isTitle: true, cell: ({ queue }) => queue },
  { id: 'waiting', header: 'Waiting', align: 'end', cell: ({ waiting }) => waiting.toLocaleString('en-US') },
  { id: 'running', header: 'Running', align: 'end', cell: ({ running }) => running.toLocaleString('en-US') },
  { id: 'failed', header: 'Failed', align: 'end', cell: ({ failed }) => failed.toLocaleString('en-US') },
  {
    id: 'oldest',
    header: 'Oldest waits',
    align: 'end',
    cell: ({ waiting, oldest_seconds }) => (waiting > 0 ? `${oldest_seconds.toLocaleString('en-US')} s` : '–'),
  },
];
