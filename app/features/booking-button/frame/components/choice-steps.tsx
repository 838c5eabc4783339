import { formatDollarText } from '#app/lib/money.ts';
import type { ServiceDto } from '#app/features/services/service-dto.ts';
import { formatDuration } from '#app/features/visits/duration-text.ts';

interface ServiceListProps {
  services: readonly ServiceDto[];
  urlOf: (choices: Record<string, string>) => string;
}

/** The first step: what to book. */
export function ServiceList({ services, urlOf }: ServiceListProps) {
  if (services.length === 0) return <p>There is nothing to book online at the moment. Please come back later.</p>;
  return (
    <section aria-labelledby="services">
      <h2 id="services">Choose a service</h2>
      <ul className="services">
        {services.map(({ id, name, price, duration }) => (
          <li key={id}>
            <a href={urlOf({ service: id })}>
              <span>
                <b>{name}</b>
                <small>{formatDuration(duration)}</small>
              </span>
              <span className="price">{formatDollarText(price)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TimeChoiceProps {
  days: readonly { date: string; label: string }[];
  day: string;
  times: readonly { startsAt: string; label: string }[];
  zoneName: string;
  urlOf: (choices: Record<string, string>) => string;
}

/** The second step: a day and a time. */
export function TimeChoice({ days, day, times, zoneName, urlOf }: TimeChoiceProps) {
  if (days.length === 0) return <p>There are no free times in the coming weeks. Please come back later.</p>;
  return (
    <section aria-labelledby="days">
      <h2 id="days">Choose a day and a time</h2>
      <nav className="days" aria-label="Days">
        {days.map(({ date, label }) => (
          <a key={date} className="choice" href={urlOf({ day: date })} aria-current={date === day ? 'date' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div className="times" role="group" aria-label="Times">
        {times.map(({ startsAt, label }) => (
          <a key={startsAt} className="choice" href={urlOf({ day, time: startsAt })}>
            {label}
          </a>
        ))}
      </div>
      {times.length === 0 ? <p>This day is fully booked. Please choose another.</p> : null}
      <p className="note" style={{ marginTop: 12 }}>
        All times are {zoneName}.
      </p>
    </section>
  );
}
