import { styled } from 'styled-components';
import { color } from '../tokens/tokens.ts';

const ROWS = 7;

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  background: ${color.raised};
  color: ${color.borderStrong};

  & > .bright {
    color: ${color.accent};
  }
`;

/** FNV-1a: a spread-out number for a text, the same on every visit. */
const hash = (text: string) => {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
};

/** Lines of code that nobody wrote, drawn from `seed`: the same name always gets the same drawing. */
export const Placeholder = ({ seed }: { seed: string }) => (
  <Drawing viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
    {Array.from({ length: ROWS }, (_, row) => {
      const dice = hash(`${seed}${row}`);
      const indent = 28 + (row === 0 || row === ROWS - 1 ? 0 : 10 + (dice % 2) * 10);
      const first = 10 + (dice % 23);
      const second = 12 + ((dice >>> 8) % 41);
      const y = 19 + row * 8;
      return (
        <g key={row} className={dice % 5 === 0 ? 'bright' : undefined} fill="currentColor" opacity={0.65}>
          <rect x={indent} y={y} width={first} height={3} rx={1.5} />
          {row % (ROWS - 1) !== 0 && (
            <rect x={indent + first + 4} y={y} width={second} height={3} rx={1.5} opacity={0.5} />
          )}
        </g>
      );
    })}
  </Drawing>
);
