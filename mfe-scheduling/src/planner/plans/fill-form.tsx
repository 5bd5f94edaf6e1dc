import { useMutation } from '@apollo/client/react';
import { planWishes, usualWeights } from '@portfolio/contracts/scheduling';
import { useZone } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { Card } from '@portfolio/ui/card';
import { SelectField, SwitchField, TextField, Field } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { media, space, color, fontSize } from '@portfolio/ui/tokens';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import { chosenOption, useChosenClient, useClientChoices } from '../../shared/choices/choices.ts';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import { chosenDays, mondayIn } from '../demand/week.ts';
import { PastWeek } from './past-week.tsx';
import { CreatePlan } from './plans.graphql.ts';

const Wishes = styled.fieldset`
  display: grid;
  gap: ${space(4)} ${space(6)};
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${space(3)};
    padding: 0;
    font-weight: 600;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Seconds for which it is looked for something better. */
const efforts = { quick: 5, thorough: 20, long: 90 } as const;
type Effort = keyof typeof efforts;
const effortNames = ['quick', 'thorough', 'long'] as const;
/** What of the plan may go to others. */
const movable = ['nothing', 'drafts', 'all'] as const;

/** Which days, which client, and what counts how much. */
export function FillForm({ company, onStarted }: { company: string; onStarted: (plan: string) => void }) {
  const { t } = useTranslation();
  const zone = useZone();
  const [parameters] = useSearchParams();
  const monday = mondayIn(parameters.get('week'), zone);
  const only = chosenDays(parameters.get('only'));
  const [days, setDays] = useState({
    from: only[0]?.day ?? parameters.get('from') ?? monday.toString(),
    until: only.at(-1)?.day ?? parameters.get('until') ?? monday.add({ days: 6 }).toString(),
  });
  const [client, setClient] = useState(parameters.get('client') ?? '');
  const [weights, setWeights] = useState(usualWeights);
  const [allowWarnings, setAllowWarnings] = useState(false);
  const [moves, setMoves] = useState<(typeof movable)[number]>(parameters.has('move') ? 'all' : 'nothing');
  const [effort, setEffort] = useState<Effort>('quick');
  const clients = useClientChoices(company);
  const { client: chosen } = useChosenClient(client);
  const [create] = useMutation(CreatePlan);
  const { run, busy } = useAction();
  const isWrong = days.from > days.until;

  const start = () =>
    run(
      async () => {
        const seconds = efforts[effort];
        const may = { move: moves !== 'nothing', keepPublished: moves === 'drafts' };
        const what = { ...days, client: client || null, ...(only.length > 0 && { only }) };
        const input = { company, ...what, weights, allowWarnings, ...may, seconds };
        const { data } = await create({ variables: { input } });
        if (data) onStarted(data.createPlan.id);
      },
      { failed: t('plans.startFailed') },
    );

  return (
    <Card
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) void start();
      }}
    >
      <Stack $gap={5}>
        {only.length > 0 ? (
          <p>{t('plans.chosen', { count: only.length })}</p>
        ) : (
          <>
            <FieldRow>
              <TextField
                type="date"
                required
                label={t('plans.from')}
                value={days.from}
                onChange={({ target }) => setDays({ ...days, from: target.value })}
              />
              <TextField
                type="date"
                required
                label={t('plans.until')}
                error={isWrong ? t('plans.order') : undefined}
                value={days.until}
                onChange={({ target }) => setDays({ ...days, until: target.value })}
              />
            </FieldRow>
            <ChoiceField
              label={t('posts.client')}
              placeholder={t('lists.all')}
              choices={clients}
              value={chosenOption(clients, client, chosen)}
              onChange={setClient}
            />
          </>
        )}
        <Wishes>
          <legend>{t('plans.wishes')}</legend>
          {planWishes.map((wish) => (
            <WeightField
              key={wish}
              label={t(`plans.wish.${wish}`)}
              hint={t(`plans.wishHint.${wish}`)}
              value={weights[wish]}
              onChange={(value) => setWeights((current) => ({ ...current, [wish]: value }))}
            />
          ))}
        </Wishes>
        <PastWeek company={company} week={mondayIn(null, zone).subtract({ days: 7 }).toString()} weights={weights} />
        <SelectField
          label={t('plans.move')}
          hint={t(moves === 'nothing' ? 'plans.nothingYet' : 'plans.moveHint')}
          value={moves}
          onChange={({ target }) => setMoves(movable.find((name) => name === target.value) ?? 'nothing')}
          options={movable.map((name) => [name, t(`plans.movable.${name}`)])}
        />
        <SwitchField
          label={t('plans.allowWarnings')}
          hint={t('plans.allowWarningsHint')}
          checked={allowWarnings}
          onChange={({ target }) => setAllowWarnings(target.checked)}
        />
        <SelectField
          label={t('plans.effort')}
          value={effort}
          onChange={({ target }) => setEffort(effortNames.find((name) => name === target.value) ?? 'quick')}
          options={effortNames.map((name) => [name, t(`plans.efforts.${name}`, { count: efforts[name] })])}
        />
        <SaveActions save={t('plans.start')} saving={busy} icon={<Sparkles aria-hidden />} />
      </Stack>
    </Card>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

const Slider = styled.input`
  flex: 1 1 8rem;
  min-width: 0;
  height: 2rem;
  accent-color: ${color.accent};
  cursor: pointer;

  ${media.touch} {
    height: 2.75rem;
  }
`;

const Words = styled.output`
  flex: none;
  width: 8rem;
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const wordOf = (value: number) =>
  value === 0 ? 'none' : value < 4 ? 'little' : value < 7 ? 'some' : value < 10 ? 'much' : 'most';

interface Props {
  label: string;
  hint: string;
  /** From 0 to 10. */
  value: number;
  onChange: (value: number) => void;
}

/** How much a wish counts, said in words. */
function WeightField({ label, hint, value, onChange }: Props) {
  const { t } = useTranslation();
  const words = t(`plans.weight.${wordOf(value)}`);
  return (
    <Field label={label} hint={hint}>
      {(attributes) => (
        <Line>
          <Slider
            type="range"
            min={0}
            max={10}
            value={value}
            aria-valuetext={words}
            onChange={({ target }) => onChange(Number(target.value))}
            {...attributes}
          />
          <Words htmlFor={attributes.id}>{words}</Words>
        </Line>
      )}
    </Field>
  );
}
