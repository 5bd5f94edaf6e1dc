/** Drawn pictures for the demo content: no text, so that no font is needed, and the same on every machine. */

export type Motif = 'bars' | 'network' | 'code' | 'map' | 'cards' | 'wave' | 'calendar' | 'chat' | 'orbit' | 'peaks';

const width = 1600;
const height = 1000;

/** An SVG of 1600 × 1000 in shades of `hue` (degrees). `variation` draws the same motif differently. */
export const drawing = (motif: Motif, hue: number, variation = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene(
    motif,
    hue,
    variation,
  )}</svg>`;

/** What `drawing` shows, without the frame. Defines the gradient `ink` for the rest of the SVG. */
export function scene(motif: Motif, hue: number, variation: number): string {
  const random = numbers(motif.length * 1000 + hue + variation * 7919);
  return `<defs>
    <linearGradient id="back" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="hsl(${hue} 45% 11%)"/>
      <stop offset="1" stop-color="hsl(${hue + 40} 50% 20%)"/>
    </linearGradient>
    <linearGradient id="ink" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="hsl(${hue} 75% 66%)"/>
      <stop offset="1" stop-color="hsl(${hue + 50} 80% 70%)"/>
    </linearGradient>
    <radialGradient id="glow">
      <stop offset="0" stop-color="hsl(${hue + 20} 80% 60%)" stop-opacity="0.35"/>
      <stop offset="1" stop-color="hsl(${hue + 20} 80% 60%)" stop-opacity="0"/>
    </radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#back)"/>
  <circle cx="${300 + random() * 1000}" cy="${150 + random() * 500}" r="620" fill="url(#glow)"/>
  ${motifs[motif](random)}`;
}

type Random = () => number;

/** Numbers in [0, 1) that follow from `seed` alone (mulberry32). */
function numbers(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

const soft = 'fill="#fff" fill-opacity="0.08"';
const panel = (x: number, y: number, w: number, h: number, more = soft) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="18" ${more}/>`;
const ink = 'fill="url(#ink)"';
const line = (points: string, stroke = 10) =>
  `<polyline points="${points}" fill="none" stroke="url(#ink)" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`;

const motifs: Record<Motif, (random: Random) => string> = {
  bars: (random) => {
    const heights = Array.from({ length: 12 }, (_, i) => 140 + i * 28 + random() * 160);
    return (
      panel(160, 140, 1280, 720) +
      heights
        .map(
          (h, i) =>
            `<rect x="${240 + i * 96}" y="${800 - h}" width="56" height="${h}" rx="10" ${ink} opacity="${0.35 + i / 20}"/>`,
        )
        .join('') +
      line(heights.map((h, i) => `${268 + i * 96},${740 - h}`).join(' '), 8)
    );
  },
  network: (random) => {
    const nodes = Array.from({ length: 16 }, (_, i) => ({
      x: 200 + (i % 4) * 400 + (random() - 0.5) * 220,
      y: 170 + Math.floor(i / 4) * 220 + (random() - 0.5) * 130,
    }));
    const edges = nodes.flatMap((a, i) =>
      nodes.slice(i + 1).map((b) => ({ a, b, length: Math.hypot(a.x - b.x, a.y - b.y) })),
    );
    return (
      edges
        .filter(({ length }) => length < 460)
        .map(
          ({ a, b }) =>
            `<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}" stroke="#fff" stroke-opacity="0.2" stroke-width="4"/>`,
        )
        .join('') +
      nodes.map(({ x, y }, i) => `<circle cx="${x}" cy="${y}" r="${i % 5 === 0 ? 44 : 22}" ${ink}/>`).join('')
    );
  },
  code: (random) =>
    panel(180, 120, 1240, 760, 'fill="#000" fill-opacity="0.35"') +
    times(3, (i) => `<circle cx="${240 + i * 46}" cy="176" r="14" fill="#fff" fill-opacity="0.3"/>`) +
    times(11, (row) => {
      const indent = [0, 1, 2, 2, 3, 3, 2, 1, 1, 0, 0][row]! * 60;
      let x = 250 + indent;
      return times(2 + Math.floor(random() * 3), (i) => {
        const w = 70 + random() * 220;
        const part = `<rect x="${x}" y="${240 + row * 54}" width="${w}" height="24" rx="12" ${i % 2 ? soft.replace('0.08', '0.3') : ink}/>`;
        x += w + 26;
        return x < 1400 ? part : '';
      });
    }),
  map: (random) =>
    times(9, (ring) => {
      const points = Array.from({ length: 40 }, (_, i) => {
        const angle = (i / 40) * Math.PI * 2;
        const radius = 110 + ring * 75 + Math.sin(angle * 3 + ring / 2) * 34 + Math.cos(angle * 5) * 20;
        return `${760 + Math.cos(angle) * radius * 1.25},${520 + Math.sin(angle) * radius}`;
      });
      return `<polygon points="${points.join(' ')}" fill="none" stroke="#fff" stroke-opacity="0.18" stroke-width="4"/>`;
    }) +
    line(
      Array.from({ length: 7 }, (_, i) => `${260 + i * 180},${720 - i * 60 + (random() - 0.5) * 200}`).join(' '),
      14,
    ) +
    times(3, () => {
      const x = 300 + random() * 1000;
      const y = 260 + random() * 440;
      return `<path d="M${x} ${y} c-70 -90 -50 -170 0 -170 c50 0 70 80 0 170z" ${ink}/><circle cx="${x}" cy="${y - 112}" r="22" fill="#0b0e14"/>`;
    }),
  cards: (random) =>
    panel(140, 130, 260, 740) +
    times(
      6,
      (i) =>
        `<rect x="180" y="${190 + i * 80}" width="${120 + random() * 60}" height="26" rx="13" ${i === 1 ? ink : soft.replace('0.08', '0.22')}/>`,
    ) +
    times(
      3,
      (i) =>
        panel(440 + i * 350, 130, 310, 220) +
        `<rect x="${480 + i * 350}" y="180" width="${90 + random() * 90}" height="54" rx="12" ${ink}/>`,
    ) +
    panel(440, 390, 1010, 480) +
    line(Array.from({ length: 10 }, (_, i) => `${500 + i * 98},${760 - i * 20 - random() * 180}`).join(' ')),
  wave: (random) =>
    times(44, (i) => {
      const h = 60 + Math.abs(Math.sin(i / 3.4)) * 420 * (0.55 + random() * 0.45);
      return `<rect x="${150 + i * 30}" y="${500 - h / 2}" width="16" height="${h}" rx="8" ${ink} opacity="${0.45 + random() * 0.55}"/>`;
    }),
  calendar: (random) =>
    panel(180, 130, 1240, 740) +
    times(35, (i) => {
      const x = 240 + (i % 7) * 164;
      const y = 240 + Math.floor(i / 7) * 118;
      return `<rect x="${x}" y="${y}" width="140" height="94" rx="14" ${random() > 0.62 ? ink : soft}/>`;
    }) +
    times(
      7,
      (i) => `<rect x="${270 + i * 164}" y="186" width="80" height="20" rx="10" fill="#fff" fill-opacity="0.3"/>`,
    ),
  chat: (random) =>
    times(6, (i) => {
      const mine = i % 2 === 1;
      const w = 460 + random() * 360;
      const x = mine ? 1400 - w : 200;
      const y = 120 + i * 132;
      return (
        `<rect x="${x}" y="${y}" width="${w}" height="104" rx="44" ${mine ? ink : soft.replace('0.08', '0.14')}/>` +
        `<rect x="${x + 44}" y="${y + 40}" width="${w * 0.6}" height="22" rx="11" fill="${mine ? '#0b0e14' : '#fff'}" fill-opacity="0.45"/>`
      );
    }),
  orbit: (random) =>
    times(5, (ring) => {
      const radius = 130 + ring * 105;
      const angle = random() * Math.PI * 2;
      return (
        `<circle cx="800" cy="500" r="${radius}" fill="none" stroke="#fff" stroke-opacity="0.18" stroke-width="4"/>` +
        `<circle cx="${800 + Math.cos(angle) * radius}" cy="${500 + Math.sin(angle) * radius}" r="${18 + random() * 26}" ${ink}/>`
      );
    }) + `<circle cx="800" cy="500" r="74" ${ink}/>`,
  peaks: (random) =>
    `<circle cx="${1050 + random() * 260}" cy="${220 + random() * 80}" r="92" ${ink}/>` +
    times(3, (layer) => {
      const base = 520 + layer * 120;
      const points = Array.from(
        { length: 9 },
        (_, i) => `${i * 200},${base - (i % 2 ? 260 - layer * 60 : 40) * (0.6 + random() * 0.5)}`,
      );
      return `<polygon points="0,1000 ${points.join(' ')} 1600,1000" ${ink} opacity="${0.22 + layer * 0.24}"/>`;
    }),
};
