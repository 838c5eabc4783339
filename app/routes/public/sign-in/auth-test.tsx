import { AuthStatus } from '#app/features/sign-in/components/auth-status.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';

export function meta() {
  return [{ title: 'Sign-in check | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Shows a visitor the state of their own sign-in, to help support people who cannot sign in. */
export default function AuthTest() {
  return (
    <Container width="text" className="py-10 lg:py-16">
      <PageHeading
        title="Sign-in check"
        text="What this browser and Doorstep know about your sign-in. No one else’s data is shown."
      />
      <AuthStatus />
    </Container>
  );
}
