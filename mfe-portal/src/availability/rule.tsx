import type { FormState } from '@portfolio/remote-kit/forms';
import { Card } from '@portfolio/ui/card';
import { SelectField, SwitchField, TextField } from '@portfolio/ui/field';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster } from '@portfolio/ui/layout';
import { media, space } from '@portfolio/ui/tokens';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { days, type RulesValues } from './rule-values.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${space(3)};
  margin-bottom: ${space(3)};

  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: 2fr 1fr 1fr;

    & > :first-child {
      grid-column: auto;
    }
  }
`;

interface Props {
  form: FormState<RulesValues>;
  /** Which rule, from 0. */
  at: number;
  onRemove: () => void;
}

/** One rule: on which day, from when to when, available or not. */
export function Rule({ form, at, onRemove }: Props) {
  const { t } = useTranslation();
  const { field } = form;
  const number = at + 1;
  return (
    <Card as="li" aria-label={t('availability.rule', { number })}>
      <Fields>
        <SelectField label={t('availability.day')} {...field(`rules.${at}.dayOfWeek`)}>
          {days.map((day) => (
            <option key={day} value={day}>
              {t(`availability.days.${day}`)}
            </option>
          ))}
        </SelectField>
        <TextField type="time" label={t('availability.start')} {...field(`rules.${at}.startTime`)} />
        <TextField type="time" label={t('availability.end')} {...field(`rules.${at}.endTime`)} />
      </Fields>
      <Cluster $justify="space-between">
        <SwitchField label={t('availability.available')} {...field(`rules.${at}.isAvailable`)} />
        <IconButton
          icon={<Trash2 aria-hidden />}
          label={t('availability.remove', { number })}
          variant="quiet-danger"
          size="large"
          onClick={onRemove}
        />
      </Cluster>
    </Card>
  );
}
