import type { FormState } from '@portfolio/remote-kit/forms';
import { Card } from '@portfolio/ui/card';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { DayOfWeek } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import type { RulesValues } from './rule-values.ts';
import { Rule } from './rule.tsx';

const Title = styled.h2`
  font-size: ${fontSize.body};
  letter-spacing: 0;
`;

const Rules = styled.ul`
  padding: 0;
  list-style: '';

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
