/**
 * The two themes. Every colour of the product is written here and nowhere else.
 * `palettes.test.ts` holds text and status colours to WCAG 4.5:1 and strong borders to 3:1 on every surface.
 */
export const palettes = {
  dark: {
    bg: '#0B0E14',
    surface: '#121723',
    raised: '#1A2130',
    field: '#0B0E14',
    border: '#2A3347',
    borderStrong: '#66728C',
    text: '#E8ECF4',
    muted: '#9AA6BC',
    accent: '#5EEAD4',
    accentHover: '#8FF3E3',
    onAccent: '#06231F',
    danger: '#FF8F8F',
    dangerHover: '#FFB0B0',
    onDanger: '#2E0A0A',
    warning: '#FFC46B',
    success: '#7EE0A1',
    info: '#8AB8FF',
    shadow: '#00000073',
    scrim: '#05070BB8',
  },
  light: {
    bg: '#F6F7F9',
    surface: '#FFFFFF',
    raised: '#EDF0F4',
    field: '#FFFFFF',
    border: '#D5DAE3',
    borderStrong: '#7C879C',
    text: '#131722',
    muted: '#55607A',
    accent: '#0B7A6F',
    accentHover: '#075C54',
    onAccent: '#FFFFFF',
    danger: '#B42318',
    dangerHover: '#8F1A11',
    onDanger: '#FFFFFF',
    warning: '#8A5200',
    success: '#14713D',
    info: '#1D55B8',
    shadow: '#13172224',
    scrim: '#13172280',
  },
} as const;

export type ThemeName = keyof typeof palettes;
export type ColorName = keyof (typeof palettes)['dark'];
