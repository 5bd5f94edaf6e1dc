import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { pathOf, paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.ts';
import { Quiet, Rows } from '../../shared/details/detail.styles.ts';
import { Section } from '../../shared/details/section.tsx';
import { Secondary } from '../../shared/lists/cell.styles.ts';
import { useTranslation } from '../../translator.ts';
import { PostName } from './post-name.tsx';
import { ClientPosts as ClientPostsOperation } from './posts.graphql.ts';

/** The posts of a client, on its page. */
export function ClientPosts({ client }: { client: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const { data, error } = useQuery(ClientPostsOperation, {
    variables: { client },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Section
      title={t('posts.title')}
      more={<Link to={within(`${paths.newPost}?client=${client}`)}>{t('posts.create')}</Link>}
    >
      {error && !data && <Quiet>{t('posts.failed')}</Quiet>}
      {data?.posts.results.length === 0 && <Quiet>{t('posts.noneHere')}</Quiet>}
      <Rows>
        {data?.posts.results.map(({ id, name, color, locationName }) => (
          <li key={id}>
            <Link to={within(pathOf(paths.post, id))}>
              <PostName name={name} color={color} />
            </Link>
            <Secondary dir="auto">{locationName ?? t('shifts.mainLocation')}</Secondary>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
