import { Spinner } from '@portfolio/ui/spinner';
import { color, space } from '@portfolio/ui/tokens';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const appear = keyframes`from { visibility: hidden; }`;

/** Shows itself only when the wait is long enough to be noticed. */
const Place = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  min-height: 60vh;
  animation: ${appear} 200ms;
`;

const Slow = styled.p`
  margin-top: ${space(4)};
  color: ${color.muted};
  animation: ${appear} 1500ms;
`;

interface Props {
  /** Said when it takes long enough to worry. */
  slow?: string;
}

/** While authentication is loading (core-site.md §2), or a remote is. */
export function Wait({ slow }: Props) {
  const { t } = useTranslation();
  return (
    <Place>
      <Spinner label={t('loading')} size="large" />
      {slow !== undefined && <Slow>{slow}</Slow>}
    </Place>
  );
}
