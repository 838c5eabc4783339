/**
 * Letters that look like a Latin one, mapped to it: Cyrillic, Greek, Armenian, and Latin ones of other languages,
 * after Unicode's list of confusables (https://www.unicode.org/reports/tr39/). Lowercase without marks. The database
 * has the same pairs in username_key (0003_usernames.sql); a test keeps the two equal.
 */
export const usernameLookalikes = [
  ...pairs('аaвbеeгrнhіiјjкkмmоoрpсcѕsтtуyхxһhԁdӏlԛqԝw'),
  ...pairs('αaβbγyηnιiκkνvοoρpτtυuχxωwςc'),
  ...pairs('հhզqյjոnսuցgօo'),
  ...pairs('ıiȷjɑaɡgɩiʋułløođdħhŧtᴄcᴏoᴜuᴠvᴡwᴢzꜱs'),
] as const;

function pairs(text: string): [lookalike: string, letter: string][] {
  return (text.match(/../gu) ?? []).map((pair) => [pair.charAt(0), pair.charAt(1)]);
}
