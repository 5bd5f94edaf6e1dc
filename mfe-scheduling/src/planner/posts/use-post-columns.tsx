import { calendarDay, calendarDays } from '@portfolio/contracts/dates';
import { scheduling } from '@portfolio/contracts/scheduling';
import { ChipList } from '@portfolio/ui/chip';
import type { Column } from '@portfolio/ui/table';
import { Link } from 'react-router-dom';
import { pathOf, paths } from '../../paths.ts';
import type { CompanyChoice } from '../../shared/company/use-company.ts';
import { Broken, Secondary } from '../../shared/lists/cell.styles.ts';
import { useTranslation } from '../../translator.ts';
import { PostName } from './post-name.tsx';
import type { WholePost } from './posts.graphql.ts';

/** Posts with their places, what they ask for and how long their contracts are. */
export function usePostColumns({ within }: CompanyChoice): readonly Column<WholePost>[] {
  const { t, language } = useTranslation();
  const days = ({ startDate, endDate }: WholePost): string => {
    if (startDate && endDate) return calendarDays(startDate, endDate, language);
    if (startDate) return t('posts.fromDay', { day: calendarDay(startDate, language) });
    return endDate ? t('posts.untilDay', { day: calendarDay(endDate, language) }) : t('posts.open');
  };
  return [
    {
      id: 'name',
      header: t('posts.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, name, color }) => (
        <Broken>
          <Link to={within(pathOf(paths.post, id))}>
            <PostName name={name} color={color} />
          </Link>
        </Broken>
      ),
    },
    {
      id: 'client_name',
      header: t('posts.place'),
      sortable: true,
      cell: ({ clientName, locationName }) => (
        <Broken dir="auto">
          {clientName}
          <Secondary>{locationName ?? t('shifts.mainLocation')}</Secondary>
        </Broken>
      ),
    },
    { id: 'headCount', header: t('posts.headCount'), numeric: true, cell: ({ headCount }) => headCount },
    {
      id: 'required',
      header: t('posts.asks'),
      cell: ({ requiredQualifications }) => (
        <ChipList
          label={t('posts.required')}
          items={requiredQualifications}
          max={scheduling.listChips}
          more={(count) => t('lists.more', { count })}
        />
      ),
    },
    { id: 'contract', header: t('posts.contract'), cell: days },
    {
      id: 'priority',
      header: t('posts.priority'),
      sortable: true,
      numeric: true,
      cell: ({ priority }) => priority,
    },
  ];
}
