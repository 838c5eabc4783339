import { Check } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';

interface BookingStepProps {
  number: number;
  title: string;
  done: boolean;
  /** Called when the focus leaves the step; from then on missing input is reported. */
  onLeave: () => void;
  aside?: ReactNode | undefined;
  children: ReactNode;
}

/** One step of the booking page; its door lights up once the step is done. */
export function BookingStep({ number, title, done, onLeave, aside, children }: BookingStepProps) {
  const id = useId();
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  return (
    <section
      aria-labelledby={id}
      onBlur={leave}
      className="grid grid-cols-1 gap-x-5 sm:grid-cols-[2.5rem_minmax(0,1fr)]"
    >
      <StepDoor number={number} done={done} className="max-sm:hidden" />
      <div className="min-w-0">
        <div className="mb-4 flex min-h-12 items-center gap-3">
          <StepDoor number={number} done={done} className="sm:hidden" />
          <h2 id={id} className="flex-1 text-2xl">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}

function StepDoor({ number, done, className }: { number: number; done: boolean; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'arch flex h-12 w-10 shrink-0 items-end justify-center pb-2 font-semibold transition-colors duration-200',
        done ? 'bg-sun text-on-sun' : 'border border-b-0 border-edge text-dim',
        className,
      )}
    >
      {done ? <Check className="size-5" strokeWidth={2.75} /> : number}
    </span>
  );
}
