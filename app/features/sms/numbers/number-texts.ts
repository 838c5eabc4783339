/** Why a number gets nothing, for its owner. */
export const stoppedText =
  'Texts to this number were ended with STOP. To get them again, text START to the number our messages came from.';
export const unreachableText =
  'This number can’t get our texts. It may be a landline or out of service; please use another one.';

/** What a person reads before they ask for a code, as carriers require it. */
export const optInText =
  'By sending the code you agree to get text messages about your visits from Doorstep. Message frequency varies with your bookings. Message and data rates may apply. Reply STOP to end them, HELP for help.';
