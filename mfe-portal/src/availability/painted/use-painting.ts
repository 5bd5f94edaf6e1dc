import { useMutation } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { overlap, paint, takingBack, type Said, type Stroke } from '@portfolio/planning/dated';
import { useRef, useState } from 'react';
import { useKeptQuery } from '../../offline/use-kept-query.ts';
import { useTranslation } from '../../translator.ts';
import { saidIn, strokeSent } from './brush.ts';
import { MyDatedAvailability, PaintMyAvailability } from './painted.graphql.ts';

/** What one has said of days, with what is on its way, and a way to say more, which can be taken back for a while. */
export function usePainting() {
  const { t } = useTranslation();
  const { run } = useAction();
  const { data } = useKeptQuery(MyDatedAvailability, { fetchPolicy: 'cache-and-network' });
  const [send] = useMutation(PaintMyAvailability, {
    refetchQueries: ['MyUnavailability'],
    update(cache, { data: painted }) {
      if (painted)
        cache.writeQuery({
          query: MyDatedAvailability,
          data: { myDatedAvailability: painted.paintMyAvailability },
        });
    },
  });
  const [sent, setSent] = useState<readonly (readonly Stroke[])[]>([]);
  // One after the other: the last one painted is the last one said.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const known = data?.myDatedAvailability.map(saidIn);
  const said = known && paint(known, sent.flat());

  const sendInTurn = (strokes: readonly Stroke[]): Promise<unknown> => {
    setSent((before) => [...before, strokes]);
    const turn = last.current
      .then(() => send({ variables: { strokes: strokes.map(strokeSent) } }))
      .finally(() => setSent((before) => before.filter((each) => each !== strokes)));
    last.current = turn.catch(() => undefined);
    return turn;
  };

  /** @param before what was said, as it is when it is taken back @param shifts how many shifts of these days stay */
  const paintOver = (before: readonly Said[], strokes: readonly Stroke[], shifts: number): Promise<boolean> =>
    run(() => sendInTurn(strokes), {
      done: shifts > 0 ? t('availability.painted.savedOver', { count: shifts }) : t('availability.painted.saved'),
      failed: t('availability.daysOff.saveFailed'),
      undo: () =>
        sendInTurn(
          takingBack(
            before.filter((part) => strokes.some((each) => overlap(each, part))),
            strokes,
          ),
        ),
    });
  return { said, paintOver };
}
