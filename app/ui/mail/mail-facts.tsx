import type { MailFact } from './mail-content.ts';
import { mailColors as colors, mailFaces } from './mail-look.ts';

/** The facts of a mail as a small table; the plain text aligns it in columns. */
export function MailFacts({ facts }: { facts: readonly MailFact[] }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      data-text-format="dataTable"
      className="m-sand"
      style={{
        margin: '6px 0 18px',
        padding: '10px 20px',
        backgroundColor: colors.sand,
        borderRadius: 14,
        borderCollapse: 'separate',
      }}
    >
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <td className="m-label m-dim" style={{ ...cell, width: 116, color: colors.dim, fontSize: 14 }}>
              {label}
            </td>
            <td
              className="m-ink"
              style={{ ...cell, color: colors.ink, fontSize: 16, fontWeight: 600, wordBreak: 'break-word' }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = {
  padding: '8px 12px 8px 0',
  fontFamily: mailFaces.text,
  lineHeight: '22px',
  textAlign: 'left',
  verticalAlign: 'top',
} as const;
