import { type FormState, useController, useWatch } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { SwitchField, TimeField } from '@portfolio/ui/field';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { Muted, Title } from '@portfolio/ui/text';
import { color, space, media } from '@portfolio/ui/tokens';
import Copy from 'lucide-react/icons/copy';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { DayOfWeek } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { type RulesValues, dayAfter, isNight } from './rule-values.ts';

const Rules = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`;

const Day = styled(Card)`
  padding-block: ${space(3)};
`;

interface Props {
  form: FormState<RulesValues>;
  day: DayOfWeek;
  /** The day's rules: key, and place in the form. */
  rules: readonly { id: string; at: number }[];
  onAdd: () => void;
  onCopy: () => void;
  onRemove: (at: number) => void;
}

/** A day of the week with its hours. */
export function DayRules({ form, day, rules, onAdd, onCopy, onRemove }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const name = t(`availability.days.${day}`);
  return (
    <Day as="section" aria-labelledby={id}>
      <Cluster $justify="space-between">
        <Title id={id}>{name}</Title>
        <Cluster $gap={1}>
          {rules.length > 0 && (
            <IconButton
              size="large"
              icon={<Copy aria-hidden />}
              label={t('availability.copyOpen', { day: name })}
              onClick={onCopy}
            />
          )}
          <IconButton
            ref={add}
            size="large"
            icon={<Plus aria-hidden />}
            label={t('availability.addHours', { day: name })}
            onClick={onAdd}
          />
        </Cluster>
      </Cluster>
      {rules.length === 0 ? (
        <Muted>{t('availability.nothing')}</Muted>
      ) : (
        <Rules>
          {rules.map(({ id: key, at }, place) => (
            <Rule
              key={key}
              form={form}
              at={at}
              number={place + 1}
              onRemove={() => {
                onRemove(at);
                add.current?.focus();
              }}
            />
          ))}
        </Rules>
      )}
    </Day>
  );
}

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

interface RuleProps {
  form: FormState<RulesValues>;
  /** Where it is in the form, from 0, and among the rules of its day, from 1. */
  at: number;
  number: number;
  onRemove: () => void;
}

/** Hours of a day: from when to when, available or not; over midnight as one night. */
function Rule({ form, at, number, onRemove }: RuleProps) {
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
