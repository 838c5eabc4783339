declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Pins an axis to a number, or limits it to a range. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all by default. */
    keepFeatures: readonly string[];
  }
  /** Returns a typeface with only the glyphs that `text` needs. */
  export default function subsetFont(typeface: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
