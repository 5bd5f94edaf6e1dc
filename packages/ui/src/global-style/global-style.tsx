import { createGlobalStyle } from 'styled-components';
import { color, font, fontSize, lineHeight, media, space, themeCss } from '../tokens/tokens.ts';

/**
 * Tokens, reset and element defaults. Rendered once per page, by the shell (and by a remote that runs standalone).
 * The theme is the attribute `data-theme` ('dark' | 'light') on <html>; it may also be set on any part of the page.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    --motion-fast: 120ms;
    --motion-base: 160ms;
    --motion-slow: 200ms;
    /* Where sticky things stop below a fixed page header; the shell sets it to the header's height. */
    --sticky-top: 0px;
    /* Space that a fixed bottom bar takes; what floats at the bottom stays above it. */
    --bottom-inset: 0px;
    /* Height of the buttons that a long form keeps in reach. */
    --form-actions: 0px;
  }

  ${media.tall} {
    :root:has([data-form-actions]) { --form-actions: 5.5rem; }
  }

  :root, [data-theme='dark'] { ${themeCss('dark')} }
  [data-theme='light'] { ${themeCss('light')} }

  ${media.lessMotion} {
    :root {
      --motion-fast: 0ms;
      --motion-base: 0ms;
      --motion-slow: 0ms;
    }
    /* Entries of a list that is sorted have their motion in a style of their own. */
    [data-slides] { transition: none !important; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    font-family: ${font.text};
    line-height: ${lineHeight.text};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    /* What receives the focus is not hidden behind what sticks to the edges. */
    scroll-padding: var(--sticky-top) 0 calc(var(--bottom-inset) + var(--form-actions));
    scrollbar-color: ${color.borderStrong} transparent;
  }

  body, [data-theme] {
    background: ${color.bg};
    color: ${color.text};
  }

  body {
    min-height: 100dvh;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4 {
    line-height: ${lineHeight.title};
    font-weight: 650;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1 { font-size: clamp(${fontSize.heading}, 1.2rem + 2.4vw, ${fontSize.page}); letter-spacing: -0.025em; }
  h2 { font-size: ${fontSize.title}; }
  h3 { font-size: ${fontSize.large}; }
  h4 { font-size: ${fontSize.body}; }
  p { text-wrap: pretty; }
  /* Lists with a look of their own stay lists for screen readers. */
  :where(ul[class], ol[class]) { padding: 0; list-style: ''; }

  a { color: ${color.accent}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { color: ${color.accentHover}; text-decoration-thickness: 2px; }

  /* Never smaller than the smallest text. */
  code, kbd, pre, samp { font-family: ${font.code}; font-size: max(0.92em, ${fontSize.tiny}); }
  pre { overflow-x: auto; }
  hr { border: 0; border-top: 1px solid ${color.border}; margin-block: ${space(6)}; }

  img, svg, video { display: block; }
  /* Not svg: a percentage would let table cells squeeze icons. */
  img, video { max-width: 100%; height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  ::placeholder { color: ${color.muted}; opacity: 1; }
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }

  :focus-visible { outline: 2px solid ${color.accent}; outline-offset: 2px; }
  /* A heading that receives focus after navigation tells screen readers where one is; it needs no ring. */
  h1:focus, h2:focus { outline: none; }

  /* Shadows and tints are gone where the colours are the system's: what is current or pressed wears its selection. */
  ${media.forcedColors} {
    [aria-current='page'], [aria-pressed='true'], [aria-selected='true'] {
      forced-color-adjust: none;
      background: SelectedItem !important;
      color: SelectedItemText !important;
    }
  }

  /* Ink on paper, whatever the theme, without what leads elsewhere or does something. */
  ${media.print} {
    :root, [data-theme] { ${themeCss('light')} }
    html, body { min-height: 0; background: #fff; }
    nav, footer, [role='search'] { display: none !important; }
    tr, figure, img { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
  }
`;
