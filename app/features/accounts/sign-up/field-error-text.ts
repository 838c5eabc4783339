/** The API's own words for people, where they differ. */
const wordsFor: Record<string, string> = { 'Invalid email': 'Please enter a valid email address.' };

/** What stands under a field for a complaint of the schema or the API. */
export function fieldErrorText(message: string): string {
  return wordsFor[message] ?? message;
}
