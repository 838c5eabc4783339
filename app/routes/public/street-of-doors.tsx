import { ArchFrame, type Tint } from '#app/ui/arch-frame.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Picture, renderedSources } from '#app/ui/image.tsx';
import { Container } from '#app/ui/page-shell.tsx';

interface StreetDoor {
  portrait: string;
  tint: Tint;
  /** Width over height: doors of one street differ. */
  ratio: number;
  /** From which width on there is room for it. */
  shown: string;
}

const doors: readonly StreetDoor[] = [
  { portrait: 'p07', tint: 'tint-food', ratio: 0.84, shown: '' },
  { portrait: 'p12', tint: 'tint-auto', ratio: 0.66, shown: '' },
  { portrait: 'p05', tint: 'tint-eco', ratio: 0.78, shown: '' },
  { portrait: 'p29', tint: 'tint-tech', ratio: 0.62, shown: 'max-sm:hidden' },
  { portrait: 'p18', tint: 'tint-beauty', ratio: 0.74, shown: 'max-sm:hidden' },
  { portrait: 'p09', tint: 'tint-pets', ratio: 0.86, shown: 'max-lg:hidden' },
];

/** The people behind the doors, standing at the foot of the hero. Decoration: the page says it in words. */
export function StreetOfDoors() {
  return (
    <div aria-hidden="true" className="mt-10 border-b-[6px] border-on-tint lg:mt-14">
      <Container className="flex items-end gap-3 max-sm:px-4 sm:gap-6 lg:gap-9">
        {doors.map(({ portrait, tint, ratio, shown }) => (
          <div key={portrait} className={classNames('arch doorway min-w-0 flex-1', shown)}>
            <ArchFrame tint={tint} ratio={ratio}>
              <Picture
                {...renderedSources(`/images/portraits/${portrait}`, [320])}
                alt=""
                width={320}
                height={320}
                className="w-full"
                eager
              />
            </ArchFrame>
          </div>
        ))}
      </Container>
    </div>
  );
}
