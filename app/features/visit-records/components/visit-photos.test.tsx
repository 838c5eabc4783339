import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { photoMoments } from '../visit-record.ts';
import { VisitPhotos } from './visit-photos.tsx';

it('a photo of the work can be removed, one of the door cannot', () => {
  const photos = photoMoments.map((moment) => ({
    id: moment,
    moment,
    url: `/${moment}.jpg`,
    recorded_at: '2027-01-10T10:00:00Z',
  }));
  const drawn = renderToStaticMarkup(<VisitPhotos photos={photos} onRemove={() => undefined} />);
  expect(drawn).toContain('At the door 1');
  expect([...drawn.matchAll(/aria-label="(Remove [^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Remove before 1',
    'Remove after 1',
  ]);
});
