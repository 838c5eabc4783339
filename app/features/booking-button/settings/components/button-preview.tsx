import { Card } from '#app/ui/card.tsx';
import { grounds, textOn } from '../../button-color.ts';
import type { BookingButtonInput } from '../booking-button.schema.ts';
import type { ButtonSubject } from './button-subject.ts';

interface ButtonPreviewProps {
  shown: BookingButtonInput;
  subject: ButtonSubject;
}

/** The button on a light and a dark page, and the form it opens. */
export function ButtonPreview({ shown, subject: { professionalId, isListed } }: ButtonPreviewProps) {
  const form = new URLSearchParams({ color: shown.color, theme: shown.theme });
  return (
    <Card padding="large">
      <h2 className="text-lg font-semibold">Preview</h2>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            className="flex min-h-28 items-center justify-center rounded-control border border-line p-4"
            style={{ background: grounds[theme] }}
          >
            <span
              className="rounded-control px-6 py-3.5 text-center font-semibold"
              style={{ background: shown.color, color: textOn(shown.color), border: '1px solid rgba(128,128,128,.4)' }}
            >
              {shown.label}
            </span>
          </div>
        ))}
      </div>
      {isListed ? (
        <iframe
          title="The booking form"
          // It can be walked through, but sends nothing.
          sandbox="allow-scripts"
          src={`/embed/professionals/${professionalId}?${form}`}
          loading="lazy"
          className="mt-4 h-96 w-full rounded-control border border-line"
        />
      ) : null}
    </Card>
  );
}
