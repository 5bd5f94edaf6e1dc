export { GlobalStyle } from './global-style.tsx';
