import { Spinner } from '@portfolio/ui/spinner';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const appear = keyframes`from { visibility: hidden; }`;

/** Shows itself only when the wait is long enough to be noticed. */
const Place = styled.div`
  display: grid;
  place-content: center;
  min-height: 60vh;
  animation: ${appear} 200ms;
`;

/** While authentication is loading (core-site.md §2), or a remote is. */
export function Wait() {
  const { t } = useTranslation();
  return (
    <Place>
      <Spinner label={t('loading')} size="large" />
    </Place>
  );
}
