import { useController, useWatch, type FormState } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { SwitchField, TimeField } from '@portfolio/ui/field';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { Muted } from '@portfolio/ui/text';
import { media, space } from '@portfolio/ui/tokens';
import Moon from 'lucide-react/icons/moon';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { dayAfter, isNight, type RulesValues } from './rule-values.ts';

const Item = styled.li`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${space(3)};

  & > :last-child {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    gap: ${space(3)} ${space(2)};
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr auto;

    & > :last-child {
      grid-column: auto;
      margin-top: ${space(6)};
    }
  }
`;

const Night = styled(Muted)`
  display: flex;
  gap: ${space(2)};

  & > svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

interface Props {
  form: FormState<RulesValues>;
  /** Where it is in the form, from 0, and among the rules of its day, from 1. */
  at: number;
  number: number;
  onRemove: () => void;
}

/** Hours of a day: from when to when, available or not; over midnight as one night. */
export function Rule({ form, at, number, onRemove }: Props) {
  const { t } = useTranslation();
  const { field, controlled, error } = form;
  // Known first, and with its control: there the focus goes in a new rule.
  const { field: start } = useController({ control: form.control, name: `rules.${at}.startTime` });
  const rule = useWatch({ control: form.control, name: `rules.${at}` });
  const until = { day: t(`availability.days.${dayAfter(rule.dayOfWeek)}`), time: rule.endTime };
  const names = { day: t(`availability.days.${rule.dayOfWeek}`), number };
  const isWrong = error(`rules.${at}.endTime`) !== undefined && rule.endTime !== '';

  const split = (): void => {
    form.controlled(`rules.${at}.overnight`).onChange(true);
    form.hookForm.clearErrors(`rules.${at}`);
  };
  return (
    <Item aria-label={t('availability.rule', names)}>
      <Fields>
        <TimeField
          label={t('availability.start')}
          error={error(start.name)}
          {...{ ref: start.ref, name: start.name, value: start.value, onChange: start.onChange }}
        />
        <TimeField label={t('availability.end')} {...controlled(`rules.${at}.endTime`)} />
        <Cluster $justify="space-between">
          <SwitchField label={t('availability.available')} {...field(`rules.${at}.isAvailable`)} />
          <IconButton
            icon={<Trash2 aria-hidden />}
            label={t('availability.remove', names)}
            variant="quiet-danger"
            size="large"
            onClick={onRemove}
          />
        </Cluster>
      </Fields>
      {isNight(rule) && (
        <Night>
          <Moon aria-hidden size={16} />
          <span>{t('availability.night', until)}</span>
        </Night>
      )}
      {isWrong && (
        <Notice
          kind="info"
          action={
            <Button size="large" icon={<Moon aria-hidden />} onClick={split}>
              {t('availability.split')}
            </Button>
          }
        >
          {t('availability.splitQuestion', until)}
        </Notice>
      )}
    </Item>
  );
}
