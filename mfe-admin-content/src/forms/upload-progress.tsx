import { Button } from '@portfolio/ui/button';
import { color, font, fontSize, radius, space } from '@portfolio/ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import type { Progress } from './use-save.ts';

const Panel = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${fontSize.small};
`;

const Bar = styled.progress`
  appearance: none;
  grid-column: 1;
  width: 100%;
  height: ${space(2)};
  overflow: clip;
  border: 0;
  border-radius: ${radius.chip};
  background: ${color.raised};
  accent-color: ${color.accent};

  &::-webkit-progress-bar {
    background: ${color.raised};
  }
  &::-webkit-progress-value {
    background: ${color.accent};
  }
  &::-moz-progress-bar {
    background: ${color.accent};
  }
`;

const Percent = styled.span`
  font-family: ${font.code};
  font-variant-numeric: tabular-nums;
`;

const Cancel = styled.div`
  grid-area: 1 / 2 / 3 / 3;
`;

/** How much of the files is sent, truly; then that the server works on them. */
export function UploadProgress({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { sent, total } = progress;
  const arrived = sent >= total;
  return (
    <Panel>
      <p id={id} role="status">
        {t(arrived ? 'upload.processing' : 'upload.uploading')}{' '}
        {!arrived && <Percent aria-hidden>{Math.floor((100 * sent) / total)} %</Percent>}
      </p>
      {/* Without a value the bar says "some time". */}
      <Bar aria-labelledby={id} max={total} value={arrived ? undefined : sent} />
      <Cancel>
        <Button size="small" onClick={onCancel}>
          {t('upload.cancel')}
        </Button>
      </Cancel>
    </Panel>
  );
}
