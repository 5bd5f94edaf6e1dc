import type { ListState } from '@portfolio/remote-kit/lists';
import { dayOf } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { IconButton } from '@portfolio/ui/icon-button';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column } from '@portfolio/ui/table';
import { Breakable } from '@portfolio/ui/text';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import ShieldOff from 'lucide-react/icons/shield-off';
import UserX from 'lucide-react/icons/user-x';
import { styled } from 'styled-components';
import { color, fontSize } from '@portfolio/ui/tokens';
import { useTranslation } from '../../translator.ts';
import { roleOf, type ManagedUser } from './role.ts';
import type { UserDialog } from './user-values.ts';

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
export function UserTable({ users, list, loading, open }: Props) {
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
