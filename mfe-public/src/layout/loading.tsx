import { Spinner } from '@portfolio/ui/spinner';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** As tall as a screen, so that the footer stays out of sight; seen only when the wait is long enough to be noticed. */
const Place = styled.div`
  display: grid;
  align-content: center;
  min-height: 80vh;
  animation: ${appear} 0s 300ms backwards;
`;

/** While the code of a screen is on its way. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <Place>
      <Spinner label={t('loading')} size="large" />
    </Place>
  );
}
