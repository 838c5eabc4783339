import type { Step } from '#app/content/site-copy.ts';

/** Steps in order on one street, each with a door that is open further. Drawn on the server only. */
export function StepDoors({ steps }: { steps: readonly Step[] }) {
  return steps.map(({ title, text }, index) => (
    <li key={title}>
      <img src={`/images/doors/home-${index + 1}.svg`} alt="" width={300} height={400} loading="lazy" />
      <div>
        <h3>
          <span>{index + 1}. </span>
          {title}
        </h3>
        <p>{text}</p>
      </div>
    </li>
  ));
}
