import { hasTitle, titleParameter, toggleService } from '#app/features/directory-search/directory-filter.ts';
import type { ServiceChoice } from '#app/features/directory-search/queries/directory-choices.server.ts';
import { RenderedOnce } from '#app/ui/loading/rendered-once.tsx';

interface ServiceChipsProps {
  choices: readonly ServiceChoice[];
  chosen: readonly string[];
  onChange: (services: string[]) => void;
}

/** Services to filter by. Checkboxes, so the form also works without JavaScript. */
export function ServiceChips({ choices, chosen, onChange }: ServiceChipsProps) {
  const chips = choices.map(({ title, count }) => (
    <label key={title} className="chip relative cursor-pointer">
      <input
        type="checkbox"
        name={titleParameter(title)}
        value={title}
        checked={hasTitle(chosen, title)}
        onChange={() => onChange(toggleService(chosen, title))}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {title}
      {count === null ? null : (
        <span className="tabular font-normal">
          {count}
          <span className="sr-only">{count === 1 ? ' professional' : ' professionals'}</span>
        </span>
      )}
    </label>
  ));
  // What one visitor has chosen is kept for nobody else: there are too many combinations.
  return (
    <RenderedOnce as="div" of={chosen.length === 0 ? choices : undefined} className="contents">
      {chips}
    </RenderedOnce>
  );
}
