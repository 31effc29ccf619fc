declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number };
  type Options = { targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'; variationAxes?: Record<string, Axis> };
  /** A font cut down to the characters of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
