import { notices, type NoticeRow, type Offer } from './notices.ts';

const rows: readonly NoticeRow[] = notices;
const offerMessages: Record<Offer, string> = { always: 'always', choice: 'can be switched off' };
const textMessage = 'can be switched on';

/** Returns the notices as rows of the table in docs/architecture/notices.md. */
export function noticeTable(): string[] {
  const textOf = (offer: Offer | undefined) => (offer ? offerMessages[offer] : 'no');
  return rows.map(
    ({ happens, to, mail, push, sms }) =>
      `| ${[happens, to, textOf(mail), textOf(push), sms ? textMessage : 'no'].join(' | ')} |`,
  );
}
