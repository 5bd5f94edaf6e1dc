export { palettes, type ColorName, type ThemeName } from './palettes.ts';
export {
  color,
  controlHeight,
  font,
  fontSize,
  gutter,
  lineHeight,
  media,
  motion,
  radius,
  shadow,
  soft,
  space,
  themeCss,
  width,
} from './tokens.ts';
