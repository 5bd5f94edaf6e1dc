import { palettes, type ColorName, type ThemeName } from './palettes.ts';
import { SOFT_PERCENT } from './tokens.ts';

/** Red, green, blue, 0–255 each. */
type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

const each = ([r, g, b]: Rgb, change: (channel: number, at: 0 | 1 | 2) => number): Rgb => [
  change(r, 0),
  change(g, 1),
  change(b, 2),
];

/** Relative luminance of WCAG 2.2. */
const luminance = (channels: Rgb) => {
  const [r, g, b] = each(channels, (channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: Rgb, other: Rgb) => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const mix = (front: Rgb, back: Rgb, percent: number) =>
  each(front, (channel, at) => (channel * percent + back[at] * (100 - percent)) / 100);

const themes: ThemeName[] = ['dark', 'light'];
const surfaces: ColorName[] = ['bg', 'surface', 'raised', 'field'];
const statuses: ColorName[] = ['accent', 'danger', 'warning', 'success', 'info'];
const texts: ColorName[] = ['text', 'muted', 'accentHover', 'dangerHover', ...statuses];

const pairs = (fronts: ColorName[], backs: ColorName[]) =>
  themes.flatMap((theme) => fronts.flatMap((front) => backs.map((back) => ({ theme, front, back }))));

const ratio = ({ theme, front, back }: { theme: ThemeName; front: ColorName; back: ColorName }) =>
  contrast(rgb(palettes[theme][front]), rgb(palettes[theme][back]));

test('the measure agrees with the known extremes', () => {
  expect(contrast(rgb('#000000'), rgb('#FFFFFF'))).toBe(21);
  expect(contrast(rgb('#777777'), rgb('#FFFFFF'))).toBeCloseTo(4.48, 2);
});

test.each(pairs(texts, surfaces))('$theme: $front text on $back is readable (4.5:1)', (pair) => {
  expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(statuses, ['surface']))('$theme: $front text on its own tint is readable', (pair) => {
  const { theme, front, back } = pair;
  const text = rgb(palettes[theme][front]);
  const tinted = mix(text, rgb(palettes[theme][back]), SOFT_PERCENT);
  expect(contrast(text, tinted)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(rgb(palettes[theme].text), tinted)).toBeGreaterThanOrEqual(4.5);
});

test.each([...pairs(['onAccent'], ['accent', 'accentHover']), ...pairs(['onDanger'], ['danger', 'dangerHover'])])(
  '$theme: $front text on a $back fill is readable',
  (pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(4.5),
);

test.each(pairs(['borderStrong', 'accent', 'danger'], surfaces))(
  '$theme: an edge of $front stands out from $back (3:1)',
  (pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(3),
);
