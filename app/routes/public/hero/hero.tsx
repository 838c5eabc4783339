import { ButtonLink } from '#app/ui/button.tsx';
import { ArrowRightIcon } from '#app/ui/icons.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { HeroFilm } from './hero-film.tsx';
import { HeroSearch } from './hero-search.tsx';

/** The top of the home page: the headline, the search, and the picture of a street. */
export function Hero({ headline, sentence }: { headline: string; sentence: string }) {
  return (
    <div className="hero">
      <Container className="relative z-[1] pt-9 sm:pt-12">
        <h1 className="text-5xl max-xl:max-w-[14ch]">{headline}</h1>
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <p className="max-w-[58ch] text-base text-dim sm:text-lg">{sentence}</p>
          <div className="flex gap-3 max-lg:order-1 max-sm:w-full">
            <ButtonLink to="/professionals" variant="secondary" className="max-sm:flex-1">
              Book Now
            </ButtonLink>
            <ButtonLink to="/services" variant="quiet" className="max-sm:flex-1">
              Explore Services
              <ArrowRightIcon className="size-4" />
            </ButtonLink>
          </div>
          <HeroSearch />
        </div>
      </Container>
      <HeroFilm />
    </div>
  );
}
