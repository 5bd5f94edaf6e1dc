import { IconButton } from '@portfolio/ui/icon-button';
import { Picture } from '@portfolio/ui/picture';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { pictureOf, type ShownImage } from './picture-of.ts';

/** An image with the words that say what it shows. */
export interface ListedImage {
  image: ShownImage;
  alt: string;
}

const Dialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: ${space(3)};
  border: 0;
  background: ${color.bg};
  color: ${color.text};

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: ${space(3)};
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

/** A finger moves sideways from one to the next; up, down and two fingers are the browser's. */
const Stage = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
  touch-action: pan-y pinch-zoom;
`;

/** As large as fits, in its own proportions. */
const Fitted = styled.div<{ $ratio: number }>`
  width: min(100%, (100dvh - 11rem) * ${({ $ratio }) => $ratio});
`;

/** However long what is said between them is, the buttons stay below the finger that presses them again and again. */
const Steps = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 32rem) auto;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  min-height: 2.75rem;
`;

const Caption = styled.p`
  grid-column: 2;
  overflow-wrap: anywhere;
  text-align: center;
`;

/** Pixels that a finger moves at least. */
const swipe = 40;

interface Props {
  images: readonly ListedImage[];
  /** Of the one that is shown, from 0. */
  place: number;
  onPlace: (place: number) => void;
  onClose: () => void;
}

/** One image over the whole screen: arrow keys, buttons and a finger go on to the next, Escape closes. */
export function Lightbox({ images, place, onPlace, onClose }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number>(undefined);

  // A layout effect: its clean-up runs while the element is still in the page, when closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const { image, alt } = images[place]!;
  const go = (step: number): void => {
    if (images[place + step]) onPlace(place + step);
  };
  const byKey = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const released = ({ clientX }: PointerEvent): void => {
    const moved = clientX - (pressedAt.current ?? clientX);
    if (Math.abs(moved) >= swipe) go(moved < 0 ? 1 : -1);
    pressedAt.current = undefined;
  };

  return (
    <Dialog ref={dialog} aria-label={t('gallery.label')} onClose={onClose} onKeyDown={byKey}>
      <Bar>
        <span aria-live="polite">{t('gallery.position', { at: place + 1, of: images.length })}</span>
        <IconButton icon={<X aria-hidden />} label={t('gallery.close')} onClick={onClose} />
      </Bar>
      <Stage
        onPointerDown={({ clientX }) => {
          pressedAt.current = clientX;
        }}
        onPointerUp={released}
      >
        <Fitted $ratio={image.width / image.height}>
          <Picture
            key={image.url}
            {...pictureOf(image)}
            sizes="100vw"
            alt={alt}
            width={image.width}
            height={image.height}
            fit="contain"
            priority
          />
        </Fitted>
      </Stage>
      <Steps>
        {images.length > 1 && (
          <IconButton
            icon={<ChevronLeft aria-hidden />}
            label={t('gallery.previous')}
            aria-disabled={place === 0}
            onClick={() => go(-1)}
          />
        )}
        <Caption>{alt}</Caption>
        {images.length > 1 && (
          <IconButton
            icon={<ChevronRight aria-hidden />}
            label={t('gallery.next')}
            aria-disabled={place === images.length - 1}
            onClick={() => go(1)}
          />
        )}
      </Steps>
    </Dialog>
  );
}
