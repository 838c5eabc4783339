/** The sender of our texts: a number of Twilio's, or a messaging service that chooses one. */
export type SmsSender = { from: string } | { messagingServiceSid: string };

export type SmsSettings = {
  accountSid: string;
  authToken: string;
  sender: SmsSender;
  /** Where the API is, without a slash at its end: Twilio's, or the sandbox. */
  apiUrl: string;
  /** The origin at which Twilio calls us. */
  callbackOrigin: string;
  /** Countries that are texted, by their ISO codes. */
  countries: readonly string[];
  /** Segments a day (UTC) for everybody together. */
  dailySegments: number;
  /** Whether we answer STOP, START and HELP, or Twilio does. */
  answersKeywords: boolean;
};

let current: SmsSettings | undefined;

/** Connects this process to Twilio, or to nothing: texts are then offered to nobody. */
export function connectSms(settings: SmsSettings | undefined): void {
  current = settings;
}

export function isSmsConnected(): boolean {
  return current !== undefined;
}

export function smsSettings(): SmsSettings | undefined {
  return current;
}

/**
 * Returns the settings.
 * @throws Error if texts are not set up
 */
export function requiredSmsSettings(): SmsSettings {
  if (!current) throw new Error('Texts are not set up');
  return current;
}
