import { Body, Button, Container, Head, Heading, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';

type MailLayoutProps = { preview: string; heading: string; children: ReactNode; action?: { label: string; href: string } };

const colours = { paper: '#fbf7f0', card: '#ffffff', ink: '#1f1b16', dim: '#6b6258', green: '#0b5d4e', sun: '#f5b83d' };
const face = '"Instrument Sans", "Helvetica Neue", Arial, sans-serif';

/** The one look of our mails: paper, an arch on top, one button (art direction). Mail clients know inline styles only. */
export function MailLayout({ preview, heading, children, action }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ background: colours.paper, color: colours.ink, fontFamily: face, margin: 0, padding: '32px 12px' }}>
        <Container style={{ maxWidth: 520, background: colours.card, borderRadius: 20, padding: '32px 32px 24px' }}>
          <Section style={{ width: 44, height: 56, background: colours.green, borderRadius: '22px 22px 0 0', margin: '0 0 20px' }}>
            <Text style={{ margin: '20px 0 0 12px', width: 20, height: 36, background: colours.sun, borderRadius: '10px 10px 0 0' }}> </Text>
          </Section>
          <Heading as="h1" style={{ fontSize: 26, lineHeight: '30px', letterSpacing: '-0.02em', margin: '0 0 12px' }}>
            {heading}
          </Heading>
          {children}
          {action ? (
            <Button
              href={action.href}
              style={{ background: colours.green, color: '#ffffff', borderRadius: 12, padding: '14px 22px', fontWeight: 600, marginTop: 12 }}
            >
              {action.label}
            </Button>
          ) : null}
          <Text style={{ color: colours.dim, fontSize: 13, lineHeight: '18px', margin: '28px 0 0' }}>
            Doorstep. Verified professionals, at your door.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 12px' }}>{children}</Text>;
}
