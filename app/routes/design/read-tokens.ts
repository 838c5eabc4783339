/** A custom property of the style sheet. */
export type Token = { name: string; value: string };

export type Tokens = {
  light: Token[];
  dark: Token[];
  type: Token[];
  radii: Token[];
  shadows: Token[];
  motion: Token[];
};

/** Reads the tokens from the style sheet, so that the page that shows them is never out of date. */
export function readTokens(css: string): Tokens {
  const theme = [...css.matchAll(/@theme[^{]*\{([\s\S]*?)\n\}/g)].flatMap(([, body = '']) => declarations(body));
  const named = (start: string) =>
    theme.filter(
      ({ name }) => name.startsWith(start) && !name.slice(start.length).includes('--') && !name.endsWith('*'),
    );
  return {
    light: declarations(/:root \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? ''),
    dark: declarations(/\n\.dark \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? ''),
    type: named('--text-'),
    radii: named('--radius-'),
    shadows: named('--shadow-'),
    motion: [...named('--ease-'), ...named('--animate-')],
  };
}

function declarations(body: string): Token[] {
  return [...body.matchAll(/^\s*(--[\w-]+\*?):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({ name, value }));
}
