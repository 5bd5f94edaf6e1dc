import { useApolloClient, useMutation } from '@apollo/client/react';
import { stripTypename } from '@apollo/client/utilities';
import { useAction } from '@portfolio/remote-kit/screens';
import type { PostDemandInput } from '../../generated/graphql.ts';
import { useTranslation } from '../../translator.ts';
import { PostDemand, SetPostDemand } from '../posts/demand.graphql.ts';
import type { Gap } from './gaps.ts';

type Closure = NonNullable<PostDemandInput['closures']>[number];

const isOf =
  ({ startTime, endTime, heads }: Gap) =>
  (closure: Closure): boolean =>
    closure.from === startTime && closure.until === endTime && closure.heads === heads;

/** Says of gaps that they stay, and why; and takes that back. @param changed what is shown is asked for anew */
export function useClosures(changed: () => Promise<unknown>) {
  const { t } = useTranslation();
  const apollo = useApolloClient();
  const { run } = useAction();
  const [save] = useMutation(SetPostDemand);

  /** On top of what the post asks for at this moment, whoever has said it. */
  const change = async (post: string, closed: (before: readonly Closure[]) => Closure[]): Promise<void> => {
    const { data } = await apollo.query({ query: PostDemand, variables: { post }, fetchPolicy: 'network-only' });
    if (!data?.postDemand) throw new Error('The post is gone.');
    const seen: PostDemandInput = stripTypename(data.postDemand);
    await save({ variables: { post, input: { ...seen, closures: closed(seen.closures ?? []) }, seen } });
    await changed();
  };
  const close = (gap: Gap, reason: string): Promise<void> => {
    const { startTime: from, endTime: until, heads, post } = gap;
    return change(post.id, (before) => [...before, { from, until, heads, reason }]);
  };
  const open = (gap: Gap): Promise<void> =>
    change(gap.post.id, (before) => {
      const at = before.findIndex(isOf(gap));
      return before.filter((_, index) => index !== at);
    });
  const failed = t('scheduler.notSaved');
  return {
    close: (gap: Gap, reason: string) =>
      run(() => close(gap, reason), { done: t('scheduler.gap.closed'), failed, undo: () => open(gap) }),
    takeBack: (gap: Gap) =>
      run(() => open(gap), { done: t('scheduler.gap.opened'), failed, undo: () => close(gap, gap.reason ?? '') }),
  };
}

export type Closures = ReturnType<typeof useClosures>;
