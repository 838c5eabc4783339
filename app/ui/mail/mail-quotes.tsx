import { Fragment } from 'react';
import { mailColors as colors, mailFaces } from './mail-look.ts';

/** What somebody wrote, a box for each message, with their line breaks. */
export function MailQuotes({ quotes }: { quotes: readonly string[] }) {
  return quotes.map((quote, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <table key={index} role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0} style={table}>
      <tbody>
        <tr>
          <td className="m-sand m-ink" style={cell}>
            {quote.split('\n').map((line, position) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Fragment key={position}>
                {position > 0 ? <br /> : null}
                {line}
              </Fragment>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  ));
}

const table = { margin: '0 0 8px', borderCollapse: 'separate' } as const;
const cell = {
  padding: '12px 18px',
  borderRadius: 14,
  backgroundColor: colors.sand,
  color: colors.ink,
  fontFamily: mailFaces.text,
  fontSize: 16,
  lineHeight: '24px',
  wordBreak: 'break-word',
} as const;
