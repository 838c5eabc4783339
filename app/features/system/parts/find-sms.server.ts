import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { smsSettings } from '#app/platform/sms/sms-connection.server.ts';
import { assertAccountAnswers } from '#app/platform/sms/twilio-api.server.ts';
import { fails, unused, works, type Finding } from '../finding.ts';

/** Asks Twilio whether it knows our account, if texts are sent at all. */
export async function findSms(): Promise<Finding> {
  const settings = smsSettings();
  if (!settings) return unused('off (TWILIO_ACCOUNT_SID)');
  const { host } = new URL(settings.apiUrl);
  return assertAccountAnswers().then(
    () => works(`${host} accepts our account`),
    (error: unknown) => fails(`${host}: ${oneLine(error)} (TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN)`),
  );
}
