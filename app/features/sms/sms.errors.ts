import { defineErrors } from '#app/platform/errors/app-error.ts';
import { stoppedText, unreachableText } from './numbers/number-texts.ts';
import { smsMessages } from './sms.schema.ts';

export const smsErrors = defineErrors({
  texts_off: { kind: 'not_found', message: 'Text messages aren’t offered here.' },
  number_invalid: { kind: 'invalid', message: smsMessages.phone, type: 'validation' },
  number_country: { kind: 'invalid', message: 'We can’t text numbers of this country.', type: 'validation' },
  number_unreachable: { kind: 'invalid', message: unreachableText, type: 'validation' },
  number_stopped: { kind: 'conflict', message: stoppedText },
  code_wrong: { kind: 'invalid', message: 'This isn’t the code we sent. Please check it.', type: 'validation' },
  code_over: { kind: 'conflict', message: 'This code no longer works. Please request a new one.' },
  codes_unavailable: {
    kind: 'unavailable',
    message: 'We can’t send any more codes today. Please try again tomorrow.',
  },
  code_not_sent: { kind: 'upstream', message: 'We couldn’t send the code. Please try again in a minute.' },
  sms_signature: { kind: 'malformed', message: 'The signature of this request is not valid.' },
});
