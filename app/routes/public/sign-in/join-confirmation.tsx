import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { pageMeta } from '../frame/page-meta.ts';

export function meta() {
  return [
    ...pageMeta({
      title: 'Application submitted | Doorstep',
      description: 'What happens after you apply to work on Doorstep.',
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

const next = [
  {
    title: 'Confirm your email',
    text: 'If you signed up by email, open the link we sent you, in the browser you applied in. That hands your application in: we don’t have it before.',
  },
  {
    title: 'We review your application',
    text: 'Please allow 1-3 business days. Our team reads every application and looks at each certificate.',
  },
  {
    title: 'You’ll hear from us',
    text: 'By email, either way. Once you’re approved, connect with Stripe, and clients can book you.',
  },
];

/** Explains what follows an application. */
export default function JoinConfirmation() {
  return (
    <Container className="grid items-center gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,440px)_minmax(0,1fr)] lg:py-20">
      <div className="mx-auto w-full max-w-80 lg:max-w-none">
        <Scene name="application-received" />
      </div>
      <div>
        <h1 className="text-4xl">Application Submitted Successfully</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-dim">
          Thanks for applying to work with us. Here’s what happens next:
        </p>
        <ol className="mt-8 flex max-w-[60ch] flex-col gap-6">
          {next.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="arch figure flex h-11 w-9 shrink-0 items-end justify-center bg-sun pb-1.5 text-on-sun"
              >
                {index + 1}
              </span>
              <div>
                <h2 className="text-xl">{title}</h2>
                <p className="mt-1 text-dim">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to="/" size="large">
            Return to Home
          </ButtonLink>
          <ButtonLink to="/login" size="large" variant="secondary">
            Log in
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
