import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useFocusOnMore } from '#app/ui/loading/use-focus-on-more.ts';
import { monthName } from '../month-spans.ts';
import { statementUrl } from '../payments-urls.ts';

const firstShown = 6;

/** The monthly statements as files, including the current month so far. */
export function Statements({ months, present }: { months: readonly string[]; present: string }) {
  const [all, setAll] = useState(false);
  const shown = all ? months : months.slice(0, firstShown);
  const list = useRef<HTMLUListElement>(null);
  const rememberPress = useFocusOnMore(list, ':scope > li', shown.length);
  return (
    <section aria-labelledby="statements-title" className="print:hidden">
      <h2 id="statements-title" className="text-2xl">
        Statements
      </h2>
      <p className="mt-2 text-sm text-dim">
        Your month on paper: payments, refunds, our fee, your share and transfers.
      </p>
      <ul ref={list} className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((month) => (
          <li key={month}>
            <a
              href={statementUrl(month)}
              download
              className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 hover:border-edge"
            >
              <FileText aria-hidden="true" className="size-5 shrink-0 text-green" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{monthName(month)}</span>
                <span className="block text-sm text-dim">{month === present ? 'PDF, so far' : 'PDF'}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {shown.length < months.length ? (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            rememberPress();
            setAll(true);
          }}
        >
          Show all {months.length} statements
        </Button>
      ) : null}
    </section>
  );
}
