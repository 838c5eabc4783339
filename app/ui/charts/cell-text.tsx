/** A name in a table. One without spaces breaks where the column is narrow, so that the columns after it stay in view. */
export function CellText({ text }: { text: string }) {
  return <span className="block wrap-anywhere @min-[52rem]:min-w-[14ch]">{text}</span>;
}
