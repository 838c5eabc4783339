import { Column } from '@react-email/column';
import { mailColors } from './mail-look.ts';

const nothing = { fontSize: 0, lineHeight: 0 } as const;

/** The logo's door, built of table cells: it shows where images are blocked, and on any background. */
export function MailMark() {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} data-skip-in-text="true" aria-hidden="true">
      <tbody>
        <tr>
          <Column
            className="m-arch"
            style={{
              ...nothing,
              backgroundColor: mailColors.green,
              borderRadius: '24px 24px 0 0',
              padding: '9px 9px 0',
              verticalAlign: 'bottom',
            }}
          >
            <table
              role="presentation"
              cellPadding="0"
              cellSpacing="0"
              border={0}
              style={{ backgroundColor: mailColors.sun, borderRadius: '15px 15px 0 0' }}
            >
              <tbody>
                <tr>
                  <Column
                    className="m-leaf"
                    style={{
                      ...nothing,
                      width: 16,
                      height: 42,
                      backgroundColor: mailColors.leaf,
                      borderRadius: '15px 0 0 0',
                    }}
                  >
                    {' '}
                  </Column>
                  <Column style={{ ...nothing, width: 14, height: 42 }}> </Column>
                </tr>
              </tbody>
            </table>
          </Column>
        </tr>
      </tbody>
    </table>
  );
}
