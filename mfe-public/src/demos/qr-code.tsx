import { radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';

/** Cameras want dark on white with a quiet margin, in either theme. */
const Paper = styled.img`
  flex: none;
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: #fff;
`;

/** @param size in pixels, margin included */
export const QrCode = ({ src, alt, size }: { src: string; alt: string; size: number }) => (
  <Paper src={src} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
);
