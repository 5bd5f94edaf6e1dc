import { useMutation } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { useAction, useFresh } from '@portfolio/remote-kit/screens';
import { amountsIn } from '@portfolio/remote-kit/figures';
import { Button } from '@portfolio/ui/button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Table, type Column } from '@portfolio/ui/table';
import { useToast } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { BackLink } from '../../shared/details/detail-screen.tsx';
import { Secondary } from '../../shared/lists/list-part.tsx';
import { Confirm, Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { TypeModal } from './type-modal.tsx';
import { DeleteTimeOffType, TimeOffTypes as TimeOffTypesOperation, type WholeTimeOffType } from './types.graphql.ts';

/** Beside the rules of a type, its words stay whole. */
const Name = styled.div`
  overflow-wrap: break-word;
`;

/** What guards of a company may ask for, and what holds of each. */
export function TimeOffTypes() {
  const { t } = useTranslation();
  const toast = useToast();
  const amountOf = amountsIn(useTranslation());
  const { run } = useAction();
  const { company, companies, within } = useCompany();
  const [opened, open] = useOpened();
  const result = useFresh(TimeOffTypesOperation, { company });
  const [remove] = useMutation(DeleteTimeOffType, { refetchQueries: ['TimeOffTypes'] });
  const columns: Column<WholeTimeOffType>[] = [
    {
      id: 'name',
      header: t('timeOff.types.name'),
      rowHeader: true,
      cell: ({ name, companyId, isActive }) => (
        <Name dir="auto">
          {name}
          {!isActive && <Secondary>{t('timeOff.types.inactive')}</Secondary>}
          {/* A superuser may look at all companies together. */}
          {company === undefined && <Secondary>{companies.find(({ id }) => id === companyId)?.name}</Secondary>}
        </Name>
      ),
    },
    {
      id: 'facts',
      header: t('timeOff.types.facts'),
      cell: ({ isPaid, needsApproval, needsSecondApproval, needsDocument, isSick, unit, noticeDays }) =>
        [
          t(isPaid ? 'timeOff.types.paid' : 'timeOff.types.unpaid'),
          t(`timeOff.types.units.${unit}`),
          t(needsApproval ? 'timeOff.types.approval' : 'timeOff.types.noApproval'),
          needsSecondApproval && t('timeOff.types.secondApproval'),
          needsDocument && t('timeOff.types.document'),
          noticeDays > 0 && t('timeOff.types.noticeOf', { count: noticeDays }),
          isSick && t('timeOff.types.sick'),
        ]
          .filter(Boolean)
          .join(' · '),
    },
    {
      id: 'accrual',
      header: t('timeOff.types.accrual'),
      cell: ({ monthlyAccrual, unit }) => (Number(monthlyAccrual) === 0 ? '–' : amountOf(monthlyAccrual, unit)),
    },
    {
      id: 'carryOver',
      header: t('timeOff.types.carryOver'),
      cell: ({ carryOverLimit, unit }) =>
        typeof carryOverLimit === 'string' ? amountOf(carryOverLimit, unit) : t('timeOff.types.carryOverAll'),
    },
  ];
  const editing = result.data?.timeOffTypes.results.find(({ id }) => id === opened);
  return (
    <>
      <PageHeading
        back={<BackLink to={within(paths.timeOff)}>{t('timeOff.title')}</BackLink>}
        description={t('timeOff.types.lead')}
        actions={
          <Button data-create variant="primary" icon={<Plus aria-hidden />} onClick={() => open('new')}>
            {t('timeOff.types.create')}
          </Button>
        }
      >
        {t('timeOff.types.title')}
      </PageHeading>
      <Loaded result={result} loading={t('timeOff.loading')} failed={t('timeOff.types.failed')}>
        {({ timeOffTypes }) => (
          <Table
            caption={t('timeOff.types.title')}
            columns={columns}
            rows={timeOffTypes.results}
            rowKey={({ id }) => id}
            actionsLabel={t('lists.actions')}
            actions={({ id, name }) => (
              <>
                <Button size="small" variant="ghost" icon={<Pencil aria-hidden />} onClick={() => open(id)}>
                  {t('lists.edit')} <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
                <Confirm
                  size="small"
                  icon={<Trash2 aria-hidden />}
                  action={t('delete.action')}
                  of={name}
                  question={t('timeOff.types.deleteQuestion', { name })}
                  onConfirm={async () => {
                    const ending = {
                      done: t('timeOff.types.deleted', { name }),
                      failed: t('timeOff.types.deleteFailed'),
                    };
                    await run(() => remove({ variables: { id } }), ending);
                  }}
                />
              </>
            )}
          />
        )}
      </Loaded>
      {(opened === 'new' || editing) && (
        <TypeModal
          type={editing}
          onClose={() => open(undefined)}
          onSaved={(name) => {
            open(undefined);
            toast('success', t('timeOff.types.saved', { name }));
          }}
        />
      )}
    </>
  );
}
