export { dollars, hours } from './figures.ts';
