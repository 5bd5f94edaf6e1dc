import { fault } from '@portfolio/contracts/errors';
import {
  postDaysFault,
  postPatch,
  scheduling,
  type Post,
  type PostInput,
  type PostPatch,
} from '@portfolio/contracts/scheduling';
import { changesOf } from '@portfolio/service-kit/audit';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { EntityManager } from 'typeorm';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import { LocationEntity } from '../../clients/location.entity.ts';
import { getClient } from '../../clients/clients.ts';
import type { SchedulingContext } from '../../context.ts';
import { doesNotExist, named, refusedBy, refuseUnknown, requireRoom } from '../../shared/writes.ts';
import { PostEntity } from './post.entity.ts';
import { getPost } from './posts.ts';

/** Fields of which it is noted who changed them. */
const noted = postPatch.keyof().exclude(['required_qualifications', 'preferred_qualifications']).options;

/**
 * A new post at a place of a client, which asks for nobody yet.
 * @throws AppError `validation` for a client that is none of the caller's, a location of another, or too many posts
 */
export async function createPost(
  context: SchedulingContext,
  { client, location = null, required_qualifications = [], preferred_qualifications = [], ...fields }: PostInput,
): Promise<Post> {
  const { company } = await named('client', client, getClient(context, client));
  const id = await context.database.transaction(async (manager) => {
    if (location !== null && !(await manager.existsBy(LocationEntity, { id: location, client_id: client })))
      throw doesNotExist('location', location);
    await requireRoom(manager, PostEntity, company, {
      most: scheduling.posts,
      full: fault('posts_full', { max: scheduling.posts }),
    });
    const place = { company_id: company, client_id: client, location_id: location };
    const made = await manager.save(PostEntity, { ...fields, ...place });
    await setQualifications(manager, { company, id: made.id }, { required_qualifications, preferred_qualifications });
    return made.id;
  });
  return getPost(context, id);
}

type Asked = Pick<PostPatch, 'required_qualifications' | 'preferred_qualifications'>;

async function setQualifications(
  manager: EntityManager,
  { company, id }: Pick<Post, 'company' | 'id'>,
  asked: Asked,
): Promise<void> {
  for (const [field, isRequired] of [
    ['required_qualifications', true],
    ['preferred_qualifications', false],
  ] as const) {
    const ids = asked[field];
    if (!ids) continue;
    await manager.query('DELETE FROM post_qualification WHERE post_id = $1 AND is_required = $2', [id, isRequired]);
    const set = await manager.query<{ id: number }[]>(
      `INSERT INTO post_qualification (company_id, post_id, qualification_id, is_required)
       SELECT company_id, $2, id, $3 FROM qualification WHERE company_id = $1 AND id = ANY ($4)
       RETURNING qualification_id AS id`,
      [company, id, isRequired, ids],
    );
    refuseUnknown(field, ids, set);
  }
}

/** Changes what is given; a post stays at its place. @throws AppError `not_found`, `validation`; `conflict` by `expected` */
export async function updatePost(
  context: SchedulingContext,
  id: number,
  { required_qualifications, preferred_qualifications, ...changes }: PostPatch,
  expected?: Precondition,
): Promise<Post> {
  await getPost(context, id);
  return context.database.transaction(async (manager) => {
    const before = await lockPost(context, manager, id);
    expected?.(before);
    const wrong = postDaysFault({ ...before, ...changes });
    if (wrong) throw validationError({ end_date: [wrong] });
    if (Object.keys(changes).length > 0) await manager.update(PostEntity, id, changes);
    await setQualifications(manager, before, { required_qualifications, preferred_qualifications });
    const after = await getPost(context, id, manager);
    const differing = changesOf(before, after, noted);
    if (differing.length > 0) {
      const event = { kind: 'post_changed', subject: titleOf(after), changes: differing } as const;
      await recordCompanyEvent(manager, after.company, event);
    }
    return after;
  });
}

/** Two who change the same post, or what it asks for, take turns. @throws AppError `not_found` */
export async function lockPost(context: SchedulingContext, manager: EntityManager, id: number): Promise<Post> {
  await manager.query('SELECT FROM post WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return getPost(context, id, manager);
}

/** How the log of a company names a post. */
export const titleOf = ({ name, client_name, location_name }: Post): string =>
  [client_name, location_name, name].filter((part) => part !== null).join(', ');

/** One that shifts fill stays, as what was asked for would go with it; so does one of a rotation. @throws AppError `not_found`, `conflict` */
export async function deletePost(context: SchedulingContext, id: number): Promise<void> {
  const post = await getPost(context, id);
  const deleted = context.database.transaction(async (manager) => {
    // Whoever puts it into a rotation at that moment comes before and is seen, or finds it gone.
    await manager.query('SELECT FROM post WHERE id = $1 FOR UPDATE', [id]);
    const turning = await manager.query<unknown[]>('SELECT FROM rotation_member WHERE post_id = $1 LIMIT 1', [id]);
    if (turning.length > 0) throw new AppError('conflict', fault('post_has_rotations'));
    await manager.delete(PostEntity, id);
    await recordCompanyEvent(manager, post.company, { kind: 'post_deleted', subject: titleOf(post) });
  });
  await deleted.catch(refusedBy(fault('post_has_shifts'), 'shift_post_fkey'));
}
