import { useMutation } from '@apollo/client/react';
import { listViewInput, listViewPatch } from '@portfolio/contracts/scheduling';
import { useOpened, useZone } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { useAction, useRefresh, useFresh } from '@portfolio/remote-kit/screens';
import { dayIn, useNow } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { IconButton } from '@portfolio/ui/icon-button';
import { Popover } from '@portfolio/ui/popover';
import { Muted } from '@portfolio/ui/text';
import { useToast, useUndo } from '@portfolio/ui/toast';
import { color, space } from '@portfolio/ui/tokens';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ViewedList } from '../../generated/graphql.ts';
import { type DocumentType, graphql } from '../../generated/index.ts';
import { useCompany } from '../company/use-company.tsx';
import { FormModal } from '../forms/form-modal.tsx';
import { Confirm } from '../screens.ts';
import { useTranslation } from '../../translator.ts';
import { queryOf, shownBy } from './view-query.ts';

const ListViews = graphql(`
  query ListViews($company: ID, $list: ViewedList) {
    listViews(company: $company, list: $list, pageSize: 100) {
      results {
        id
        name
        query
      }
    }
  }
`);

const CreateListView = graphql('mutation CreateListView { createListView { id name query } }');
const RenameListView = graphql('mutation RenameListView { updateListView { id name } }');
const DeleteListView = graphql('mutation DeleteListView { deleteListView }');

const List = styled.ul`
  display: grid;
  gap: ${space(1)};

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
  }
  & > li > button:first-child {
    justify-content: start;
    overflow-wrap: anywhere;
    white-space: normal;
    text-align: start;
  }
  & [aria-current='true'] {
    color: ${color.accent};
  }
`;

/** Of the dialog in the address. */
const naming = 'view';

interface Props {
  list: ViewedList;
  /** Columns that are left out now. */
  hidden: readonly string[];
}

/** Views of a list that the administrators of a company share: goes to one, keeps what is shown as one, renames or deletes one. */
export function Views({ list, hidden }: Props) {
  const { t } = useTranslation();
  const { company } = useCompany();
  const [parameters, setParameters] = useSearchParams();
  const [opened, open] = useOpened();
  const [renamed, rename] = useState<View>();
  const today = dayIn(useZone(), useNow());
  const shown = queryOf(parameters, hidden, today);
  // A superuser who looks at all companies together has none to keep views for.
  if (company === undefined) return null;
  return (
    <>
      <Popover
        label={t('views.title')}
        words={t('views.title')}
        size="small"
        variant="ghost"
        align="end"
        icon={<Bookmark aria-hidden />}
      >
        <Known
          {...{ company, list, shown }}
          onShow={(query) => setParameters((current) => shownBy(query, current, today))}
          onRename={rename}
        />
        <Button size="small" onClick={() => open(naming)}>
          {t('views.keep')}
        </Button>
      </Popover>
      {opened === naming && <NameView {...{ company, list, shown }} onClose={() => open(undefined)} />}
      {renamed && <RenameView view={renamed} onClose={() => rename(undefined)} />}
    </>
  );
}

type View = DocumentType<typeof ListViews>['listViews']['results'][number];

interface KnownProps {
  company: string;
  list: ViewedList;
  /** What is shown now. */
  shown: string;
  onShow: (query: string) => void;
  onRename: (view: View) => void;
}

function Known({ company, list, shown, onShow, onRename }: KnownProps) {
  const { t } = useTranslation();
  const { run } = useAction();
  const refresh = useRefresh();
  const [remove] = useMutation(DeleteListView);
  const [create] = useMutation(CreateListView);
  const { data, error } = useFresh(ListViews, { company, list });
  if (!data) return <Muted role="status">{t(error ? 'views.loadFailed' : 'loading')}</Muted>;
  const views = data.listViews.results;
  if (views.length === 0) return <Muted>{t('views.none')}</Muted>;
  return (
    <List aria-label={t('views.title')}>
      {views.map(({ id, name, query }) => (
        <li key={id}>
          <Button
            size="small"
            variant="ghost"
            icon={query === shown && <Check aria-hidden />}
            aria-current={query === shown}
            onClick={() => onShow(query)}
          >
            {name}
          </Button>
          <IconButton
            size="small"
            icon={<Pencil aria-hidden />}
            label={t('views.rename', { name })}
            onClick={() => onRename({ id, name, query })}
          />
          <Confirm
            size="small"
            icon={<Trash2 aria-hidden />}
            label={t('views.delete', { name })}
            action={t('delete.action')}
            question={t('views.deleteQuestion', { name })}
            onConfirm={async () => {
              const work = async () => {
                await remove({ variables: { id } });
                await refresh('listViews');
              };
              await run(work, {
                done: t('views.deleted', { name }),
                failed: t('views.deleteFailed'),
                undo: async () => {
                  await create({ variables: { input: { company, list, name, query } } });
                  await refresh('listViews');
                },
              });
            }}
          />
        </li>
      ))}
    </List>
  );
}

function NameView({
  company,
  list,
  shown,
  onClose,
}: Omit<KnownProps, 'onShow' | 'onRename'> & { onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefresh();
  const [create] = useMutation(CreateListView);
  const form = useForm({
    draft: false,
    values: { name: '' },
    schema: listViewInput.pick({ name: true }),
    sentences: { name: { required: t('views.errors.name'), unique: t('views.errors.unique') } },
    send: ({ name }, _, context) => create({ variables: { input: { company, list, name, query: shown } }, context }),
    onSaved: (_, { name }) => {
      toast('success', t('views.kept', { name }));
      void refresh('listViews');
      onClose();
    },
    failed: t('views.saveFailed'),
  });
  return (
    <FormModal form={form} title={t('views.keep')} save={t('save')} errorsTitle={t('views.notSaved')} onClose={onClose}>
      <TextField label={t('views.name')} hint={t('views.shared')} autoComplete="off" {...form.field('name')} />
    </FormModal>
  );
}

function RenameView({ view: { id, name: before }, onClose }: { view: View; onClose: () => void }) {
  const { t } = useTranslation();
  const offerUndo = useUndo();
  const refresh = useRefresh();
  const [update] = useMutation(RenameListView);
  const rename = async (name: string, seen: string): Promise<void> => {
    await update({ variables: { id, input: { name }, seen: { name: seen } } });
    await refresh('listViews');
  };
  const form = useForm({
    draft: false,
    values: { name: before },
    schema: listViewPatch,
    sentences: { name: { required: t('views.errors.name'), unique: t('views.errors.unique') } },
    send: ({ name }) => rename(name, before),
    onSaved: (_, { name }) => {
      offerUndo(t('views.renamed', { name }), () => rename(before, name));
      onClose();
    },
    failed: t('views.renameFailed'),
  });
  return (
    <FormModal
      form={form}
      title={t('views.rename', { name: before })}
      save={t('save')}
      errorsTitle={t('views.notRenamed')}
      onClose={onClose}
    >
      <TextField label={t('views.name')} autoComplete="off" {...form.field('name')} />
    </FormModal>
  );
}
