import { FieldRow } from '@portfolio/ui/form';
import { TimeField } from '@portfolio/ui/field';
import { ToggleChip } from '@portfolio/ui/chip';
import { Cluster } from '@portfolio/ui/layout';
import { useTranslation } from '../../translator.ts';
import { brushes, hours, kindIcons, parts, type Brush } from './brush.ts';

interface Props {
  brush: Brush;
  onChange: (brush: Brush) => void;
}

/** What is painted, and of which part of the day. */
export function BrushField({ brush, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Cluster $gap={2} role="group" aria-label={t('availability.painted.brush')}>
        {brushes.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <ToggleChip key={kind} pressed={brush.kind === kind} onToggle={() => onChange({ ...brush, kind })}>
              <Icon aria-hidden />
              {t(`availability.painted.kind.${kind}`)}
            </ToggleChip>
          );
        })}
      </Cluster>
      <Cluster $gap={2} role="group" aria-label={t('availability.painted.part')}>
        {parts.map((part) => (
          <ToggleChip key={part} pressed={brush.part === part} onToggle={() => onChange({ ...brush, part })}>
            {t(`availability.painted.parts.${part}`)}
            {part !== 'day' && part !== 'times' && ` ${hours[part].join('–')}`}
          </ToggleChip>
        ))}
      </Cluster>
      {brush.part === 'times' && (
        <FieldRow>
          <TimeField
            label={t('availability.painted.from')}
            value={brush.from}
            onChange={(from) => onChange({ ...brush, from })}
          />
          <TimeField
            label={t('availability.painted.until')}
            hint={t('availability.painted.untilHint')}
            value={brush.until}
            onChange={(until) => onChange({ ...brush, until })}
          />
        </FieldRow>
      )}
    </>
  );
}
