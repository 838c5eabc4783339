import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { Card } from '#app/ui/card.tsx';
import { useNow } from '#app/ui/timing/use-now.ts';
import type { System } from '../queries/read-system.server.ts';

interface SystemFactsProps extends Pick<System, 'webhooks' | 'process'> {
  /** The server's time in epoch milliseconds. */
  now: number;
}

/** What Stripe told us in the last day, and what the process is that answered. */
export function SystemFacts({ webhooks, process, now }: SystemFactsProps) {
  const current = useNow(now);
  const { received, waiting, slowest_seconds, last_received_at } = webhooks;
  const { version, node, postgresql, started_at, memory_megabytes, connections } = process;
  return (
    <>
      <Facts
        id="webhooks"
        title="Stripe events in the last 24 hours"
        facts={[
          ['Received', received.toLocaleString('en-US')],
          ['Waiting', waiting.toLocaleString('en-US')],
          ['Slowest', slowest_seconds === null ? 'None' : `${slowest_seconds.toFixed(2)} s`],
          ['Last received', last_received_at ? timeAgo(Date.parse(last_received_at), current) : 'None'],
        ]}
      />
      <Facts
        id="process"
        title="This instance"
        facts={[
          ['Doorstep', version],
          ['Node.js', node],
          ['PostgreSQL', postgresql],
          ['Started', timeAgo(Date.parse(started_at), current)],
          ['Memory', `${memory_megabytes.toLocaleString('en-US')} MB`],
          [
            'Database connections',
            `${connections.used} in use, ${connections.idle} idle, ${connections.waiting} waiting`,
          ],
        ]}
      />
    </>
  );
}

function Facts({ id, title, facts }: { id: string; title: string; facts: readonly [name: string, value: string][] }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4 text-2xl">
        {title}
      </h2>
      <Card>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-dim">{name}</dt>
              <dd className="tabular mt-1 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
