import { useMutation } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { daysWithTimes } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Panel } from '@portfolio/ui/card';
import { Cluster } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import CalendarX from 'lucide-react/icons/calendar-x';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import type { DocumentType } from '../generated/index.ts';
import { useIsCopy } from '../offline/as-of.tsx';
import { useKeptQuery } from '../offline/use-kept-query.ts';
import { useTranslation } from '../translator.ts';
import { DaysOffDialog } from './days-off-dialog.tsx';
import { AddMyUnavailability, MyUnavailability, RemoveMyUnavailability } from './days-off.graphql.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: '';
  overflow-wrap: anywhere;
`;

type Days = DocumentType<typeof MyUnavailability>['myUnavailability'][number];

/** Days on which one can't work, whatever one offers in a normal week. */
export function DaysOff() {
  const { t, language } = useTranslation();
  const { run } = useAction();
  const isCopy = useIsCopy();
  const [opened, open] = useOpened();
  const { data } = useKeptQuery(MyUnavailability, { fetchPolicy: 'cache-and-network' });
  const after = { refetchQueries: ['MyUnavailability', 'MyDatedAvailability'], awaitRefetchQueries: true };
  const [removeIt] = useMutation(RemoveMyUnavailability, after);
  const [add] = useMutation(AddMyUnavailability, after);
  if (!data) return null;
  const remove = ({ id: days, fromDay, fromTime, untilDay, untilTime, reason }: Days): Promise<boolean> =>
    run(() => removeIt({ variables: { id: days } }), {
      done: t('availability.daysOff.removed'),
      failed: t('availability.daysOff.removeFailed'),
      undo: () => add({ variables: { input: { fromDay, fromTime, untilDay, untilTime, reason } } }),
    });
  return (
    <Panel title={t('availability.daysOff.title')} gap={3}>
      <Muted>{t('availability.daysOff.lead')}</Muted>
      {data.myUnavailability.length > 0 && (
        <List>
          {data.myUnavailability.map((days) => {
            const when = daysWithTimes(days, language);
            return (
              <li key={days.id}>
                <Cluster $justify="space-between">
                  <div>
                    <strong>{when}</strong>
                    <Muted dir="auto">{days.reason}</Muted>
                  </div>
                  {!isCopy && (
                    <Button icon={<Trash2 aria-hidden />} onClick={() => void remove(days)}>
                      {t('availability.daysOff.remove')} <VisuallyHidden>{when}</VisuallyHidden>
                    </Button>
                  )}
                </Cluster>
              </li>
            );
          })}
        </List>
      )}
      {!isCopy && (
        <div>
          <Button size="large" icon={<CalendarX aria-hidden />} onClick={() => open('days-off')}>
            {t('availability.daysOff.add')}
          </Button>
        </div>
      )}
      {opened === 'days-off' && <DaysOffDialog onClose={() => open(undefined)} />}
    </Panel>
  );
}
