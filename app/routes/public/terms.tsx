import { terms } from '#app/content/terms.ts';
import { LegalPage } from './legal-page.tsx';
import { pageMeta } from './page-meta.ts';
import type { Route } from './+types/terms';

export function meta() {
  return pageMeta({ title: 'Terms of service | Doorstep', description: 'The rules for booking and working on Doorstep, in plain words.' });
}

/** Texts come with the page instead of with its code. */
export function loader() {
  return terms;
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
