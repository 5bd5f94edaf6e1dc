import { getLocalTimeZone, startOfWeek, today } from '@internationalized/date';
import { useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { rotationUpdate, scheduling } from '@portfolio/contracts/scheduling';
import { useForm, useLatest, type FormState } from '@portfolio/remote-kit/forms';
import { calendarDay } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Form, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { IconButton } from '@portfolio/ui/icon-button';
import { useToast } from '@portfolio/ui/toast';
import { space } from '@portfolio/ui/tokens';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { pathOf, paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import { MemberFields } from './member-fields.tsx';
import { PhaseFields } from './phase-fields.tsx';
import { inputOf, newRotation, valuesOf, type RotationValues, withoutTeam, withTeam } from './rotation-values.ts';
import { CreateRotation, RotationDetail, SetRotation, type WholeRotation } from './rotations.graphql.ts';
import { TurnTable } from './turn-table.tsx';

interface Props {
  /** Undefined for a new one. */
  rotation?: WholeRotation;
  company: string | undefined;
}

/** All that a rotation is, and who works when by it, before it is saved. */
export function RotationForm({ rotation, company }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { within } = useCompany();
  const [create] = useMutation(CreateRotation);
  const [save] = useMutation(SetRotation);
  const [empty] = useState(() => {
    const monday = startOfWeek(today(getLocalTimeZone()).add({ weeks: 1 }), 'en-GB', 'mon').toString();
    return newRotation(monday, (team) => t('rotations.teamName', { letter: 'ABCDEFGHIJKL'[team - 1]! }));
  });
  const form = useForm<RotationValues, WholeRotation | undefined, ReturnType<typeof inputOf>>({
    draft: `rotation/${rotation?.id ?? 'new'}`,
    values: rotation ? valuesOf(rotation) : empty,
    schema: rotationUpdate,
    request: inputOf,
    inWords: useRotationWords(),
    rules: ({ members }) =>
      Object.fromEntries(
        members.flatMap(({ employee, post }, at) => [
          [`members.${at}.employee`, employee === '' ? fault('required') : undefined],
          [`members.${at}.post`, post === '' ? fault('required') : undefined],
        ]),
      ),
    sentences: {
      name: { required: t('rotations.errors.name'), unique: t('rotations.errors.unique') },
      'members.employee': { required: t('rotations.errors.employee') },
      'members.post': { required: t('rotations.errors.post') },
    },
    latest: useLatest(RotationDetail, { id: rotation?.id ?? '' }, ({ rotation: now }) => now && valuesOf(now)),
    send: async (input, _, context, began) => {
      if (!rotation) {
        const made = company === undefined ? input : { ...input, company };
        return (await create({ variables: { input: made }, context })).data?.createRotation;
      }
      // All is said anew; what somebody else has said meanwhile is not overwritten unseen.
      const variables = { id: rotation.id, input, seen: inputOf(began) };
      return (await save({ variables, context })).data?.setRotation;
    },
    valuesOf: (answer) => (answer ? valuesOf(answer) : empty),
    onSaved: (answer) => {
      toast('success', t('rotations.saved', { name: answer?.name ?? '' }));
      if (!rotation && answer) void navigate(within(pathOf(paths.rotation, answer.id)));
    },
    failed: t('rotations.saveFailed'),
  });
  const values = form.hookForm.watch();
  return (
    <Form {...form.props} errorsTitle={t('rotations.notSaved')}>
      <TextField label={t('rotations.name')} autoComplete="off" {...form.field('name')} />
      <TeamFields form={form} />
      <PhaseFields form={form} />
      <TextField
        type="date"
        label={t('rotations.until')}
        hint={t('rotations.untilHint')}
        optional={t('optional')}
        {...form.field('until')}
      />
      <MemberFields form={form} company={company} />
      <TurnTable values={values} />
      <SaveActions
        save={t(rotation ? 'rotations.saveChanges' : 'rotations.saveNew')}
        saving={form.saving}
        onCancel={!rotation && (() => form.leave(() => void navigate(within(paths.rotations))))}
      />
    </Form>
  );
}

/** Its lists in words, where two versions of them are shown: a line for each of their parts. */
function useRotationWords() {
  const { t, language } = useTranslation();
  const day = (date: string): string => (date === '' ? '…' : calendarDay(date, language));
  const words = {
    teams: (value: RotationValues['teams']) => value,
    phases: (value: RotationValues['phases']) =>
      value.map(({ from, pattern, watches, offsets }) =>
        [
          day(from),
          pattern,
          watches.map(({ code, startTime, endTime }) => `${code} ${startTime}–${endTime}`).join(', '),
          offsets.map((offset) => `+${offset}`).join(' '),
        ].join(' · '),
      ),
    members: (value: RotationValues['members']) =>
      value.map(({ employeeName, postName, team, from, until }) =>
        [employeeName, postName, team, `${day(from)} – ${day(until)}`].join(' · '),
      ),
  };
  const labels = { teams: 'rotations.teams', phases: 'rotations.phases', members: 'rotations.members' } as const;
  const inWords = (name: keyof typeof words) => ({
    label: t(labels[name]),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a value of the field of this name
    say: (value: unknown) => words[name](value as never).join('\n'),
  });
  return { teams: inWords('teams'), phases: inWords('phases'), members: inWords('members') };
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 20rem) auto;
  justify-content: start;
  gap: ${space(2)};
  align-items: end;
`;

/** The names of the teams. Who is in one goes with it, as long as nothing is saved. */
function TeamFields({ form }: { form: FormState<RotationValues> }) {
  const { t } = useTranslation();
  const teams = form.controlled('teams');
  const change = (changed: RotationValues): void => {
    form.controlled('phases').onChange(changed.phases);
    form.controlled('members').onChange(changed.members);
    teams.onChange(changed.teams);
  };
  const present = () => form.hookForm.getValues();
  const nextName = () => t('rotations.teamName', { letter: 'ABCDEFGHIJKL'[teams.value.length] ?? '' });
  return (
    <Fieldset>
      <FieldsetTitle>{t('rotations.teams')}</FieldsetTitle>
      {teams.value.map((name, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are what they are by their place
        <Line key={at}>
          <TextField
            label={t('rotations.teamNumber', { number: at + 1 })}
            autoComplete="off"
            maxLength={50}
            value={name}
            error={form.error(`teams.${at}`)}
            onChange={({ target }) => teams.onChange(teams.value.with(at, target.value))}
          />
          {teams.value.length > 1 && (
            <IconButton
              icon={<Trash2 aria-hidden />}
              label={t('rotations.removeTeam', { name })}
              variant="quiet-danger"
              onClick={() => change(withoutTeam(present(), at))}
            />
          )}
        </Line>
      ))}
      {teams.value.length < scheduling.rotationTeams && (
        <div>
          <Button icon={<Plus aria-hidden />} onClick={() => change(withTeam(present(), nextName()))}>
            {t('rotations.addTeam')}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
