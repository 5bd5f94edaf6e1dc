import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { post, postOrdering, scheduling, type Post, type PostListFilter } from '@portfolio/contracts/scheduling';
import { alphabetical, selectList, Where } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { companyTable } from '../../company/company-table.ts';
import type { SchedulingContext } from '../../context.ts';
import { namedQualifications } from '../../shared/sql/held-qualifications.ts';

export const postList: ListOptions = {
  orderings: postOrdering,
  defaultOrdering: 'name',
  defaultPageSize: scheduling.optionListLimit,
};

/** Headings that an import knows. */
export const postHeadings = {
  name: 'Name',
  client_name: 'Client',
  location_name: 'Location',
  head_count: 'Employees',
  priority: 'Priority',
  start_date: 'First day',
  end_date: 'Last day',
  pay_rate: 'Pay rate',
  bill_rate: 'Bill rate',
  required_qualifications: 'Required qualifications',
  preferred_qualifications: 'Preferred qualifications',
} satisfies Partial<Record<keyof Post, string>>;

/** What a post is joined with wherever it is read. */
export const postTables = `post JOIN client ON client.id = post.client_id
  JOIN company ON company.id = post.company_id
  LEFT JOIN location ON location.id = post.location_id`;

/** What a post asks for; the release before knew of no closures. */
export const demandColumn = `CASE WHEN post.demand ? 'closures' THEN post.demand ELSE '{"closures": []}'::jsonb || post.demand END`;

const askedOf = (isRequired: boolean) =>
  namedQualifications(
    `SELECT qualification_id FROM post_qualification WHERE post_id = post.id AND is_required = ${isRequired}`,
  );

const columns = selectList('post', post, {
  client_name: 'client.name',
  location_name: 'location.name',
  time_zone: 'coalesce(location.time_zone, client.time_zone, company.time_zone)',
  required_qualifications: askedOf(true),
  preferred_qualifications: askedOf(false),
});

const orderings = {
  name: alphabetical('post.name'),
  client_name: alphabetical('client.name'),
  priority: 'post.priority',
  start_date: 'post.start_date',
  end_date: 'post.end_date',
  created_at: 'post.created_at',
};

const rows = companyTable<Post>({ table: 'post', from: postTables, columns });

/** Posts of one company; a client's are found in whichever administered company it is. `search` looks at post, client and location. */
export function listPosts(
  context: SchedulingContext,
  { company, client, location, on }: PostListFilter,
  list: ListParameters,
): Promise<Page<Post>> {
  const where = new Where().and('post.client_id =', client).and('post.location_id =', location);
  if (on !== undefined) {
    const day = where.parameter(on);
    where.andSql(`coalesce(post.start_date <= ${day}, TRUE) AND coalesce(post.end_date >= ${day}, TRUE)`);
  }
  const anywhere = client !== undefined || location !== undefined;
  return rows.list(context, company, {
    list,
    searched: ['post.name', 'client.name', 'location.name'],
    orderings,
    where,
    anywhere,
  });
}

/** @throws AppError `not_found` also for a post of another company */
export const getPost = rows.one;
