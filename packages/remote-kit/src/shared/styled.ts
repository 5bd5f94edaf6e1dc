/** What the page shares of styled-components; see router.ts. */
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
