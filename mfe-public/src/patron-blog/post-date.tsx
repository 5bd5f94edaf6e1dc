import { dayOf } from '@portfolio/remote-kit/times';
import { color, fontSize } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const Small = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

export function PostDate({ at }: { at: string }) {
  const { language } = useTranslation();
  return (
    <Small>
      <time dateTime={at}>{dayOf(at, language)}</time>
    </Small>
  );
}
