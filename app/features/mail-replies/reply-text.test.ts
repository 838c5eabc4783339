import { describe, expect, it } from 'vitest';
import { replyTextOf } from './reply-text.ts';

const quoted = '> New message from Maya B.\n>\n> Do you bring the water?';

describe('the text of a reply', () => {
  it.each([
    ['Gmail', `Yes, I do.\n\nOn Tue, Nov 24, 2026 at 10:00 AM Maya B. <r-1@reply.doorstep.test> wrote:\n${quoted}`],
    ['Apple Mail', `Yes, I do.\n\n> On Nov 24, 2026, at 10:00, Maya B. <r-1@reply.doorstep.test> wrote:\n>\n${quoted}`],
    [
      'Outlook',
      'Yes, I do.\r\n\r\n________________________________\r\nFrom: Maya B. <r-1@reply.doorstep.test>\r\nSent: Tuesday\r\nTo: Sam\r\nSubject: New message\r\n\r\nDo you bring the water?',
    ],
    ['Outlook without a line', 'Yes, I do.\n\nFrom: Maya B. <r-1@x.test>\nSent: Tuesday\nTo: Sam\n\nDo you?'],
    ['German', `Yes, I do.\n\nAm 24.11.2026 um 10:00 schrieb Maya B. <r-1@reply.doorstep.test>:\n${quoted}`],
    ['a phone', 'Yes, I do.\n\nSent from my iPhone'],
    ['a signature', 'Yes, I do.\n\n-- \nSam Shears\n512 555 0142'],
  ])('ends before what %s quotes', (_, text) => {
    expect(replyTextOf(text)).toBe('Yes, I do.');
  });

  it('stays whole with its lines, whatever it says', () => {
    const text = 'First line.\n\nFrom: the front door, please.\nSee you then!';
    expect(replyTextOf(text)).toBe(text);
    expect(replyTextOf(quoted)).toBe('');
  });

  it('of a mail made to keep the parser busy is cut, not lost', () => {
    const text = `Hi\n${'On '.repeat(2_000_000)}\n${'> '.repeat(2_000_000)}`;
    expect(replyTextOf(text)).toMatch(/^Hi\nOn On/);
  });
});
