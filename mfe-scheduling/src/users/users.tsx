import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import { useRetry, useSearchText } from '@portfolio/remote-kit';
import { useListAddress } from '@portfolio/remote-kit/lists';
import { Button } from '@portfolio/ui/button';
import { ErrorState } from '@portfolio/ui/error-state';
import { TextField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Pagination } from '@portfolio/ui/pagination';
import { useToast } from '@portfolio/ui/toast';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { UserModal } from './user-modal.tsx';
import { UserTable } from './user-table.tsx';
import type { UserDialog } from './user-values.ts';
import { ManagedUsers } from './users.graphql.ts';

const pageSize = 20;
const orderings = [
  'username',
  '-username',
  'email',
  '-email',
  'is_active',
  '-is_active',
  'last_login',
  '-last_login',
] as const;

const Search = styled.div.attrs({ role: 'search' })`
  max-width: 24rem;
`;

/** scheduling.md §2, User management (/admin/planner/users): a table of users, and a modal to create and change them. */
export function Users() {
  const { t } = useTranslation();
  const toast = useToast();
  const address = useListAddress(orderings);
  const { page, search, ordering } = address;
  const [text, setText] = useSearchText(search, address.searchFor);
  const [dialog, setDialog] = useState<UserDialog>();
  const result = useQuery(ManagedUsers, {
    variables: { page, pageSize, search, ordering },
    fetchPolicy: 'cache-and-network',
  });
  const { failure, retry, retrying } = useRetry(result);
  const users = (result.data ?? result.previousData)?.users;

  if (isRefusal(failure)) {
    return (
      <>
        <PageHeading>{t('users.title')}</PageHeading>
        <Notice kind="info">{t('users.staffOnly')}</Notice>
      </>
    );
  }

  const saved = (username: string): void => {
    if (dialog) toast('success', t(`users.${dialog.mode}.done`, { username }));
    setDialog(undefined);
    void result.refetch();
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
        <Search>
          <TextField
            type="search"
            label={t('users.search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Search>
        {failure ? (
          <ErrorState title={t('users.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')}>
            {t('unchanged')}
          </ErrorState>
        ) : (
          <>
            <UserTable
              users={users?.results ?? []}
              address={address}
              loading={result.loading && !result.data}
              open={setDialog}
            />
            <Pagination
              page={page}
              pageCount={Math.ceil((users?.count ?? 0) / pageSize)}
              onPage={address.goToPage}
              texts={{
                label: t('users.pagesLabel'),
                previous: t('pagination.previous'),
                next: t('pagination.next'),
                position: (at, of) => t('pagination.position', { at, of }),
              }}
            />
          </>
        )}
      </Stack>
      {dialog && <UserModal dialog={dialog} onClose={() => setDialog(undefined)} onSaved={saved} />}
    </>
  );
}

/** scheduling.md §6: staff manage users; administrators of a company are none. */
const isRefusal = (error: Error | undefined): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN');
