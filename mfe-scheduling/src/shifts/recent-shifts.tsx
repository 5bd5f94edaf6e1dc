import { useFresh } from '@portfolio/remote-kit/screens';
import { Skeleton } from '@portfolio/ui/skeleton';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompany } from '../shared/company/use-company.tsx';
import { Quiet, Rows } from '../shared/details/section.tsx';
import type { RecentShiftsQuery } from '../generated/graphql.ts';
import { pathOf, paths } from '../paths.ts';
import { ShiftStatusBadge } from '../shifts/shift-status.tsx';
import { useShiftTime, ZoneMark } from '../shared/times/shift-time.tsx';
import { Loaded } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { RecentShifts as RecentShiftsOperation } from './shifts.graphql.ts';

type Shift = RecentShiftsQuery['shifts']['results'][number];

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;

const Words = styled.div`
  min-width: 0;

  & > a {
    font-variant-numeric: tabular-nums;
  }
  & > p {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
`;

interface Props {
  /** Whose shifts. */
  of: { client: string } | { employee: string };
  companyId: string;
  /** How many (scheduling.md §9). */
  limit: number;
  /** What is said of each, beside its time. */
  describe: (shift: Shift) => readonly (string | null)[];
}

/** The latest shifts of a client or an employee, the newest first (scheduling.md §2). */
export function RecentShifts({ of, companyId, limit, describe }: Props) {
  const { t } = useTranslation();
  const { whenOf } = useShiftTime();
  const { within } = useCompany();
  const result = useFresh(RecentShiftsOperation, { ...of, company: companyId, pageSize: limit });
  const place = (
    <Rows as="div">
      <Skeleton $width="70%" $height="3rem" />
    </Rows>
  );
  return (
    <Loaded result={result} loading={t('recentShifts.loading')} failed={t('shifts.failed')} skeleton={place}>
      {({ shifts: { results: shifts } }) =>
        shifts.length === 0 ? (
          <Quiet>{t('recentShifts.none')}</Quiet>
        ) : (
          <Rows>
            {shifts.map((shift) => (
              <Row key={shift.id}>
                <Words>
                  <Link to={within(pathOf(paths.shift, shift.id))}>
                    <time dateTime={shift.startTime}>{whenOf(shift)}</time>
                  </Link>
                  <ZoneMark shift={shift} />
                  <p dir="auto">{describe(shift).filter(Boolean).join(' · ')}</p>
                </Words>
                <ShiftStatusBadge status={shift.status} />
              </Row>
            ))}
          </Rows>
        )
      }
    </Loaded>
  );
}
