import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { useListState, usePages } from '@portfolio/remote-kit/lists';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useToast } from '@portfolio/ui/toast';
import UserPlus from 'lucide-react/icons/user-plus';
import { bothWays } from '../../shared/lists/both-ways.ts';
import { ListPages, StaleIfError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import type { ManagedUser } from './role.ts';
import { UserModal } from './user-modal.tsx';
import { UserTable } from './user-table.tsx';
import { dialogModes, type UserDialog, type UserValues } from './user-values.ts';
import { ManagedUsers } from './users.graphql.ts';

const pageSize = 20;
const orderings = ['username', '-username', ...bothWays('email', 'is_active', 'last_login')] as const;

/** scheduling.md §2, User management (/admin/planner/users): a table of users, and a modal to create and change them. */
export function Users() {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefresh();
  const list = useListState({ orderings });
  const { page, search, ordering } = list;
  const [opened, open] = useOpened();
  const setDialog = (next: UserDialog | undefined): void => open(next && nameOf(next));
  const result = useQuery(ManagedUsers, {
    variables: { page, pageSize, search, ordering },
    fetchPolicy: 'cache-and-network',
  });
  const users = (result.data ?? result.previousData)?.users;
  const pages = usePages(list, pageSize, users, result.loading);
  const dialog = dialogNamed(opened, users?.results ?? []);

  if (isRefusal(result.error)) {
    return (
      <>
        <PageHeading>{t('users.title')}</PageHeading>
        <Notice kind="info">{t('users.staffOnly')}</Notice>
      </>
    );
  }

  const saved = ({ username, email }: UserValues, counting?: string): void => {
    if (counting !== undefined && counting !== email) toast('success', t('users.edit.addressAsked', { email }));
    else if (dialog) toast('success', t(`users.${dialog.mode}.done`, { username }));
    setDialog(undefined);
    void refresh('users');
  };

  return (
    <>
      <PageHeading
        description={t('users.lead')}
        actions={
          <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setDialog({ mode: 'create' })}>
            {t('users.create.action')}
          </Button>
        }
      >
        {t('users.title')}
      </PageHeading>
      <Stack $gap={5}>
        <ListToolbar search={{ label: t('users.search'), ...list.searchBox }} />
        <StaleIfError result={result} failed={t('users.failed')}>
          <UserTable
            users={users?.results ?? []}
            list={list}
            loading={result.loading && !result.data}
            open={setDialog}
          />
          <ListPages label={t('users.pagesLabel')} {...pages} />
        </StaleIfError>
      </Stack>
      {dialog && <UserModal dialog={dialog} onClose={() => setDialog(undefined)} onSaved={saved} />}
    </>
  );
}

/** `create`, `edit-4` */
const nameOf = (dialog: UserDialog): string =>
  dialog.mode === 'create' ? dialog.mode : `${dialog.mode}-${dialog.user.id}`;

function dialogNamed(name: string | undefined, users: readonly ManagedUser[]): UserDialog | undefined {
  if (name === 'create') return { mode: name };
  const [wanted, id] = name?.split('-') ?? [];
  const user = users.find((each) => each.id === id);
  const mode = dialogModes.find((each) => each === wanted);
  return user && mode && { mode, user };
}

/** scheduling.md §6: staff manage users; administrators of a company are none. */
const isRefusal = (error: Error | undefined): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN');
