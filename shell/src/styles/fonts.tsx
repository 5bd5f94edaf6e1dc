import { createGlobalStyle } from 'styled-components';
import code from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import textExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

// The ranges of the files, as the packages declare them.
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/**
 * The two families of the tokens. The fallbacks have the metrics of the real ones, so that no line moves when these arrive:
 * ascent, descent and average width of Inter against Arial and of JetBrains Mono against Courier New.
 */
export const Fonts = createGlobalStyle`
  @font-face {
    font-family: 'Inter Variable';
    font-weight: 100 900;
    font-display: swap;
    src: url(${text}) format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Inter Variable';
    font-weight: 100 900;
    font-display: swap;
    src: url(${textExtended}) format('woff2');
    unicode-range: ${latinExtended};
  }
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Helvetica');
    size-adjust: 107.12%;
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'JetBrains Mono Variable';
    font-weight: 100 800;
    font-display: swap;
    src: url(${code}) format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'JetBrains Mono Fallback';
    src: local('Courier New'), local('Liberation Mono');
    size-adjust: 99.98%;
    ascent-override: 102.02%;
    descent-override: 30.01%;
    line-gap-override: 0%;
  }
`;
