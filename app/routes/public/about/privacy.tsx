import { privacy } from '#app/content/privacy.ts';
import { LegalPage } from './legal-page.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import type { Route } from './+types/privacy';

export function meta() {
  return pageMeta({
    title: 'Privacy policy | Doorstep',
    description: 'What Doorstep keeps about you, who sees it and how long we keep it.',
  });
}

/** The texts come with the page instead of the code. */
export function loader() {
  return privacy;
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
