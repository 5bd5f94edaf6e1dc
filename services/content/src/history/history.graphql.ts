import {
  contentRevision,
  contentRevisionDetail,
  revisedKind,
  revisionField,
  type ContentRevision,
  type ContentRevisionDetail,
  type RevisedKind,
} from '@portfolio/contracts/content';
import { staff } from '@portfolio/service-kit/access';
import { enumType, objectType, orNull } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ContentContext } from '../context.ts';
import '../media/media.graphql.ts';
import { getRevision, listRevisions, restoreRevision } from './history.ts';

const Kind = enumType('RevisedKind', revisedKind);
objectType('RevisionField', revisionField);
const RevisionType = objectType('ContentRevision', contentRevision);
const RevisionDetailType = objectType('ContentRevisionDetail', contentRevisionDetail);

@Authorized(staff)
@Resolver()
export class HistoryResolver {
  @Query(() => [RevisionType], { description: 'What was saved of an item, the newest first.' })
  revisions(
    @Ctx() context: ContentContext,
    @Arg('kind', () => Kind) kind: RevisedKind,
    @Arg('id', () => ID) id: string,
  ): Promise<ContentRevision[]> {
    return listRevisions(context, kind, idParameter(id));
  }

  @Query(() => RevisionDetailType, { nullable: true })
  revision(
    @Ctx() context: ContentContext,
    @Arg('kind', () => Kind) kind: RevisedKind,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
  ): Promise<ContentRevisionDetail | null> {
    return orNull(() => getRevision(context, kind, idParameter(id), revision));
  }

  @Mutation(() => RevisionType, {
    description: 'Brings back what an item said, as a new revision; where it is shown stays.',
  })
  restoreRevision(
    @Ctx() context: ContentContext,
    @Arg('kind', () => Kind) kind: RevisedKind,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('expected', () => Int, { nullable: true, description: 'The present revision.' }) expected?: number,
  ): Promise<ContentRevision> {
    return restoreRevision(context, kind, idParameter(id), revision, expected);
  }
}
