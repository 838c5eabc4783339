import { expect, it } from 'vitest';
import { segmentsOf, inPlainLetters } from '#app/platform/sms/segments.ts';
import { keywordOf, keywordReply } from './keywords.ts';

it.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Stop!', 'stop'],
  ['STOPALL', 'stop'],
  ['stop all', 'stop'],
  ['Unsubscribe', 'stop'],
  ['cancel', 'stop'],
  ['end', 'stop'],
  ['Quit', 'stop'],
  ['opt out', 'stop'],
  ['OPT-OUT', 'stop'],
  ['revoke', 'stop'],
  ['start', 'start'],
  ['Unstop', 'start'],
  ['yes', 'start'],
  ['Help?', 'help'],
  ['INFO', 'help'],
  ['', undefined],
  ['Stop by at five', undefined],
  ['Thanks, see you then', undefined],
])('%j means %s', (text, keyword) => expect(keywordOf(text)).toBe(keyword));

it('every answer is one segment', () => {
  for (const keyword of ['stop', 'start', 'help'] as const) {
    const answer = inPlainLetters(keywordReply(keyword, 'hello@doorstep.example'));
    expect(segmentsOf(answer)).toEqual({ encoding: 'GSM-7', count: 1 });
  }
});
