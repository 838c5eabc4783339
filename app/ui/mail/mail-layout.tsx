import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { use, type ReactNode } from 'react';
import { mailColors as colors, mailFaces, mailStyles } from './mail-look.ts';
import { MailMark } from './mail-mark.tsx';
import { MailSiteContext } from './mail-site.ts';

interface MailLayoutProps {
  /** The preview line that inboxes show beside the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
  /** The one button. `address` also prints the URL below it, for links that somebody is waiting for. */
  action?: { label: string; href: string; address?: boolean };
  /** After the button: small print, such as what to do if the recipient did not ask for this. */
  note?: ReactNode;
  /** Why the recipient gets this mail, as a whole sentence. */
  reason?: string;
  /** Where mails of this kind can be switched off, if they can. */
  optOutUrl?: string | undefined;
}

const ownAccount = 'You’re getting this email because this address has a Doorstep account.';

/** The layout of all our mails: paper, a door on top, one card, one button, and whom to ask (art direction). */
export function MailLayout({
  preview,
  heading,
  children,
  action,
  note,
  reason = ownAccount,
  optOutUrl,
}: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{heading}</title>
        <style>{mailStyles}</style>
      </Head>
      <body className="m-paper" style={{ margin: 0, padding: 0, backgroundColor: colors.paper }}>
        <Preview>{preview}</Preview>
        <Sheet className="m-paper" style={{ backgroundColor: colors.paper }}>
          <Column align="center" style={{ padding: '32px 12px 40px' }}>
            <Sheet style={{ maxWidth: 600 }}>
              <Column align="left">
                <Masthead />
                <Sheet
                  className="m-card"
                  style={{
                    backgroundColor: colors.card,
                    border: `1px solid ${colors.line}`,
                    borderRadius: 20,
                    borderCollapse: 'separate',
                  }}
                >
                  <Column
                    className="m-inside m-ink"
                    style={{ padding: '40px 44px 44px', color: colors.ink, fontFamily: mailFaces.text }}
                  >
                    <h1 className="m-h1 m-ink" style={headingStyle}>
                      {heading}
                    </h1>
                    {children}
                    {action ? <Action {...action} /> : null}
                    {note ? <MailNote>{note}</MailNote> : null}
                  </Column>
                </Sheet>
                <Imprint reason={reason} optOutUrl={optOutUrl} />
              </Column>
            </Sheet>
          </Column>
        </Sheet>
      </body>
    </Html>
  );
}

const headingStyle = {
  margin: '0 0 16px',
  color: colors.ink,
  fontFamily: mailFaces.display,
  fontSize: 30,
  lineHeight: '34px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
} as const;

/** A one-cell table of full width, which mail programs lay out alike. */
function Sheet({
  children,
  className,
  style,
}: {
  children: ReactNode;
  className?: string;
  style?: React.CSSProperties;
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      className={className}
      style={style}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

function Masthead() {
  const { baseUrl } = use(MailSiteContext);
  return (
    <table
      role="presentation"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      data-skip-in-text="true"
      className="m-mast"
      style={{ marginLeft: 45 }}
    >
      <tbody>
        <tr>
          <Column style={{ verticalAlign: 'bottom' }}>
            <MailMark />
          </Column>
          <Column style={{ padding: '0 0 7px 12px', verticalAlign: 'bottom' }}>
            <a
              href={baseUrl}
              className="m-ink"
              style={{
                color: colors.ink,
                fontFamily: mailFaces.display,
                fontSize: 24,
                lineHeight: '28px',
                fontWeight: 700,
                letterSpacing: '-0.03em',
                textDecoration: 'none',
              }}
            >
              Doorstep
            </a>
          </Column>
        </tr>
      </tbody>
    </table>
  );
}

function Action({ label, href, address = false }: NonNullable<MailLayoutProps['action']>) {
  return (
    <>
      <Button
        href={href}
        className="m-button"
        style={{
          marginTop: 12,
          padding: '16px 28px',
          borderRadius: 12,
          backgroundColor: colors.green,
          color: '#ffffff',
          fontFamily: mailFaces.text,
          fontSize: 16,
          fontWeight: 600,
        }}
      >
        {label}
      </Button>
      {address ? (
        <p className="m-dim" data-skip-in-text="true" style={{ ...smallStyle, margin: '20px 0 0' }}>
          Button not working? Copy this link into your browser:
          <br />
          <a href={href} className="m-link" style={{ color: colors.green, wordBreak: 'break-all' }}>
            {href}
          </a>
        </p>
      ) : null}
    </>
  );
}

const smallStyle = { color: colors.dim, fontFamily: mailFaces.text, fontSize: 14, lineHeight: '21px' } as const;

function Imprint({ reason, optOutUrl }: { reason: string; optOutUrl: string | undefined }) {
  const { baseUrl, contactEmail } = use(MailSiteContext);
  const link = { color: colors.dim, textDecoration: 'underline' };
  return (
    <div style={{ padding: '24px 12px 0' }}>
      <p className="m-dim" style={{ ...smallStyle, fontSize: 13, lineHeight: '20px', margin: 0 }}>
        {reason}{' '}
        {optOutUrl ? (
          <a href={optOutUrl} className="m-dim" style={link}>
            Turn off emails like this
          </a>
        ) : null}
        {optOutUrl ? '. ' : ''}
        Questions? Use our{' '}
        <a href={`${baseUrl}/contact`} className="m-dim" style={link}>
          contact page
        </a>{' '}
        or write to{' '}
        <a href={`mailto:${contactEmail}`} className="m-dim" style={link}>
          {contactEmail}
        </a>
        .
      </p>
      <p className="m-dim" style={{ ...smallStyle, fontSize: 13, lineHeight: '20px', margin: '8px 0 0' }}>
        Doorstep. Verified professionals, at your door.
      </p>
    </div>
  );
}

/** A paragraph. */
export function MailText({ children }: { children: ReactNode }) {
  return (
    <p
      className="m-ink"
      style={{ margin: '0 0 14px', color: colors.ink, fontFamily: mailFaces.text, fontSize: 16, lineHeight: '25px' }}
    >
      {children}
    </p>
  );
}

/** Small print after the button. */
function MailNote({ children }: { children: ReactNode }) {
  return (
    <p
      className="m-dim m-line"
      style={{ ...smallStyle, margin: '28px 0 0', paddingTop: 20, borderTop: `1px solid ${colors.line}` }}
    >
      {children}
    </p>
  );
}
