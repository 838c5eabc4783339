import type { Step } from '#app/content/site-copy.ts';
import { Door } from '#app/ui/door.tsx';

interface StepDoorsProps {
  steps: readonly Step[];
}

/** Steps in order, each a door that stands further open, on one street. */
export function StepDoors({ steps }: StepDoorsProps) {
  return (
    <ol className="grid gap-8 md:grid-cols-3 md:gap-0">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="step-door">
          <Door
            openness={steps.length > 1 ? index / (steps.length - 1) : 1}
            colour={leafColours[index % leafColours.length]}
            visitor={index === steps.length - 1 ? '/images/portraits/p05-320.webp' : undefined}
            className="h-36 shrink-0 md:h-64"
          />
          <div className="md:pt-7 md:pr-10">
            <h3 className="text-lg font-semibold">
              <span className="tabular text-dim">{index + 1}. </span>
              {title}
            </h3>
            <p className="mt-1.5 max-w-[36ch] text-dim">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const leafColours = ['#0b5d4e', '#e4674b', '#6f4e9c'];
