import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '../../translator.ts';
import { newStretch, type StretchValues } from './demand-values.ts';
import { StretchFields } from './stretch-fields.tsx';

interface Props {
  value: readonly StretchValues[];
  onChange: (value: StretchValues[]) => void;
}

/** Any number of hours of one day. */
export function StretchList({ value, onChange }: Props) {
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
