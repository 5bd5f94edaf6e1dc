import { useState, type ReactNode } from 'react';
import { Lightbox, type ListedImage } from './lightbox.tsx';

/**
 * Lets the reader look at images one by one, as large as the screen allows.
 * @returns how an image is opened by its place, from 0, and what to draw while one is
 */
export function useLightbox(images: readonly ListedImage[]): { open: (place: number) => void; lightbox: ReactNode } {
  const [place, setPlace] = useState<number>();
  return {
    open: setPlace,
    lightbox: place !== undefined && (
      <Lightbox images={images} place={place} onPlace={setPlace} onClose={() => setPlace(undefined)} />
    ),
  };
}
