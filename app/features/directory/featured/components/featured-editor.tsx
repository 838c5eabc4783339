import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { ProfessionalPicker } from '#app/features/booking-form/steps/components/professional-picker.tsx';
import { SmallPortrait } from '#app/features/professionals/display/components/small-portrait.tsx';
import { professionalImage } from '#app/features/professionals/display/professional-image.ts';
import type { Tint } from '#app/ui/art/arch-frame.tsx';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { CardView } from '../../cards/card-view.server.ts';
import { featuredMaximum } from '../featured.schema.ts';
import { pickOfCard, type FeaturedPick } from '../featured-picks.ts';
import { useFeaturedPicks } from './use-featured-picks.ts';

/** Editor of the home page's three featured professionals: who, in which order, with the directory to pick from. */
export function FeaturedEditor({ cards }: { cards: readonly CardView[] }) {
  const { picks, isChanged, isSaving, add, move, remove, discard, save } = useFeaturedPicks(cards);
  const free = featuredMaximum - picks.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <section aria-labelledby="on-home">
        <h2 id="on-home" className="text-2xl">
          On the home page
        </h2>
        <ol className="mt-4 flex flex-col gap-3">
          {picks.map((pick, index) => (
            <li key={pick.id} className="flex items-center gap-3 rounded-card border border-line bg-card p-3">
              <PickRow pick={pick} place={index + 1} />
              <MoveButtons pick={pick} index={index} last={picks.length - 1} move={move} />
              <IconButton label={`Remove ${pick.name}`} onClick={() => remove(pick.id)}>
                <Trash2 aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
          {Array.from({ length: free }, (_, index) => (
            <li
              key={index}
              className="flex min-h-[90px] items-center justify-center rounded-card border border-dashed border-edge text-sm text-dim"
            >
              Place {picks.length + index + 1} is free
            </li>
          ))}
        </ol>
        <p role="status" className="sr-only">
          {picks.map(({ name }, index) => `${index + 1}: ${name}`).join(', ') || 'No one is featured'}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => void save()} loading={isSaving} disabled={!isChanged}>
            Save changes
          </Button>
          <Button variant="secondary" onClick={discard} disabled={!isChanged || isSaving}>
            Discard
          </Button>
        </div>
      </section>
      <section aria-labelledby="to-pick">
        <h2 id="to-pick" className="text-2xl">
          Pick from the directory
        </h2>
        <p className="mt-1 mb-4 text-sm text-dim">
          {free > 0
            ? `Press a professional to add them; ${free === 1 ? 'one place is' : `${free} places are`} free.`
            : 'All three places are taken. Remove someone first.'}
        </p>
        <ProfessionalPicker onChoose={(_id, _name, card) => add(pickOfCard(card))} />
      </section>
    </div>
  );
}

function PickRow({ pick, place }: { pick: FeaturedPick; place: number }) {
  return (
    <>
      <span className="figure w-5 text-center text-xl text-dim">{place}</span>
      <SmallPortrait
        image={professionalImage({ profile_photo_url: null, image: pick.image })}
        tint={pick.tint as Tint}
        className="w-14"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{pick.name}</span>
        <span className="block truncate text-sm text-dim">{pick.about}</span>
      </span>
    </>
  );
}

interface MoveButtonsProps {
  pick: FeaturedPick;
  index: number;
  last: number;
  move: (index: number, by: -1 | 1) => void;
}

function MoveButtons({ pick, index, last, move }: MoveButtonsProps) {
  return (
    <span className="flex max-sm:flex-col">
      <IconButton label={`Move ${pick.name} up`} onClick={() => move(index, -1)} disabled={index === 0}>
        <ArrowUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={`Move ${pick.name} down`} onClick={() => move(index, 1)} disabled={index === last}>
        <ArrowDown aria-hidden="true" className="size-5" />
      </IconButton>
    </span>
  );
}
