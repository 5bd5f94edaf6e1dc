import { useStore } from '@portfolio/remote-kit';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../translator.ts';

/** In nobody's way: what lies below can be clicked. */
const Place = styled.div`
  position: fixed;
  inset-block-end: ${space(3)};
  inset-inline: 0;
  z-index: 30;
  display: flex;
  justify-content: center;
  pointer-events: none;
`;

const Words = styled.p`
  max-width: calc(100vw - ${space(6)});
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-size: ${fontSize.small};
`;

/** Says of a service that hangs that it is slow, long before the screen gives up. On the page from the start, so that it is read. */
export function SlowNotice() {
  const { slow } = useShell();
  const { t } = useTranslation();
  const isSlow = useStore(slow);
  return <Place aria-live="polite">{isSlow && <Words>{t('slow')}</Words>}</Place>;
}
