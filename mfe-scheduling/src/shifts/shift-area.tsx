import { Spinner } from '@portfolio/ui/spinner';
import { color, space } from '@portfolio/ui/tokens';
import { Suspense } from 'react';
import { Outlet, useMatch } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { ShiftList } from './shift-list.tsx';

const Above = styled.div`
  margin-bottom: ${space(10)};
  padding-bottom: ${space(10)};
  border-bottom: 1px solid ${color.border};
`;

/** scheduling.md §2, Shift area: "List at the root (the list is also rendered beneath the sub-routes)". */
export function ShiftArea() {
  const { t } = useTranslation();
  const atRoot = useMatch(paths.shifts) !== null;
  return (
    <>
      {!atRoot && (
        <Above>
          <Suspense fallback={<Spinner size="large" label={t('loading')} />}>
            <Outlet />
          </Suspense>
        </Above>
      )}
      <ShiftList beneath={!atRoot} />
    </>
  );
}
