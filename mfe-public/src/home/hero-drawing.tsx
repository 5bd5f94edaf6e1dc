import { color } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

const Svg = styled.svg`
  width: 100%;
  overflow: visible;

  .pane {
    fill: ${color.surface};
    stroke: ${color.borderStrong};
  }
  .front {
    fill: ${color.raised};
  }
  .edge {
    fill: none;
    stroke: ${color.border};
  }
  .wire {
    fill: none;
    stroke: ${color.accent};
    stroke-dasharray: 3 5;
  }
  .prompt {
    fill: none;
    stroke: ${color.borderStrong};
  }
  .quiet {
    fill: ${color.border};
  }
  .plain {
    fill: ${color.borderStrong};
  }
  .accent {
    fill: ${color.accent};
  }
  .info {
    fill: ${color.info};
  }
  .warm {
    fill: ${color.warning};
  }
  .node {
    fill: ${color.bg};
    stroke: ${color.accent};
    stroke-width: 1.5;
  }
`;

type Line = readonly [x: number, y: number, width: number, look: string];

const code: readonly Line[] = [
  [164, 104, 34, 'info'],
  [206, 104, 62, 'plain'],
  [180, 122, 84, 'quiet'],
  [272, 122, 40, 'accent'],
  [180, 140, 46, 'quiet'],
  [234, 140, 70, 'plain'],
  [196, 158, 58, 'warm'],
  [262, 158, 34, 'quiet'],
  [180, 176, 96, 'quiet'],
  [164, 194, 22, 'info'],
];

const files: readonly Line[] = [
  [44, 104, 58, 'plain'],
  [56, 122, 64, 'quiet'],
  [56, 140, 46, 'accent'],
  [56, 158, 56, 'quiet'],
  [44, 176, 70, 'plain'],
  [56, 194, 40, 'quiet'],
];

const output: readonly Line[] = [
  [112, 286, 104, 'plain'],
  [112, 304, 62, 'quiet'],
  [182, 304, 44, 'quiet'],
  [112, 322, 36, 'accent'],
  [156, 322, 88, 'quiet'],
];

const tiles = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
const brightTiles = new Set([0, 4, 5]);

const Lines = ({ lines }: { lines: readonly Line[] }) =>
  lines.map(([x, y, width, look]) => (
    <rect key={`${x} ${y}`} className={look} x={x} y={y} width={width} height="6" rx="3" />
  ));

/** The workshop: an editor, a terminal, a phone and a small network, wired together. Decoration only. */
export const HeroDrawing = () => (
  <Svg viewBox="0 0 520 400" aria-hidden focusable="false">
    <path className="wire" d="M384 96 H420 M446 70 L478 36 M446 80 L486 96 M432 88 V128 M300 336 H352" />

    <rect className="pane" x="20" y="40" width="364" height="214" rx="12" />
    <path className="edge" d="M20 78 H384 M140 78 V254" />
    {[40, 56, 72].map((x) => (
      <circle key={x} className="plain" cx={x} cy="59" r="4" />
    ))}
    <rect className="quiet" x="140" y="53" width="130" height="12" rx="6" />
    <Lines lines={files} />
    <Lines lines={code} />

    <rect className="pane front" x="76" y="236" width="224" height="132" rx="12" />
    <path className="edge" d="M76 266 H300" />
    <circle className="accent" cx="94" cy="251" r="4" />
    <circle className="plain" cx="110" cy="251" r="4" />
    {[286, 304, 322].map((y) => (
      <path key={y} className="prompt" d={`M94 ${y} l5 3 l-5 3`} />
    ))}
    <Lines lines={output} />
    <rect className="accent" x="94" y="340" width="9" height="14" rx="1" />

    <rect className="pane front" x="352" y="128" width="132" height="256" rx="22" />
    <rect className="quiet" x="396" y="142" width="44" height="6" rx="3" />
    {tiles.map(({ row, column }, index) => (
      <rect
        key={`${row} ${column}`}
        className={brightTiles.has(index) ? 'accent' : 'quiet'}
        x={370 + column * 34}
        y={168 + row * 34}
        width="28"
        height="28"
        rx="7"
        opacity={brightTiles.has(index) ? 0.9 : 1}
      />
    ))}
    <rect className="plain" x="370" y="284" width="64" height="6" rx="3" />
    <rect className="quiet" x="370" y="300" width="96" height="6" rx="3" />
    <rect className="quiet" x="370" y="316" width="76" height="6" rx="3" />
    <rect className="accent" x="370" y="342" width="96" height="24" rx="12" />

    <circle className="node" cx="434" cy="78" r="14" />
    <circle className="accent" cx="434" cy="78" r="4" />
    <circle className="node" cx="486" cy="30" r="8" />
    <circle className="node" cx="494" cy="100" r="8" />
  </Svg>
);
