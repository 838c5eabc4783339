import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { StepName } from '../booking-form-errors.ts';
import { useFold } from './use-fold.ts';

interface BookingStepProps {
  name: StepName;
  number: number;
  title: string;
  done: boolean;
  /** What was chosen is being checked; until then the step counts as done, but is not marked so. */
  checking?: boolean | undefined;
  /** What was chosen, in one line. */
  chosen: ReactNode;
  /** Called when the focus leaves the step; from then on missing input is reported. */
  onLeave: () => void;
  /** A function leaves out what is only worth having once the step has been open. */
  children: ReactNode | ((wasOpen: boolean) => ReactNode);
}

/** One step of the booking page; its door lights up once the step is done, and it folds into one line. */
export function BookingStep({
  name,
  number,
  title,
  done,
  checking = false,
  chosen,
  onLeave,
  children,
}: BookingStepProps) {
  const id = useId();
  const fold = useFold({ isFinished: done || checking, isSettled: done && !checking, onLeave });
  return (
    <section
      {...fold.sectionProps}
      data-step={name}
      aria-labelledby={id}
      className={classNames(
        'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-line sm:gap-x-5',
        fold.isFolded ? 'border-b py-2' : 'py-6 first:pt-0',
      )}
    >
      <StepDoor number={number} done={done} />
      <StepHeading
        id={id}
        heading={fold.heading}
        title={title}
        chosen={done || checking ? chosen : undefined}
        isFolded={fold.isFolded}
        onToggle={fold.toggle}
      />
      <div
        {...fold.bodyProps}
        id={`${id}-body`}
        className={classNames(
          'min-w-0 max-sm:col-span-2 sm:col-start-2',
          // Laid out all the same, so that what scrolls in it stays where it was.
          fold.isFolded
            ? 'invisible h-0 overflow-hidden [@media(scripting:none)]:visible [@media(scripting:none)]:h-auto'
            : 'pt-4',
        )}
      >
        {typeof children === 'function' ? children(fold.wasOpen) : children}
      </div>
    </section>
  );
}

interface StepHeadingProps {
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  /** Undefined for a step that is not finished, which cannot be folded. */
  chosen: ReactNode;
  isFolded: boolean;
  onToggle: () => void;
}

/** The title of a step; once the step is finished, a button that folds and opens it. */
function StepHeading({ id, heading, title, chosen, isFolded, onToggle }: StepHeadingProps) {
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className={
        isFolded ? 'min-w-0 font-sans text-base font-normal tracking-normal' : 'flex min-h-12 items-center text-2xl'
      }
    >
      {chosen === undefined ? (
        <span id={id}>{title}</span>
      ) : (
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={`${id}-body`}
          onClick={onToggle}
          className="flex min-h-12 w-full items-center gap-3 text-left"
        >
          <span className="min-w-0 flex-1 sm:flex sm:items-center">
            <span id={id} className={isFolded ? 'block shrink-0 text-xs text-dim sm:w-32 sm:text-sm' : undefined}>
              {title}
            </span>{' '}
            {isFolded ? <span className="block truncate font-semibold">{chosen}</span> : null}
          </span>
          <span className="text-link font-sans text-sm tracking-normal screen-only">
            {isFolded ? 'Change' : 'Done'}
          </span>
        </button>
      )}
    </h2>
  );
}

function StepDoor({ number, done }: { number: number; done: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'arch flex h-12 w-10 shrink-0 items-end justify-center pb-2 font-semibold transition-[background-color] duration-200',
        done ? 'bg-sun text-on-sun' : 'border border-b-0 border-edge text-dim',
      )}
    >
      {done ? <Check className="size-5" strokeWidth={2.75} /> : number}
    </span>
  );
}
