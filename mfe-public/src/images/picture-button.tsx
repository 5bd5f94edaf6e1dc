import { color, radius } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const Frame = styled.button`
  display: block;
  width: 100%;
  overflow: clip;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: none;
  cursor: zoom-in;

  &:hover {
    border-color: ${color.borderStrong};
  }
`;

/** A picture that opens in large. */
export function PictureButton({ alt, onOpen, children }: { alt: string; onOpen: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Frame type="button" aria-label={t('gallery.open', { name: alt })} onClick={onOpen}>
      {children}
    </Frame>
  );
}
