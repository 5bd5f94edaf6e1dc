import { radius } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

/** Cameras want dark on white, in either theme; the image brings the quiet margin. */
const Paper = styled.img`
  flex: none;
  border-radius: ${radius.control};
  background: #fff;
`;

/** @param size in pixels, margin included */
export const QrCode = ({ src, alt, size }: { src: string; alt: string; size: number }) => (
  <Paper src={src} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
);
