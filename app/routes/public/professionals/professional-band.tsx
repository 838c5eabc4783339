import { joinUrl } from '#app/pages/page-urls.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';

interface ProfessionalBandProps {
  title: string;
  text: string;
  facts: readonly string[];
  button: string;
}

/** The invitation to professionals, across the full page width. Dark green in both themes. */
export function ProfessionalBand({ title, text, facts, button }: ProfessionalBandProps) {
  return (
    <section className="overflow-hidden bg-band text-white">
      <Container className="grid items-end gap-x-10 lg:grid-cols-[1.25fr_1fr]">
        <div className="py-14 lg:py-24">
          <h2 className="text-4xl">{title}</h2>
          <p className="mt-5 max-w-[56ch] text-lg text-white/85">{text}</p>
          <ul className="mt-6 flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:gap-x-6">
            {facts.map((fact) => (
              <li key={fact} className="flex items-center gap-2 font-semibold">
                <CheckIcon className="size-5 text-sun" />
                {fact}
              </li>
            ))}
          </ul>
          <ButtonLink to={joinUrl} size="large" className="mt-8 bg-sun! text-on-sun! hover:bg-white!">
            {button}
          </ButtonLink>
        </div>
        <div aria-hidden="true" className="flex items-end gap-4">
          {['p16', 'p10', 'p31'].map((portrait, index) => (
            <img
              key={portrait}
              src={`/images/portraits/${portrait}-320.webp`}
              alt=""
              width={320}
              height={320}
              loading="lazy"
              className={index === 1 ? 'arch min-w-0 flex-1 bg-sun pt-16' : 'arch min-w-0 flex-1 bg-white/15 pt-8'}
            />
          ))}
        </div>
      </Container>
    </section>
  );
}
