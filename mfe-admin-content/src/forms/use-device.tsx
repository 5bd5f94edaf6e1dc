import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { color, media, space } from '@portfolio/ui/tokens';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

/** What is previewed, as wide as there is room or as a phone. */
export const Stage = styled.div`
  &[data-stage='phone'] {
    width: 24.375rem;
    max-width: 100%;
    margin-inline: auto;
    border-inline: 1px solid ${color.border};
  }
`;

const Choice = styled(Cluster)`
  padding: ${space(2)};

  ${media.print} {
    display: none;
  }
`;

const devices = [
  { id: 'desktop', Icon: Monitor },
  { id: 'phone', Icon: Smartphone },
] as const;

/** Of which device a preview is, and the buttons that choose it. */
export function useDevice() {
  const { t } = useTranslation();
  const [device, setDevice] = useState<(typeof devices)[number]['id']>('desktop');
  return {
    /** `data-stage` of {@link Stage}. */
    stage: device,
    choice: (
      <Choice $gap={1} role="group" aria-label={t('previewOn.label')}>
        {devices.map(({ id, Icon }) => (
          <Button
            key={id}
            size="small"
            variant={id === device ? 'secondary' : 'ghost'}
            icon={<Icon aria-hidden />}
            aria-pressed={id === device}
            onClick={() => setDevice(id)}
          >
            {t(`previewOn.${id}`)}
          </Button>
        ))}
      </Choice>
    ),
  };
}
