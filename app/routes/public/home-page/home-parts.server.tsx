import type { ReactNode } from 'react';
import { homeSteps, testimonials } from '#app/content/site-copy.ts';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { drawOnce } from '#app/platform/http/pages/render-once.server.tsx';
import { toServerHtml, type PageHtml } from '#app/platform/http/pages/server-html.server.ts';
import { CategoryDoors } from './category-doors.tsx';
import { StepDoors } from './step-doors.tsx';
import { Testimonials } from './testimonials.tsx';

/** The lists of the home page that are the same for everybody and do nothing. */
export function drawHomeParts(page: PageHtml) {
  const draw = (name: string, element: ReactNode) => toServerHtml(page, drawOnce(name, 'home', element));
  return {
    categories: draw('categories', <CategoryDoors categories={serviceCategories} />),
    steps: draw('steps', <StepDoors steps={homeSteps} />),
    testimonials: draw('testimonials', <Testimonials testimonials={testimonials} />),
  };
}
