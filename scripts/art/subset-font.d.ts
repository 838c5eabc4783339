declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** An axis is pinned to a number, or limited to a range. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; without this, all. */
    keepFeatures: readonly string[];
  }
  /** A typeface with only the glyphs that `text` needs. */
  export default function subsetFont(typeface: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
