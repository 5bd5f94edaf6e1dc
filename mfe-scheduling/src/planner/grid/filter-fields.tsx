import { SelectField } from '@portfolio/ui/field';
import { useTranslation } from '../../translator.ts';
import type { Schedule } from './grid.types.ts';
import type { GridAddress } from './use-grid-address.ts';

const none = { clients: [], qualifications: [], employees: [] };

/** Fields that keep some rows and shifts; the choices are those of the schedule. */
export function FilterFields({ address, schedule }: { address: GridAddress; schedule: Schedule | undefined }) {
  const { t } = useTranslation();
  const { clients, qualifications, employees } = schedule ?? none;
  const filters = [
    { name: 'client', choices: clients },
    { name: 'qualification', choices: qualifications },
    { name: 'employee', choices: employees },
  ] as const;
  return (
    <>
      {filters.map(({ name, choices }) => (
        <SelectField
          key={name}
          label={t(`scheduler.filter.${name}`)}
          value={address.filters[name]}
          onChange={(event) => address.change({ [name]: event.target.value })}
        >
          <option value="">{t('scheduler.filter.all')}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </SelectField>
      ))}
    </>
  );
}
