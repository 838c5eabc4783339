import { centsFromDollars, dollarString, type Cents } from '#app/lib/money.ts';

/** A row or a change of it whose money columns are cents. */
export type InCents<Row, Name extends string> = {
  [Key in keyof Row]: Key extends Name ? Exclude<Row[Key], string> | Cents : Row[Key];
};

/** The same as the database has it: dollars with two decimals. */
export type InDollars<Values, Name extends string> = {
  [Key in keyof Values]: Key extends Name ? Exclude<Values[Key], Cents> | string : Values[Key];
};

/**
 * Converts the named numeric(10,2) columns between the database, where money is dollars with two decimals, and
 * everything else, where it is cents. Other columns pass through, and so do null and a column that is not there.
 */
export function moneyColumns<const Name extends string>(...names: Name[]) {
  const read = <Row extends object>(row: Row) =>
    convert(row, names, (value) => (typeof value === 'string' ? centsFromDollars(value) : value)) as InCents<Row, Name>;
  return {
    read,
    readFirst: <Row extends object>(row: Row | undefined) => row && read(row),
    readAll: <Row extends object>(rows: readonly Row[]) => rows.map((row) => read(row)),
    write: <Values extends object>(values: Values) =>
      convert(values, names, (value) =>
        typeof value === 'number' ? dollarString(value as Cents) : value,
      ) as InDollars<Values, Name>,
  };
}

function convert(row: object, names: readonly string[], change: (value: unknown) => unknown): unknown {
  const changed: Record<string, unknown> = { ...row };
  for (const name of names) if (name in changed) changed[name] = change(changed[name]);
  return changed;
}
