import { Button } from '@portfolio/ui/button';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useShell } from '../shell-context.tsx';
import type { LocalRemoteState } from '../registry/local-remote.ts';
import { useTranslation } from '../translator.ts';

const Badge = styled.div`
  position: fixed;
  inset-block-end: ${space(3)};
  inset-inline-start: ${space(3)};
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  max-width: calc(100vw - ${space(6)});
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.warning};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;

/** Says that a part of this page comes from the developer's own machine, or why it does not. */
export function LocalRemoteBadgeBody({ state }: { state: LocalRemoteState }) {
  const { localRemote } = useShell();
  const { t } = useTranslation();
  const isRunning = state.status === 'running';
  return (
    <Badge role="status">
      <span>{t(`local.${state.status}`, { ...state })}</span>
      <Button size="small" onClick={isRunning ? localRemote.reset : () => localRemote.state.set(undefined)}>
        {t(isRunning ? 'local.reset' : 'close')}
      </Button>
    </Badge>
  );
}
