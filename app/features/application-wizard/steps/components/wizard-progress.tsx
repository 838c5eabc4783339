import { classNames } from '#app/ui/styles/class-names.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { wizardSteps } from '../wizard-steps.ts';

/** The position among the four steps. */
export function WizardProgress({ step }: { step: number }) {
  return (
    <>
      <p className="text-xs font-semibold text-dim sm:hidden">
        Step {step + 1} of {wizardSteps.length}
      </p>
      <h2 className="mt-1 text-2xl sm:sr-only">{wizardSteps[step]?.name}</h2>
      <ol aria-label="Steps" className="mt-4 grid grid-cols-4 gap-2 sm:mt-0 sm:gap-3">
        {wizardSteps.map(({ name }, index) => (
          <li key={name} aria-current={index === step ? 'step' : undefined} className="flex flex-col gap-2">
            <span className={classNames('h-1.5 rounded-full', index <= step ? 'bg-green' : 'bg-line')} />
            <span
              className={classNames(
                'flex items-center gap-1.5 text-sm max-sm:sr-only',
                index === step ? 'font-semibold' : 'text-dim',
              )}
            >
              {index < step ? (
                <CheckIcon className="size-4 text-green" />
              ) : (
                <span className="tabular">{index + 1}.</span>
              )}
              {name}
              {index < step ? <span className="sr-only"> (done)</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
