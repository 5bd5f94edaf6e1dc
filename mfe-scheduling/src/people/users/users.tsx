import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useOpened } from '@portfolio/remote-kit';
import { useListState, usePages, type ListState } from '@portfolio/remote-kit/lists';
import { useRefresh, useFresh } from '@portfolio/remote-kit/screens';
import { dayOf } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { IconButton } from '@portfolio/ui/icon-button';
import { Stack } from '@portfolio/ui/layout';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column } from '@portfolio/ui/table';
import { Breakable } from '@portfolio/ui/breakable';
import { useToast } from '@portfolio/ui/toast';
import { color, fontSize } from '@portfolio/ui/tokens';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import ShieldOff from 'lucide-react/icons/shield-off';
import UserPlus from 'lucide-react/icons/user-plus';
import UserX from 'lucide-react/icons/user-x';
import { styled } from 'styled-components';
import { bothWays } from '../../shared/lists/list-part.tsx';
import { ListPages, StaleIfError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { dialogModes, type UserDialog, type UserValues, type ManagedUser, roleOf } from './use-user-form.ts';
import { UserModal } from './user-modal.tsx';
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
  const result = useFresh(ManagedUsers, { page, pageSize, search, ordering });
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
          <Button
            data-create
            variant="primary"
            icon={<UserPlus aria-hidden />}
            onClick={() => setDialog({ mode: 'create' })}
          >
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

const FullName = styled.div`
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 400;
`;

interface Props {
  users: readonly ManagedUser[];
  list: ListState;
  loading: boolean;
  open: (dialog: UserDialog) => void;
}

/** scheduling.md §2, User management: the table of users. */
function UserTable({ users, list, loading, open }: Props) {
  const { t, language } = useTranslation();

  const columns: Column<ManagedUser>[] = [
    {
      id: 'username',
      header: t('fields.username'),
      rowHeader: true,
      sortable: true,
      cell: ({ username, firstName, lastName }) => (
        <>
          {username}
          <FullName>{`${firstName} ${lastName}`.trim()}</FullName>
        </>
      ),
    },
    { id: 'email', header: t('fields.email'), sortable: true, cell: ({ email }) => <Breakable>{email}</Breakable> },
    { id: 'role', header: t('users.role'), cell: (user) => t(`users.roles.${roleOf(user)}`) },
    {
      id: 'is_active',
      header: t('users.status'),
      sortable: true,
      cell: ({ isActive }) => {
        const status = isActive ? 'active' : 'inactive';
        return <StatusBadge status={status}>{t(`users.${status}`)}</StatusBadge>;
      },
    },
    {
      id: 'last_login',
      header: t('users.lastLogin'),
      sortable: true,
      cell: ({ lastLogin }) => (lastLogin ? dayOf(lastLogin, language) : t('users.never')),
    },
  ];

  return (
    <Table
      caption={t('users.title')}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      sort={list.sort}
      onSort={list.sortBy}
      actionsLabel={t('users.actions')}
      actions={(user) => (
        <>
          <IconButton
            size="small"
            icon={<Pencil aria-hidden />}
            label={`${t('users.edit.action')} ${user.username}`}
            onClick={() => open({ mode: 'edit', user })}
          />
          <IconButton
            size="small"
            icon={<KeyRound aria-hidden />}
            label={t('users.password.of', { username: user.username })}
            onClick={() => open({ mode: 'password', user })}
          />
          <IconButton
            size="small"
            icon={<LogOut aria-hidden />}
            label={t('users.sessions.of', { username: user.username })}
            onClick={() => open({ mode: 'sessions', user })}
          />
          <IconButton
            size="small"
            icon={<ShieldOff aria-hidden />}
            label={t('users.secondFactor.of', { username: user.username })}
            onClick={() => open({ mode: 'secondFactor', user })}
          />
          <IconButton
            size="small"
            icon={<UserX aria-hidden />}
            label={t('users.erase.of', { username: user.username })}
            onClick={() => open({ mode: 'erase', user })}
          />
        </>
      )}
      empty={
        <EmptyState title={t('users.noMatch')} action={<Button onClick={list.clear}>{t('clearSearch')}</Button>} />
      }
      {...(loading && { loading: { label: t('users.loading') } })}
    />
  );
}
