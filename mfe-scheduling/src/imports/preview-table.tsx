import type { Fault } from '@portfolio/contracts/errors';
import { useFaultText } from '@portfolio/remote-kit/forms';
import { SelectField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column } from '@portfolio/ui/table';
import { Muted } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ListPages } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import type { ReportedRow } from './use-import.ts';

/** Few enough to read, and to draw at once, of thousands. */
const pageSize = 50;

const filters = ['all', 'bad', 'warned', 'new', 'there'] as const;
type Filter = (typeof filters)[number];

const isWarned = ({ state, problems }: ReportedRow) => state === 'NEW' && problems.length > 0;

const shown: Record<Filter, (row: ReportedRow) => boolean> = {
  all: () => true,
  bad: ({ state }) => state === 'BAD',
  warned: isWarned,
  new: ({ state }) => state === 'NEW',
  there: ({ state }) => state === 'THERE',
};

const looks = { NEW: 'active', THERE: 'inactive', BAD: 'missed' } as const;

const Problems = styled.ul`
  white-space: normal;
`;

const Narrow = styled.div`
  max-width: ${space(72)};
`;

interface Props {
  rows: readonly ReportedRow[];
  /** A file's rows are found by them. */
  hasNumbers: boolean;
}

/** What a file would bring, row by row: the bad ones first to see, where there are any. */
export function PreviewTable({ rows, hasNumbers }: Props) {
  const { t } = useTranslation();
  const tell = useProblemText();
  const hasBad = rows.some(shown.bad);
  const [chosen, setChosen] = useState<Filter>();
  const [page, setPage] = useState(1);
  const filter = chosen ?? (hasBad ? 'bad' : 'all');
  const found = rows.filter(shown[filter]);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const current = Math.min(page, pageCount);

  const numbers: Column<ReportedRow> = { id: 'row', header: t('import.row'), numeric: true, cell: ({ row }) => row };
  const columns: Column<ReportedRow>[] = [
    ...(hasNumbers ? [numbers] : []),
    {
      id: 'name',
      header: t('import.name'),
      rowHeader: true,
      cell: ({ name, detail }) => <Named {...{ name, detail }} />,
    },
    {
      id: 'state',
      header: t('import.state'),
      cell: ({ state }) => <StatusBadge status={looks[state]}>{t(`import.states.${state}`)}</StatusBadge>,
    },
    {
      id: 'problems',
      header: t('import.problems'),
      cell: ({ problems }) =>
        problems.length > 0 && (
          <Problems>
            {problems.map((problem) => (
              <li key={`${problem.heading} ${problem.message}`}>{tell(problem)}</li>
            ))}
          </Problems>
        ),
    },
  ];
  return (
    <Stack $gap={4}>
      <Narrow>
        <SelectField
          label={t('import.show')}
          value={filter}
          onChange={({ target }) => {
            setChosen(filters.find((one) => one === target.value));
            setPage(1);
          }}
          options={filters.map((one) => [one, t(`import.filters.${one}`, { count: rows.filter(shown[one]).length })])}
        />
      </Narrow>
      <Table
        caption={t('import.preview')}
        columns={columns}
        rows={found.slice((current - 1) * pageSize, current * pageSize)}
        rowKey={({ row }) => row}
        empty={<Muted as="p">{t('import.noRows')}</Muted>}
      />
      <ListPages label={t('import.pages')} page={current} pageCount={pageCount} onPage={setPage} />
    </Stack>
  );
}

const Named = ({ name, detail }: Pick<ReportedRow, 'name' | 'detail'>) => (
  <div>
    {name || '–'}
    {detail !== '' && <Muted as="div">{detail}</Muted>}
  </div>
);

type Problem = ReportedRow['problems'][number];

/** What is wrong, in the reader's language, with the file's own name of the column. */
function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation();
  const { sentence } = useFaultText({});
  return ({ heading, code, message, params }) => {
    const text = sentence('', { code, message, params: valuesOf(params) });
    return heading === null ? text : t('import.ofColumn', { column: heading, text });
  };
}

/** Numbers are numbers again: they decide between singular and plural. */
const valuesOf = (params: Problem['params']): Fault['params'] =>
  Object.fromEntries(
    params.map(({ name, value }) => [name, /^\d+(\.\d+)?$/.test(value) ? Number(value) : value] as const),
  );
