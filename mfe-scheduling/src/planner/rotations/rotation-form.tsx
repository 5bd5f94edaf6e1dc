import { getLocalTimeZone, startOfWeek, today } from '@internationalized/date';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { rotationUpdate } from '@portfolio/contracts/scheduling';
import { useForm } from '@portfolio/remote-kit/forms';
import { calendarDay } from '@portfolio/remote-kit/times';
import { TextField } from '@portfolio/ui/field';
import { Form } from '@portfolio/ui/form';
import { useToast } from '@portfolio/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf, paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.ts';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import { MemberFields } from './member-fields.tsx';
import { PhaseFields } from './phase-fields.tsx';
import { inputOf, newRotation, valuesOf, type RotationValues } from './rotation-values.ts';
import { CreateRotation, RotationDetail, SetRotation, type WholeRotation } from './rotations.graphql.ts';
import { TeamFields } from './team-fields.tsx';
import { TurnTable } from './turn-table.tsx';

interface Props {
  /** Undefined for a new one. */
  rotation?: WholeRotation;
  company: string | undefined;
}

/** All that a rotation is, and who works when by it, before it is saved. */
export function RotationForm({ rotation, company }: Props) {
  const { t } = useTranslation();
  const apollo = useApolloClient();
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
    latest: async () => {
      const variables = { id: rotation?.id ?? '' };
      const { data } = await apollo.query({ query: RotationDetail, variables, fetchPolicy: 'network-only' });
      return data?.rotation ? { values: valuesOf(data.rotation) } : undefined;
    },
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
      <TextField label={t('rotations.name')} autoComplete="off" maxLength={100} {...form.field('name')} />
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
