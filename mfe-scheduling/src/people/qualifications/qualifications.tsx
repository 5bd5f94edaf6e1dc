import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { qualificationHeld, qualificationPatch } from '@portfolio/contracts/scheduling';
import { useOpened } from '@portfolio/remote-kit';
import { useForm, useLatest } from '@portfolio/remote-kit/forms';
import { useListState } from '@portfolio/remote-kit/lists';
import { useRefresh, useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { CheckboxField, TextField } from '@portfolio/ui/field';
import type { Column } from '@portfolio/ui/table';
import { useToast } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import { CompanyOfNew } from '../../shared/company/company-field.tsx';
import { type CompanyChoice, useCompany, ofCompany } from '../../shared/company/use-company.tsx';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import type { LocalOrder } from '../../shared/lists/at-once.ts';
import { ListPart, useListQuery, Broken, Secondary } from '../../shared/lists/list-part.tsx';
import { Confirm } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import {
  Qualifications as QualificationsOperation,
  type ListedQualification,
  DeleteQualification as Delete,
  ChosenQualification,
  CreateQualification,
  RenameQualification,
} from './qualifications.graphql.ts';
import { paths } from '../../paths.ts';

const orderings = ['name', '-name'] as const;

const local: LocalOrder<ListedQualification> = {
  searched: ({ name }) => [name],
  sorted: { name: ({ name }) => name },
};

/** What employees may be qualified for (scheduling.md §3, Qualification): add, rename, delete what nobody holds. */
export const Qualifications = ofCompany(Place);

function Place({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefresh();
  const [opened, open] = useOpened();
  const list = useListState({ orderings });
  const known = useListQuery(QualificationsOperation, list, {
    variables: { company: choice.company },
    of: ({ qualifications }) => qualifications,
    local,
    pageSize: 50,
  });
  const columns = useQualificationColumns(choice);
  const edited = known.rows?.find(({ id }) => id === opened);

  const saved = (name: string): void => {
    toast('success', t('qualifications.saved', { name }));
    open(undefined);
    void refresh('qualifications');
  };
  return (
    <>
      <ListPart
        area="qualifications"
        list={list}
        known={known}
        columns={columns}
        create={{ onClick: () => open('new'), words: t('qualifications.create') }}
        actions={(qualification) => (
          <>
            <Button size="small" variant="ghost" icon={<Pencil aria-hidden />} onClick={() => open(qualification.id)}>
              {t('qualifications.rename')} <VisuallyHidden>{qualification.name}</VisuallyHidden>
            </Button>
            <DeleteQualification qualification={qualification} onDeleted={() => refresh('qualifications')} />
          </>
        )}
      />
      {(opened === 'new' || edited) && (
        <QualificationModal qualification={edited} onClose={() => open(undefined)} onSaved={saved} />
      )}
    </>
  );
}

/** Qualifications, and who holds them. */
function useQualificationColumns({
  company,
  companies,
  within,
}: CompanyChoice): readonly Column<ListedQualification>[] {
  const { t } = useTranslation();
  return [
    {
      id: 'name',
      header: t('qualifications.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ name, companyId, expires }) => (
        <Broken dir="auto">
          {name}
          {expires && <Secondary>{t('qualifications.expiring')}</Secondary>}
          {/* A superuser may look at all companies together. */}
          {company === undefined && <Secondary>{companies.find(({ id }) => id === companyId)?.name}</Secondary>}
        </Broken>
      ),
    },
    {
      id: 'employees',
      header: t('qualifications.heldBy'),
      cell: ({ id, employees }) =>
        employees === 0 ? (
          t('qualifications.nobody')
        ) : (
          <Link to={within(`${paths.employees}?qualification=${id}`)}>
            {t('qualifications.employees', { count: employees })}
          </Link>
        ),
    },
  ];
}

interface Props {
  qualification: ListedQualification;
  onDeleted: () => Promise<unknown>;
}

/** Delete, then Confirm or Cancel; refused while employees hold it. */
function DeleteQualification({ qualification: { id, name }, onDeleted }: Props) {
  const { t } = useTranslation();
  const [deleteIt] = useMutation(Delete);
  const { run } = useAction();

  const remove = async (): Promise<void> => {
    await run(() => deleteIt({ variables: { id } }), {
      done: t('qualifications.deleted', { name }),
      failed(error) {
        const count = holdersIn(error);
        return count === undefined ? t('qualifications.deleteFailed') : t('qualifications.held', { count });
      },
    });
    await onDeleted().catch(() => undefined);
  };

  return (
    <Confirm
      size="small"
      icon={<Trash2 aria-hidden />}
      action={t('qualifications.delete')}
      of={name}
      question={t('qualifications.deleteQuestion', { name })}
      onConfirm={remove}
    />
  );
}

/** By how many employees it is held, which is why the server refused; somebody may have got it since the list was loaded. */
const holdersIn = (error: unknown): number | undefined =>
  CombinedGraphQLErrors.is(error)
    ? qualificationHeld.safeParse(error.errors[0]?.extensions).data?.employees
    : undefined;

interface QualificationModalProps {
  /** Undefined for a new one. */
  qualification: ListedQualification | undefined;
  onClose: () => void;
  onSaved: (name: string) => void;
}

/** Adds a qualification, or changes one. */
function QualificationModal({ qualification, onClose, onSaved }: QualificationModalProps) {
  const { t } = useTranslation();
  const [create] = useMutation(CreateQualification);
  const [rename] = useMutation(RenameQualification);
  const { company } = useCompany();
  const form = useForm({
    draft: `qualification/${qualification?.id ?? 'new'}`,
    values: {
      company: qualification?.companyId ?? company ?? '',
      name: qualification?.name ?? '',
      expires: qualification?.expires ?? false,
    },
    schema: qualificationPatch,
    rules: (values) => ({ company: values.company === '' ? fault('required') : undefined }),
    sentences: {
      company: { required: t('errors.company') },
      name: { required: t('qualifications.errors.name'), unique: t('qualifications.errors.unique') },
    },
    latest: useLatest(
      ChosenQualification,
      { id: qualification?.id ?? '' },
      ({ qualification: now }) =>
        now && { company: qualification?.companyId ?? '', name: now.name, expires: now.expires },
    ),
    async send({ company: of, name, expires }, _, context, { name: seen }) {
      if (qualification) await rename({ variables: { id: qualification.id, name, expires, seen }, context });
      else await create({ variables: { company: of, name, expires }, context });
    },
    onSaved: (_, { name }) => onSaved(name.trim()),
    failed: t('qualifications.saveFailed'),
  });

  return (
    <FormModal
      form={form}
      title={qualification ? t('qualifications.renameTitle', { name: qualification.name }) : t('qualifications.create')}
      save={t(qualification ? 'qualifications.saveName' : 'qualifications.saveNew')}
      errorsTitle={t('qualifications.notSaved')}
      onClose={onClose}
    >
      {!qualification && <CompanyOfNew {...form.controlled('company')} />}
      <TextField label={t('qualifications.name')} autoComplete="off" {...form.field('name')} />
      <CheckboxField
        label={t('qualifications.expires')}
        hint={t('qualifications.expiresHint')}
        {...form.field('expires')}
      />
    </FormModal>
  );
}
