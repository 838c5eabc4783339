type FullName = readonly [first: string, last: string];

/** For example "mayabrooks". */
export function usernameOf(name: FullName): string {
  return name.map(asciiLetters).join('');
}

/** Returns "first.last@doorstep.test". */
export function emailOf(name: FullName): string {
  return `${name.map(asciiLetters).join('.')}@doorstep.test`;
}

/** Returns "(512) 555-0104" for line 104. */
export function phoneNumber(areaCode: string, line: number): string {
  return `(${areaCode}) 555-${String(line).padStart(4, '0')}`;
}

function asciiLetters(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}
