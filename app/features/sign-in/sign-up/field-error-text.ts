/** The API's messages rewritten for people, where they differ. */
const wordsFor: Record<string, string> = { 'Invalid email': 'Please enter a valid email address.' };

/** Returns the error text under a field for an error of the schema or the API. */
export function fieldErrorText(message: string): string {
  return wordsFor[message] ?? message;
}
