import { palettes, type ColorName, type ThemeName } from './palettes.ts';

export * from './palettes.ts';

/** Share of the status colour in a `soft()` background; the contrast test mixes with the same share. */
export const SOFT_PERCENT = 10;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Colours as references to custom properties, so that a change of `data-theme` on <html> reaches every React root
 * without context.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of the palette
export const color = Object.fromEntries(
  Object.keys(palettes.dark).map((name) => [name, `var(--color-${kebab(name)})`]),
) as Record<ColorName, string>;

/** Background tinted with a status or accent colour; the colour itself stays readable on it (tested). */
export const soft = (name: ColorName) => `color-mix(in srgb, ${color[name]} ${SOFT_PERCENT}%, ${color.surface})`;

/** Multiples of 4 px: `space(3)` is 12 px. In rem, so that it grows with the reader's font size. */
export const space = (steps: number) => `${steps * 0.25}rem`;

/** Type scale 13 / 14 / 16 / 18 / 22 / 28 / 36 / 48 px at the default font size. */
export const fontSize = {
  tiny: '0.8125rem',
  small: '0.875rem',
  body: '1rem',
  large: '1.125rem',
  title: '1.375rem',
  heading: '1.75rem',
  page: '2.25rem',
  hero: '3rem',
} as const;

/** Families; the shell loads the files, with fallbacks matched to their metrics. */
export const font = {
  text: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Roboto', 'Inter Fallback DejaVu', system-ui, sans-serif",
  code: "'JetBrains Mono Variable', 'JetBrains Mono Fallback', ui-monospace, monospace",
} as const;

export const lineHeight = { text: '1.5', title: '1.15' } as const;

export const radius = { control: '6px', card: '10px', chip: '999px' } as const;

/** Durations are custom properties because they become zero for readers who prefer less motion. */
export const motion = {
  fast: 'var(--motion-fast) ease-out',
  base: 'var(--motion-base) ease-out',
  slow: 'var(--motion-slow) ease-out',
} as const;

/** The one shadow, for what floats. */
export const shadow = `0 12px 32px ${color.shadow}`;

/** Height of a control; `touch` applies where the pointer is a finger. */
export const controlHeight = { small: '2rem', medium: '2.5rem', large: '3rem', touch: '2.75rem' } as const;

/** Air at the sides of a page; header, content and footer share it, so that their edges are in line. */
export const gutter = `clamp(${space(4)}, 4vw, ${space(8)})`;

export const width = { column: '70rem', form: '40rem', prose: '42rem' } as const;

export const media = {
  /** Below 640 px. */
  phone: '@media (max-width: 39.99em)',
  /** From 640 px. */
  tablet: '@media (min-width: 40em)',
  /** From 1,024 px. */
  desktop: '@media (min-width: 64em)',
  /** Room for what sticks to an edge: not in landscape on a phone, nor at 400 % zoom. */
  tall: '@media (min-height: 30.01em)',
  touch: '@media (pointer: coarse)',
  lessMotion: '@media (prefers-reduced-motion: reduce)',
  /** Windows high contrast and the like: colours are the system's. */
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** Declarations of one theme's custom properties. */
export const themeCss = (theme: ThemeName) =>
  [
    `color-scheme: ${theme};`,
    ...Object.entries(palettes[theme]).map(([name, value]) => `--color-${kebab(name)}: ${value};`),
  ].join('\n');
