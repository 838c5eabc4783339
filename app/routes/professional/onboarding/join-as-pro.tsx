import { useRouteLoaderData } from 'react-router';
import { ApplicationWizard } from '#app/features/application-wizard/components/application-wizard.tsx';
import type { ShownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { Container } from '#app/ui/page-shell.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { pageMeta } from '../../public/frame/page-meta.ts';
import type { loader as layout } from '../../public/frame/layout.tsx';

export function meta() {
  return pageMeta({
    title: 'Join as a professional | Doorstep',
    description:
      'Apply in ten minutes: your services and prices, where you travel, and your certifications. Our team reviews every application.',
  });
}

const needs = ({ commission }: ShownTerms) =>
  [
    ['About ten minutes', 'We keep your progress on this device, even if you close the page.'],
    ['A license or certificate', 'A photo of it is fine. Insurance helps but is optional.'],
    [
      'Your prices',
      `You set them, and how far you drive. We keep ${commission} of each completed booking, nothing else.`,
    ],
  ] as const;

export default function JoinAsPro() {
  const terms = useShownTerms();
  const site = useRouteLoaderData<typeof layout>('routes/public/frame/layout');
  return (
    <Container className="grid gap-x-14 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_340px] lg:py-16">
      <header className="lg:col-span-2">
        <h1 className="text-4xl">Join as a professional</h1>
        <p className="mt-3 max-w-[60ch] text-lg text-dim">
          Tell us what you do and show us your documents. Once our team has checked them and you’ve connected Stripe,
          clients can book you.
        </p>
      </header>
      <ApplicationWizard googleOffered={site?.googleSignIn ?? false} />
      <aside className="flex flex-col gap-6 max-lg:order-last">
        <Scene name="application-approved" />
        <ul className="flex flex-col gap-5">
          {needs(terms).map(([title, text]) => (
            <li key={title}>
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-dim">{text}</p>
            </li>
          ))}
        </ul>
      </aside>
    </Container>
  );
}
