import { color, radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const Skip = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: 100;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
  }
  &:hover {
    color: ${color.onAccent};
  }
`;

/** The page's first stop for the keyboard. */
export function SkipLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return <Skip href={`#${to}`}>{t('site.skip')}</Skip>;
}
