import { Button } from '@portfolio/ui/button';
import { IconButton } from '@portfolio/ui/icon-button';
import { NumberField, TimeField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { media, space } from '@portfolio/ui/tokens';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import { type StretchValues, newStretch } from './demand-values.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 7rem)) auto;
  gap: ${space(2)} ${space(3)};
  align-items: end;

  ${media.phone} {
    grid-template-columns: repeat(2, 5.5rem) minmax(2.75rem, 1fr) auto;
    column-gap: ${space(2)};
  }
`;

interface Props<Value extends StretchValues> {
  value: Value;
  onChange: (value: Value) => void;
  onRemove: () => void;
  /** What a blank number means. */
  headCount: number | undefined;
  children?: ReactNode;
}

/** From, to, and how many; `children` stand above. */
export function StretchFields<Value extends StretchValues>({
  value,
  onChange,
  onRemove,
  headCount,
  children,
}: Props<Value>) {
  const { t } = useTranslation();
  return (
    <Stack $gap={3}>
      {children}
      <Line>
        <TimeField
          label={t('demand.from')}
          value={value.startTime}
          onChange={(startTime) => onChange({ ...value, startTime })}
        />
        <TimeField
          label={t('demand.to')}
          value={value.endTime}
          onChange={(endTime) => onChange({ ...value, endTime })}
        />
        <NumberField
          inputMode="numeric"
          min={0}
          label={t('demand.heads')}
          placeholder={headCount === undefined ? '' : String(headCount)}
          value={value.heads}
          onChange={({ target }) => onChange({ ...value, heads: target.value })}
        />
        <IconButton
          icon={<Trash2 aria-hidden />}
          label={t('demand.removeHours')}
          variant="quiet-danger"
          onClick={onRemove}
        />
      </Line>
    </Stack>
  );
}

interface StretchListProps {
  value: readonly StretchValues[];
  onChange: (value: StretchValues[]) => void;
}

/** Any number of hours of one day. */
export function StretchList({ value, onChange }: StretchListProps) {
  const { t } = useTranslation();
  return (
    <Stack $gap={3}>
      {value.map((stretch, at) => (
        <StretchFields
          // oxlint-disable-next-line react/no-array-index-key -- they are what they are by their place
          key={at}
          value={stretch}
          headCount={undefined}
          onChange={(changed) => onChange(value.with(at, changed))}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      <div>
        <Button size="small" icon={<Plus aria-hidden />} onClick={() => onChange([...value, newStretch()])}>
          {t('demand.addHours')}
        </Button>
      </div>
    </Stack>
  );
}
