import { useMutation, useQuery } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { timeOffEntered } from '@portfolio/contracts/scheduling';
import { daysSent, useForm } from '@portfolio/remote-kit/forms';
import { SelectField, TextareaField } from '@portfolio/ui/field';
import { useUndo } from '@portfolio/ui/toast';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import { chosenOption, useChosenEmployee, useEmployeeChoices } from '../../shared/choices/choices.ts';
import { DaysFields } from '../../shared/forms/days-fields.tsx';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import { CreateTimeOff, TakeBackTimeOff } from './time-off.graphql.ts';
import { TimeOffTypes, type WholeTimeOffType } from './types.graphql.ts';

const nothing = { employee: '', type: '', fromDay: '', fromTime: '', untilDay: '', untilTime: '', reason: '' };

interface Props {
  company: string | undefined;
  /** Whose it is, where that is known. */
  employee?: string;
  onClose: () => void;
}

/** Time off that a planner enters for somebody: it is so at once. A day without an end is that one day. */
export function EnterModal(props: Props) {
  const { data } = useQuery(TimeOffTypes, { variables: { company: props.company } });
  // Those that are no longer asked for are left out.
  const types = data?.timeOffTypes.results.filter(({ isActive }) => isActive);
  return types ? <Modal {...props} types={types} /> : null;
}

function Modal({ company, employee, types, onClose }: Props & { types: readonly WholeTimeOffType[] }) {
  const { t } = useTranslation();
  const offerUndo = useUndo();
  const after = { refetchQueries: ['TimeOffRequests', 'TimeOffBalances'] };
  const [create] = useMutation(CreateTimeOff, after);
  const [takeBack] = useMutation(TakeBackTimeOff, after);
  const form = useForm({
    draft: `time-off/${employee ?? 'new'}`,
    values: { ...nothing, employee: employee ?? '', type: types[0]?.id ?? '' },
    schema: timeOffEntered,
    request: daysSent<typeof nothing>,
    rules: (values) => ({
      employee: values.employee === '' ? fault('required') : undefined,
      type: values.type === '' ? fault('required') : undefined,
      fromDay: values.fromDay === '' ? fault('required') : undefined,
    }),
    sentences: { fromDay: { required: t('unavailability.dayMissing') } },
    async send(input, _, context) {
      return (await create({ variables: { input }, context })).data?.createTimeOff.id;
    },
    onSaved(id) {
      offerUndo(t('timeOff.entered'), () => takeBack({ variables: { id: id ?? '' } }));
      onClose();
    },
    failed: t('timeOff.saveFailed'),
  });
  const { controlled, field } = form;
  const own = controlled('employee');
  const choices = useEmployeeChoices(company);
  const chosen = useChosenEmployee(own.value);
  return (
    <FormModal
      form={form}
      title={t('timeOff.enter')}
      save={t('timeOff.save')}
      errorsTitle={t('timeOff.notSaved')}
      onClose={onClose}
    >
      {employee === undefined && (
        <ChoiceField
          label={t('timeOff.employee')}
          name="employee"
          error={own.error}
          choices={choices}
          value={chosenOption(choices, own.value, chosen)}
          onChange={own.onChange}
        />
      )}
      <SelectField label={t('timeOff.type')} {...field('type')} options={types.map(({ id, name }) => [id, name])} />
      <DaysFields field={field} controlled={controlled} />
      <TextareaField
        label={t('unavailability.reason')}
        hint={t('unavailability.reasonHint')}
        rows={2}
        {...field('reason')}
      />
    </FormModal>
  );
}
