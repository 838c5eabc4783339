import { Link } from 'react-router';
import { Scene } from '#app/ui/art/scene.tsx';

/** Other ways to get help, next to the form. */
export function ContactAside({ email }: { email: string }) {
  return (
    <aside className="flex flex-col gap-8 lg:sticky lg:top-28">
      <div className="max-w-80 max-lg:hidden">
        <Scene name="mail-sent" />
      </div>
      <section>
        <h2 className="text-xl">By email</h2>
        <a href={`mailto:${email}`} className="text-link mt-1 inline-flex min-h-11 items-center wrap-anywhere">
          {email}
        </a>
      </section>
      <section>
        <h2 className="text-xl">Quick answers</h2>
        <ul className="mt-2 flex flex-col">
          {answers.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

const answers = [
  { to: '/how-it-works#faq', label: 'Questions and answers' },
  { to: '/dashboard/client/bookings', label: 'See or cancel a booking' },
  { to: '/privacy', label: 'What we keep about you' },
];
