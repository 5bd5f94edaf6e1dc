import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { Popover } from '@portfolio/ui/popover';
import { media, space } from '@portfolio/ui/tokens';
import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import type { Schedule } from './grid.types.ts';
import type { GridAddress } from './use-grid-address.ts';

const none = { clients: [], qualifications: [], employees: [] };

/** A filter that is set; pressed, it is none any more. */
const Chip = styled(Button)`
  flex: 0 1 auto;
  min-width: 3rem;
  max-width: 9rem;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.desktop} {
    padding-inline: ${space(2)};
  }
`;

/** Keeps some rows and shifts; the choices are those of the schedule. What is set stands beside. */
export function FilterFields({ address, schedule }: { address: GridAddress; schedule: Schedule | undefined }) {
  const { t } = useTranslation();
  const { clients, qualifications, employees } = schedule ?? none;
  const filters = [
    { name: 'client', choices: clients },
    { name: 'qualification', choices: qualifications },
    { name: 'employee', choices: employees },
  ] as const;
  const set = filters.flatMap(({ name, choices }) => {
    const value = address.filters[name];
    return value === '' ? [] : [{ name, words: choices.find(({ id }) => id === value)?.name ?? value }];
  });
  const fits = schedule?.shifts.find(({ id }) => id === address.fits);
  const place = clients.find(({ id }) => id === fits?.clientId)?.name ?? '';
  return (
    <>
      <Popover
        size="small"
        icon={<ListFilter aria-hidden />}
        label={t('scheduler.filters')}
        words={t('scheduler.filters')}
        align="end"
      >
        {filters.map(({ name, choices }) => (
          <SelectField
            key={name}
            label={t(`scheduler.filter.${name}`)}
            value={address.filters[name]}
            onChange={(event) => address.change({ [name]: event.target.value })}
            none={t('scheduler.filter.all')}
            options={choices.map((choice) => [choice.id, choice.name])}
          />
        ))}
      </Popover>
      {fits && (
        <Chip
          size="small"
          icon={<X aria-hidden />}
          title={t('scheduler.filter.fits', { place })}
          aria-label={t('scheduler.filter.remove', { filter: t('scheduler.filter.fits', { place }) })}
          onClick={() => address.change({ fits: '' })}
        >
          <span>{t('scheduler.filter.fits', { place })}</span>
        </Chip>
      )}
      {set.map(({ name, words }) => (
        <Chip
          key={name}
          size="small"
          icon={<X aria-hidden />}
          title={words}
          aria-label={t('scheduler.filter.remove', { filter: `${t(`scheduler.filter.${name}`)}: ${words}` })}
          onClick={() => address.change({ [name]: '' })}
        >
          <span>{words}</span>
        </Chip>
      ))}
    </>
  );
}
