import { scene, type Motif } from './drawings.ts';

const width = 900;
const height = 1600;

const bar = (x: number, y: number, w: number, h: number, more = 'fill="#fff" fill-opacity="0.22"') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" ${more}/>`;
const panel = (x: number, y: number, w: number, h: number, more = 'fill="#fff" fill-opacity="0.07"') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="36" ${more}/>`;
const ink = 'fill="url(#ink)"';

/** The motif as a card of the app. */
const card = (y: number, motif: Motif, hue: number, variation: number) =>
  `<clipPath id="card"><rect x="60" y="${y}" width="780" height="488" rx="36"/></clipPath>
   <g clip-path="url(#card)"><svg x="60" y="${y}" width="780" height="488" viewBox="0 0 1600 1000">${scene(motif, hue, variation)}</svg></g>`;

const row = (y: number, share: number) =>
  `${panel(60, y, 780, 130)}<circle cx="132" cy="${y + 65}" r="34" ${ink} opacity="${0.4 + share / 2}"/>
   ${bar(200, y + 36, 240 + share * 260, 24, 'fill="#fff" fill-opacity="0.5"')}${bar(200, y + 78, 160 + share * 160, 18)}`;

const tile = (x: number) => `${panel(x, 260, 375, 210)}${bar(x + 44, 310, 130, 20)}${bar(x + 44, 366, 210, 52, ink)}`;

/** What each of the two screens shows between the title and the tabs. */
const layouts: readonly ((motif: Motif, hue: number) => string)[] = [
  (motif, hue) =>
    card(260, motif, hue, 3) + [0.7, 0.35, 0.9, 0.5].map((share, i) => row(800 + i * 154, share)).join(''),
  (motif, hue) =>
    tile(60) +
    tile(465) +
    card(510, motif, hue, 5) +
    row(1036, 0.6) +
    panel(60, 1208, 780, 150, ink) +
    bar(330, 1271, 240, 24, 'fill="#0b0e14" fill-opacity="0.7"'),
];

/** A screen of an app as an SVG of 900 × 1600 in shades of `hue`, without text; there are two, 0 and 1. */
export const phoneScreen = (screen: 0 | 1, motif: Motif, hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="hsl(${hue} 35% 9%)"/>
  ${bar(60, 60, 90, 20)}${bar(750, 60, 90, 20)}
  ${bar(60, 152, screen === 0 ? 360 : 250, 44, 'fill="#fff" fill-opacity="0.85"')}
  <circle cx="806" cy="174" r="34" fill="#fff" fill-opacity="0.14"/>
  ${layouts[screen]!(motif, hue)}
  <rect y="1430" width="${width}" height="170" fill="#000" fill-opacity="0.35"/>
  ${[0, 1, 2, 3].map((i) => bar(114 + i * 192, 1488, 96, 40, i === screen ? ink : undefined)).join('')}
</svg>`;
