import { useState } from 'react';
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
const Placeholder = ({ seed }: { seed: string }) => (
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

export type PictureProps = {
  /** Nothing, or a file that fails to load, gives the drawn placeholder. */
  src?: string | null;
  /** The same image in other formats and sizes, the best format first; `src` is for browsers that know none of them. */
  sources?: readonly { type: `image/${string}`; srcSet: string }[];
  /** Width at which it is shown, as in HTML ('(min-width: 40em) 33vw, 100vw'). Needed with `sources`. */
  sizes?: string;
  /** What is seen; '' where the text beside it says the same. */
  alt: string;
  /** Its proportions, in any unit: the place is kept while the file loads. */
  width: number;
  height: number;
  /** Decides the placeholder's drawing (a slug or title). Default `alt`. */
  seed?: string;
  /** Seen without scrolling: loaded at once, ahead of others. Default: when it comes near. */
  priority?: boolean;
  /** `contain` shows it whole (QR codes); default `cover`. */
  fit?: 'cover' | 'contain';
};

const Frame = styled.div<{ $ratio: string; $fit: 'cover' | 'contain' }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  width: 100%;
  overflow: hidden;
  background: ${color.raised};

  & picture {
    display: contents;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: ${({ $fit }) => $fit};
  }
`;

/** An image as wide as its container, in a place of known size. */
export const Picture = (props: PictureProps) => {
  const { src, sources = [], sizes, alt, width, height, seed = alt, priority, fit = 'cover' } = props;
  const [failed, setFailed] = useState<string>();
  const missing = !src || failed === src;
  return (
    <Frame
      $ratio={`${width} / ${height}`}
      $fit={fit}
      role={missing && alt ? 'img' : undefined}
      aria-label={missing && alt ? alt : undefined}
    >
      {missing ? (
        <Placeholder seed={seed} />
      ) : (
        <picture>
          {sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
            onError={() => setFailed(src)}
          />
        </picture>
      )}
    </Frame>
  );
};
