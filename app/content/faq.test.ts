import { describe, expect, it } from 'vitest';
import { statedSettings } from '#app/features/platform-settings/platform-settings.ts';
import { shownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { faqOf, type FaqTopic } from './faq.ts';
import { proves } from '#tests/support/proves.ts';

const faq = faqOf(shownTerms(statedSettings));

const answerOn = (topic: FaqTopic) => faq.find((entry) => entry.topic === topic)?.answer;

describe('the FAQ', () => {
  it('covers areas, services, payment, cancellation, vetting and favourites', proves('PUB-043 to PUB-048'), () => {
    const topics = ['areas', 'services', 'payment', 'cancellation', 'vetting', 'favourites'];
    expect(faq.map(({ topic }) => topic)).toEqual(topics);
  });

  it('says that payment is made after the service', proves('GEN-016'), () => {
    expect(answerOn('payment')).toBe(
      'Payment is made after the service: you check out online when you book, we hold the amount, and your professional is paid once the service is done.',
    );
  });

  it('says when cancellation is free and that a late one may incur a fee', proves('GEN-023', 'GEN-024'), () => {
    expect(answerOn('cancellation')).toContain('Cancellation is free up to 24 hours before the appointment.');
    expect(answerOn('cancellation')).toContain('A late cancellation may incur a fee');
  });

  it('says how long a review takes and that professionals can be saved', proves('GEN-018', 'GEN-025'), () => {
    expect(answerOn('vetting')).toContain('1-2 business days');
    expect(answerOn('favourites')).toContain('saved professionals');
  });
});
